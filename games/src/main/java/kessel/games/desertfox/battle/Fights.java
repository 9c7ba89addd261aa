package kessel.games.desertfox.battle;

import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.move.DesertFoxMove.Fire;
import kessel.games.desertfox.move.DesertFoxMove.Hold;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Stage;
import kessel.games.kit.Cited;

/** One exchange of fire: the defender's units, then what is left of the attacker's (4.2e, 4.3). */
public final class Fights implements DesertFoxDecision {
    public static final int BATTLE = 1;

    /** Of a rearguard with those who pursue (6.2). */
    public static final int REARGUARD = 2;

    private static final Ruling ARTILLERY_FIRST = Cited.refuse("4.3a", "refuse.artillery-first");
    private static final Ruling NO_SUCH_TARGET = Cited.refuse("4.3j", "refuse.no-such-target");
    private static final Ruling OWN_CLASS_FIRST = Cited.refuse("4.3k", "refuse.own-class-first");
    private static final Ruling ARTILLERY_LAST = Cited.refuse("4.3m", "refuse.artillery-last");

    private final Campaign campaign;
    private final Field field;
    private final Losses losses;

    public Fights(Campaign campaign, Field field, Losses losses) {
        this.campaign = campaign;
        this.field = field;
        this.losses = losses;
    }

    /** Begins: whoever takes part is shown before any target is named (4.2b). */
    public void begin(DesertFoxPosition position, int kind, int hex, int attacker, Luck luck) {
        position.set(Cell.FIGHT, kind);
        position.set(Cell.FIGHT_HEX, hex);
        position.set(Cell.FIGHT_ATTACKER, attacker);
        position.set(Cell.FIRING_SIDE, 1 - attacker);
        Losses.clearRests(position);
        luck.head("4.2e", kind == BATTLE ? "battle" : "rearguard", Cited.hex(hex));
        field.mines(position, hex, 0, luck);
        field.mines(position, hex, 1, luck);
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.at(block) == hex && position.stands(block) && partOf(position, block)) {
                position.set(block, Flag.FIGHTING, true);
                Followed.show(position, block);
            }
        }
    }

    /** In a fight with a rearguard, those who leave and those held back take no part (6.2). */
    private static boolean partOf(DesertFoxPosition position, int block) {
        if (position.get(Cell.FIGHT) == BATTLE) {
            return true;
        }
        return position.roster().side(block) == position.get(Cell.FIGHT_ATTACKER)
                ? position.is(block, Flag.COMMITTED)
                : !position.is(block, Flag.DECLARED);
    }

    private static boolean fights(DesertFoxPosition position, int block, int side) {
        return position.roster().side(block) == side && position.is(block, Flag.FIGHTING);
    }

    private static boolean mayFire(DesertFoxPosition position, int block) {
        return fights(position, block, position.get(Cell.FIRING_SIDE))
                && !position.is(block, Flag.FIRED)
                && !position.is(block, Flag.HELD);
    }

    private static boolean any(DesertFoxPosition position, int side) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (fights(position, block, side)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anyToFire(DesertFoxPosition position) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (mayFire(position, block)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Goes on until somebody has to decide.
     *
     * @return whether somebody has to; if not, the fight is over
     */
    public boolean settle(DesertFoxPosition position) {
        int attacker = position.get(Cell.FIGHT_ATTACKER);
        while (any(position, 0) && any(position, 1)) {
            int side = position.get(Cell.FIRING_SIDE);
            if (anyToFire(position)) {
                position.ask(Stage.FIRING, side);
                return true;
            }
            if (side == attacker) {
                break;
            }
            position.set(Cell.FIRING_SIDE, attacker);
        }
        end(position);
        return false;
    }

    private void end(DesertFoxPosition position) {
        int hex = position.get(Cell.FIGHT_HEX);
        boolean rearguard = position.get(Cell.FIGHT) == REARGUARD;
        for (int block = 0; block < position.roster().size(); block++) {
            position.set(block, Flag.FIGHTING, false);
            position.set(block, Flag.HELD, false);
            if (!rearguard) {
                position.set(block, Flag.FIRED, false);
            }
        }
        if (!rearguard) {
            position.battle(hex, position.battle(hex) | DesertFoxPosition.FOUGHT);
        }
        Losses.clearRests(position);
        position.set(Cell.FIGHT, 0);
        position.set(Cell.FIGHT_HEX, 0);
        position.set(Cell.FIGHT_ATTACKER, 0);
        position.set(Cell.FIRING_SIDE, 0);
        field.settle(position, hex);
    }

    /** How many dice a block rolls (4.3b, 2.0e, 8.1a-c). */
    public int dice(DesertFoxPosition position, int block) {
        int hex = position.get(Cell.FIGHT_HEX);
        int dice = position.strength(block);
        boolean doubled = (position.battle(hex) & DesertFoxPosition.DOUBLED) != 0;
        if (doubled && position.get(Cell.FIGHT) == BATTLE) {
            dice *= 2;
        }
        int fortress = campaign.fortress(hex);
        if (fortress >= 0
                && position.holder(fortress) == position.roster().side(block)
                && !position.roster().is(block, UnitClass.ARMOUR)) {
            dice *= 2;
        }
        return dice;
    }

    /** What a hit of a block is worth: half through mines, unless artillery fires (9.34f-h). */
    int worth(DesertFoxPosition position, int block) {
        int hex = position.get(Cell.FIGHT_HEX);
        int target = 1 - position.roster().side(block);
        boolean behindMines =
                position.mined(hex)
                        && position.defender(hex) == target
                        && position.get(Cell.FIGHT_ATTACKER) != target
                        && !position.roster().is(block, UnitClass.ARTILLERY);
        return behindMines ? Losses.HIT / 2 : Losses.HIT;
    }

    /** The classes of a side that take part, a bit for each. */
    private static int targets(DesertFoxPosition position, int side) {
        int classes = 0;
        for (int block = 0; block < position.roster().size(); block++) {
            if (fights(position, block, side)) {
                classes |= 1 << position.roster().unitClass(block);
            }
        }
        return classes;
    }

    private static boolean artilleryMayFire(DesertFoxPosition position) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (mayFire(position, block) && position.roster().is(block, UnitClass.ARTILLERY)) {
                return true;
            }
        }
        return false;
    }

    private Ruling judgeFire(DesertFoxPosition position, int block, UnitClass target) {
        Ruling may = judgeFirer(position, block);
        int there = targets(position, 1 - position.get(Cell.FIRING_SIDE));
        return may.legal()
                ? judgeFire(position.roster(), block, target, there, artilleryMayFire(position))
                : may;
    }

    /** Of somebody who may fire, at one of these classes. */
    private static Ruling judgeFire(
            Roster roster, int block, UnitClass target, int there, boolean artilleryMayFire) {
        boolean gunner = roster.is(block, UnitClass.ARTILLERY);
        if (!gunner && artilleryMayFire) {
            return ARTILLERY_FIRST;
        }
        if ((there >> target.ordinal() & 1) == 0) {
            return NO_SUCH_TARGET;
        }
        boolean ownFirst =
                roster.is(block, UnitClass.ARMOUR) || roster.is(block, UnitClass.INFANTRY);
        int own = roster.unitClass(block);
        if (ownFirst && (there >> own & 1) != 0 && target.ordinal() != own) {
            return OWN_CLASS_FIRST;
        }
        return !gunner && target == UnitClass.ARTILLERY && Integer.bitCount(there) > 1
                ? ARTILLERY_LAST
                : Ruling.LEGAL;
    }

    private static Ruling judgeFirer(DesertFoxPosition position, int block) {
        return mayFire(position, block) ? Ruling.LEGAL : Cited.refuse("4.3s", "refuse.cannot-fire");
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case Fire(int block, UnitClass target) -> judgeFire(position, block, target);
            case Hold(int block) -> {
                Ruling may = judgeFirer(position, block);
                yield may.legal() && !position.roster().is(block, UnitClass.ARTILLERY)
                        ? Cited.refuse("4.3a", "refuse.only-artillery-holds")
                        : may;
            }
            case Done _ -> Ruling.LEGAL;
            default -> DesertFoxDecision.notNow();
        };
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        int there = targets(position, 1 - position.get(Cell.FIRING_SIDE));
        boolean artillery = artilleryMayFire(position);
        for (int block = 0; block < position.roster().size(); block++) {
            if (!mayFire(position, block)) {
                continue;
            }
            for (int target = 0; target < UnitClass.COUNT; target++) {
                UnitClass at = UnitClass.of(target);
                if (judgeFire(position.roster(), block, at, there, artillery).legal()) {
                    each.accept(new Fire(block, at));
                }
            }
            if (position.roster().is(block, UnitClass.ARTILLERY)) {
                each.accept(new Hold(block));
            }
        }
        each.accept(new Done());
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        switch (move) {
            case Fire(int block, UnitClass target) -> fire(position, block, target, luck);
            case Hold(int block) -> position.set(block, Flag.HELD, true);
            default -> {
                for (int block = 0; block < position.roster().size(); block++) {
                    if (mayFire(position, block)) {
                        position.set(block, Flag.HELD, true);
                    }
                }
            }
        }
    }

    private void fire(DesertFoxPosition position, int block, UnitClass target, Luck luck) {
        position.set(block, Flag.FIRED, true);
        int least = campaign.fire()[position.roster().unitClass(block)][target.ordinal()];
        List<Phrase.Argument> shown = Luck.dice();
        int hits = luck.hits(dice(position, block), least, shown);
        luck.tell(
                "4.3j",
                "fires",
                Luck.shown(block),
                new Phrase.Word("class." + target.word()),
                new Phrase.Listed(shown),
                hits);
        if (hits > 0) {
            int side = 1 - position.roster().side(block);
            losses.begin(
                    position, Losses.OPEN, side, target.ordinal(), hits * worth(position, block));
        }
    }
}
