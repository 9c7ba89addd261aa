package kessel.games.desertfox.position;

import kessel.engine.game.Audience;
import kessel.games.kit.Cited;

/** Hands, the deck and what was played: cards of one face are all alike (1.2). */
public final class Cards {
    private Cards() {}

    public static int hand(DesertFoxPosition position, int side) {
        return position.get(Cell.AXIS_REAL, side) + position.get(Cell.AXIS_BLANK, side);
    }

    public static int deck(DesertFoxPosition position) {
        return position.get(Cell.DECK_REAL) + position.get(Cell.DECK_BLANK);
    }

    /** Cards laid this turn, those shown included (2.0l: their number is public). */
    public static int laid(DesertFoxPosition position) {
        return position.get(Cell.LAID_REAL)
                + position.get(Cell.LAID_BLANK)
                + position.get(Cell.SHOWN);
    }

    /** Real cards laid this turn, which only their owner can count. */
    public static int realsLaid(DesertFoxPosition position) {
        return position.get(Cell.LAID_REAL) + position.get(Cell.SHOWN);
    }

    public static void draw(DesertFoxPosition position, int side, Luck luck) {
        if (deck(position) == 0) {
            shuffle(position);
        }
        int drawn = luck.chance().seenBy(Audience.of(side)).below(deck(position));
        boolean real = drawn < position.get(Cell.DECK_REAL);
        position.add(real ? Cell.DECK_REAL : Cell.DECK_BLANK, -1);
        position.add(real ? Cell.AXIS_REAL : Cell.AXIS_BLANK, side, 1);
    }

    /** 9.35a: what was played goes back into the deck. */
    public static void shuffle(DesertFoxPosition position) {
        for (int side = 0; side < 2; side++) {
            position.add(Cell.DECK_REAL, position.get(Cell.AXIS_PLAYED_REAL, side));
            position.add(Cell.DECK_BLANK, position.get(Cell.AXIS_PLAYED_BLANK, side));
            position.set(Cell.AXIS_PLAYED_REAL, side, 0);
            position.set(Cell.AXIS_PLAYED_BLANK, side, 0);
        }
        position.add(Cell.DECK_REAL, position.get(Cell.OPEN_REAL));
        position.add(Cell.DECK_BLANK, position.get(Cell.OPEN_BLANK));
        position.set(Cell.OPEN_REAL, 0);
        position.set(Cell.OPEN_BLANK, 0);
    }

    /** The whole hand goes back, and as many are drawn (1.2d). */
    public static void redraw(DesertFoxPosition position, int side, Luck luck) {
        int count = hand(position, side);
        position.add(Cell.DECK_REAL, position.get(Cell.AXIS_REAL, side));
        position.add(Cell.DECK_BLANK, position.get(Cell.AXIS_BLANK, side));
        position.set(Cell.AXIS_REAL, side, 0);
        position.set(Cell.AXIS_BLANK, side, 0);
        for (int i = 0; i < count; i++) {
            draw(position, side, luck);
        }
    }

    public static void discard(DesertFoxPosition position, int side, boolean real) {
        position.add(real ? Cell.AXIS_REAL : Cell.AXIS_BLANK, side, -1);
        position.add(real ? Cell.AXIS_PLAYED_REAL : Cell.AXIS_PLAYED_BLANK, side, 1);
    }

    /** So many real cards have to be seen by now (2.0k). */
    public static void prove(DesertFoxPosition position, int reals, Luck luck) {
        while (position.get(Cell.SHOWN) < reals) {
            position.add(Cell.LAID_REAL, -1);
            position.add(Cell.SHOWN, 1);
            position.add(Cell.OPEN_REAL, 1);
            position.shown();
            luck.tell("2.0k", "proves", Cited.side(position.active()), position.get(Cell.SHOWN));
        }
    }

    /** 2.0n: all that was laid is spent, and what was not shown stays secret. */
    public static void spend(DesertFoxPosition position) {
        int side = position.active();
        position.add(Cell.AXIS_PLAYED_REAL, side, position.get(Cell.LAID_REAL));
        position.add(Cell.AXIS_PLAYED_BLANK, side, position.get(Cell.LAID_BLANK));
        position.set(Cell.LAID_REAL, 0);
        position.set(Cell.LAID_BLANK, 0);
        position.set(Cell.SHOWN, 0);
    }
}
