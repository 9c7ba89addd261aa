package kessel.games.desertfox.move;

import java.util.List;
import kessel.games.kit.MoveWord;

/** What can be done, by the name it has in files, each with how many words follow it there. */
public enum Verb implements MoveWord<DesertFoxMove> {
    PLACE(DesertFoxMove.Place.class, 2),
    KEEP_HAND(DesertFoxMove.Keep.class, 0),
    REDRAW(DesertFoxMove.Redraw.class, 0),
    FEED(DesertFoxMove.Feed.class, 1),
    PASS(DesertFoxMove.Pass.class, 0),
    LAY(DesertFoxMove.Lay.class, 1),
    DISCARD(DesertFoxMove.Discard.class, 1),
    DISPERSE(DesertFoxMove.Disperse.class, 1),
    CONVERGE(DesertFoxMove.Converge.class, 1),
    ROMMEL(DesertFoxMove.Rommel.class, 0),
    MARCH(DesertFoxMove.March.class, 2),
    STAY(DesertFoxMove.Stay.class, 1),
    STAND(DesertFoxMove.Stand.class, 1),
    REFUSE(DesertFoxMove.Refuse.class, 1),
    COMMIT(DesertFoxMove.Commit.class, 1),
    ATTACK(DesertFoxMove.Attack.class, 1),
    DOUBLE(DesertFoxMove.Redouble.class, 1),
    FIGHT(DesertFoxMove.Fight.class, 1),
    FIRE(DesertFoxMove.Fire.class, 2),
    HOLD(DesertFoxMove.Hold.class, 1),
    LOSE(DesertFoxMove.Lose.class, 1),
    RECALL(DesertFoxMove.Recall.class, 1),
    SHIP(DesertFoxMove.Ship.class, 2),
    REBUILD(DesertFoxMove.Rebuild.class, 1),
    LAY_MINES(DesertFoxMove.LayMines.class, 1),
    TAKE_UP(DesertFoxMove.TakeUpMines.class, 1),
    DRAW_CARD(DesertFoxMove.Draw.class, 0),
    BUY(DesertFoxMove.Buy.class, 0),
    MALTA(DesertFoxMove.CallMalta.class, 0),
    BID(DesertFoxMove.Bid.class, 1),
    DONE(DesertFoxMove.Done.class, 0);

    public static final List<String> WORDS = MoveWord.all(values());

    private final Class<? extends DesertFoxMove> move;
    private final int words;

    Verb(Class<? extends DesertFoxMove> move, int words) {
        this.move = move;
        this.words = words;
    }

    @Override
    public Class<? extends DesertFoxMove> move() {
        return move;
    }

    public int words() {
        return words;
    }

    public static Verb of(DesertFoxMove move) {
        return MoveWord.of(values(), move);
    }

    /** The verb with this name, or null. */
    public static Verb of(String word) {
        return MoveWord.of(values(), word);
    }
}
