package kessel.games.desertfox.rules;

import kessel.engine.game.Step;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Stage;
import kessel.games.kit.Cited;

/** Who has won, and by how much (10). */
public final class Victory {
    static final int DRAW = 3;

    // Levels, the highest first.
    private static final int DECISIVE = 1;
    private static final int MAJOR = 2;
    private static final int POSITION = 3;
    private static final int TACTICAL = 4;
    private static final String[] WORDS = {"draw", "decisive", "major", "position", "tactical"};
    private static final String[] RULES = {"10.4b", "10.1a", "10.2a", "10.3a", "10.4a"};

    private Victory() {}

    /** A level of victory and the side that has it, or nobody. */
    private record Level(int level, int side) {}

    private static void end(DesertFoxPosition position, Level level, Luck luck) {
        position.set(Cell.WINNER, level.side == Step.NOBODY ? DRAW : level.side + 1);
        position.set(Cell.VICTORY, level.level);
        position.enter(Phase.OVER);
        position.ask(Stage.OVER, Step.NOBODY);
        Phrase.Word word = new Phrase.Word("victory." + WORDS[level.level]);
        if (level.side == Step.NOBODY) {
            luck.tell("10.4b", "drawn", word);
        } else {
            luck.tell(RULES[level.level], "won", Cited.side(level.side), word);
        }
    }

    /** 10.1c: the third unit off the sheet ends the game at once. */
    static boolean decisive(DesertFoxPosition position, Luck luck) {
        for (int side = 0; side < 2; side++) {
            if (position.get(Cell.AXIS_EXITS, side) >= position.campaign().numbers().exitsToWin()) {
                end(position, new Level(DECISIVE, side), luck);
                return true;
            }
        }
        return false;
    }

    /** 8.2a, 10.1: at the end of a turn fortresses and bases change hands. */
    static boolean occupations(DesertFoxPosition position, Luck luck) {
        Campaign campaign = position.campaign();
        Board board = position.board();
        for (int i = 0; i < campaign.fortresses().length; i++) {
            int hex = campaign.fortresses()[i].hex();
            int holder = position.holder(i);
            if (takes(board, 1 - holder, hex)) {
                position.set(Cell.FORTRESSES, position.get(Cell.FORTRESSES) ^ 1 << i);
                luck.tell("8.2a", "takes", Cited.side(1 - holder), Cited.hex(hex));
            }
        }
        for (int side = 0; side < 2; side++) {
            if (takes(board, side, campaign.bases()[1 - side])) {
                end(position, new Level(DECISIVE, side), luck);
                return true;
            }
        }
        return false;
    }

    private static boolean takes(Board board, int side, int hex) {
        return board.standing(side, hex) > 0 && board.all(1 - side, hex) == 0;
    }

    static void judge(DesertFoxPosition position, Luck luck) {
        end(position, level(position), luck);
    }

    /** In half units: a German counts one and a half (10.2a, 10.4c). */
    public static int units(DesertFoxPosition position, int side) {
        int halves = 0;
        for (int block : position.roster().of(side)) {
            int at = position.at(block);
            boolean counts =
                    at >= 0
                            || at == DesertFoxPosition.TRIPOLI
                            || at == DesertFoxPosition.EXITED
                            || at == DesertFoxPosition.IN_HAND;
            if (counts) {
                halves += position.roster().isGerman(block) ? 3 : 2;
            }
        }
        return halves;
    }

    /** 8.3a-c: an enemy in the hex or beside it, disrupted or not. */
    private static boolean besieged(DesertFoxPosition position, int side, int hex) {
        Board board = position.board();
        Grid grid = position.campaign().grid();
        boolean besieged = board.all(1 - side, hex) > 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int beside = grid.neighbour(hex, direction);
            besieged |= beside != Grid.OFF && board.all(1 - side, beside) > 0;
        }
        return besieged;
    }

    /** The fortress that a position victory is about (10.3a). */
    public static int place(Campaign campaign) {
        return campaign.fortresses()[campaign.tobruk()].hex();
    }

    /** What the position would be worth if the scenario ended here (10.0a). */
    private static Level level(DesertFoxPosition position) {
        int[] units = {units(position, 0), units(position, 1)};
        for (int side = 0; side < 2; side++) {
            if (units[side] > 0 && units[side] >= 2 * units[1 - side]) {
                return new Level(MAJOR, side);
            }
        }
        Campaign campaign = position.campaign();
        int tobruk = campaign.tobruk();
        int holder = position.holder(tobruk);
        if (!besieged(position, holder, campaign.fortresses()[tobruk].hex())) {
            return new Level(POSITION, holder);
        }
        return units[0] == units[1]
                ? new Level(0, Step.NOBODY)
                : new Level(TACTICAL, units[0] > units[1] ? 0 : 1);
    }

    /** Who would win if the scenario ended here, or nobody. */
    public static int winner(DesertFoxPosition position) {
        return level(position).side;
    }

    /** The points of a side, now or in the end. */
    public static Tally score(DesertFoxPosition position, int side) {
        int winner = position.get(Cell.WINNER);
        Level level =
                winner == 0
                        ? level(position)
                        : new Level(
                                position.get(Cell.VICTORY),
                                winner == DRAW ? Step.NOBODY : winner - 1);
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        if (level.side == side) {
            terms.add(
                    RULES[level.level],
                    points(position.campaign().numbers(), level.level),
                    Phrase.of("term.victory", new Phrase.Word("victory." + WORDS[level.level])));
        }
        return terms.tally();
    }

    private static int points(Campaign.Numbers numbers, int level) {
        return switch (level) {
            case DECISIVE -> numbers.decisive();
            case MAJOR -> numbers.major();
            case POSITION -> numbers.position();
            default -> numbers.tactical();
        };
    }
}
