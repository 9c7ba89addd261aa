package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Choice;
import kessel.engine.game.Target;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.rules.DesertFoxRules;

/** What somebody means who points at a block, a hex or nothing at all. */
final class Intentions {
    private final DesertFoxRules rules;

    Intentions(DesertFoxRules rules) {
        this.rules = rules;
    }

    /** The march of a block to a place: a listed one, or one that leads nowhere. */
    DesertFoxMove march(DesertFoxPosition position, int block, Target target) {
        int to = target instanceof Target.Hex(int hex) ? hex : -1;
        boolean off = target instanceof Target.Beyond;
        List<DesertFoxMove> found = new ArrayList<>();
        rules.movesOf(
                position,
                block,
                move -> {
                    if (move instanceof DesertFoxMove.March(int _, int[] way)) {
                        int end = way[way.length - 1];
                        if (off ? end < 0 : end == to) {
                            found.add(move);
                        }
                    }
                });
        if (!found.isEmpty()) {
            return found.getFirst();
        }
        int at = Math.max(0, position.at(block));
        return new DesertFoxMove.March(block, to < 0 ? new int[] {at} : new int[] {at, to});
    }

    DesertFoxMove meant(DesertFoxPosition position, Choice choice) {
        int block =
                choice.subjects().size() == 1
                                && position.roster().isBlock(choice.subjects().getFirst())
                        ? choice.subjects().getFirst()
                        : -1;
        Target target = choice.target();
        if (block < 0) {
            return withoutBlock(position, target);
        }
        int hex = target instanceof Target.Hex(int at) ? at : -1;
        return switch (position.stage()) {
            case SETTING_UP -> new DesertFoxMove.Place(block, Math.max(0, hex));
            case FEEDING -> new DesertFoxMove.Feed(block);
            case PURSUING -> new DesertFoxMove.Commit(block);
            case LOSING -> new DesertFoxMove.Lose(block);
            case FIRING -> fire(block, target);
            case MARCHING ->
                    target == null && position.is(block, Flag.DECLARED)
                            ? new DesertFoxMove.Stay(block)
                            : march(position, block, target);
            case SPENDING -> spend(position, block, target);
            default -> march(position, block, target);
        };
    }

    private static DesertFoxMove fire(int block, Target target) {
        UnitClass at = target instanceof Target.Box(String id) ? UnitClass.of(id) : null;
        return at == null ? new DesertFoxMove.Hold(block) : new DesertFoxMove.Fire(block, at);
    }

    /** To a hex by land, to a port by sea. */
    private DesertFoxMove spend(DesertFoxPosition position, int block, Target target) {
        if (target == null) {
            return new DesertFoxMove.Rebuild(block);
        }
        if (target instanceof Target.Box(String port)) {
            return new DesertFoxMove.Ship(
                    block, position.campaign().grid().find(port).orElse(DesertFoxPosition.TRIPOLI));
        }
        return march(position, block, target);
    }

    private static DesertFoxMove withoutBlock(DesertFoxPosition position, Target target) {
        if (!(target instanceof Target.Hex(int hex))) {
            return switch (position.stage()) {
                case OPENING -> new DesertFoxMove.Keep();
                case OPERATION -> new DesertFoxMove.Pass();
                default -> new DesertFoxMove.Done();
            };
        }
        return switch (position.stage()) {
            case MOVING -> new DesertFoxMove.Disperse(hex);
            case REFUSING -> new DesertFoxMove.Stand(hex);
            case NAMING -> new DesertFoxMove.Attack(hex);
            case CHOOSING -> new DesertFoxMove.Fight(hex);
            case SPENDING -> new DesertFoxMove.LayMines(hex);
            default -> new DesertFoxMove.Done();
        };
    }
}
