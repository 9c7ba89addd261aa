package kessel.games.afrikakorps.move;

import java.util.List;
import kessel.games.kit.MoveWord;

/** What can be done, by the name it has in files, each with how many words follow it there. */
public enum Verb implements MoveWord<AfrikaKorpsMove> {
    CONVOY(AfrikaKorpsMove.Roll.class, 0),
    UNLOAD(AfrikaKorpsMove.Unload.class, 1),
    ARRIVE(AfrikaKorpsMove.Arrive.class, 2),
    MARCH(AfrikaKorpsMove.March.class, 2),
    ESCORT(AfrikaKorpsMove.Escort.class, 2),
    EMBARK(AfrikaKorpsMove.Embark.class, 1),
    DESTROY(AfrikaKorpsMove.Destroy.class, 1),
    TAKE_BACK(AfrikaKorpsMove.TakeBack.class, 0),
    PREPARE(AfrikaKorpsMove.Open.class, 0),
    ADD(AfrikaKorpsMove.Add.class, 1),
    BLOCK(AfrikaKorpsMove.Block.class, 1),
    DROP(AfrikaKorpsMove.Drop.class, 1),
    DECLARE(AfrikaKorpsMove.Declare.class, 0),
    CANCEL(AfrikaKorpsMove.Cancel.class, 1),
    SEIZE(AfrikaKorpsMove.Seize.class, 2),
    JOIN(AfrikaKorpsMove.Join.class, 2),
    SUPPORT(AfrikaKorpsMove.Support.class, 2),
    ABANDON(AfrikaKorpsMove.Abandon.class, 1),
    SUGGEST(AfrikaKorpsMove.Suggest.class, 0),
    COMBINE(AfrikaKorpsMove.Combine.class, 2),
    SPLIT(AfrikaKorpsMove.Split.class, 2),
    RESOLVE(AfrikaKorpsMove.Resolve.class, 1),
    FINISH(AfrikaKorpsMove.Finish.class, 2),
    LOSE(AfrikaKorpsMove.Lose.class, 1),
    RETREAT(AfrikaKorpsMove.Retreat.class, 2),
    AGREE(AfrikaKorpsMove.Agree.class, 0),
    REFUSE(AfrikaKorpsMove.Refuse.class, 0),
    ADVANCE(AfrikaKorpsMove.Advance.class, 2),
    PLACE(AfrikaKorpsMove.PlaceRommel.class, 1),
    DONE(AfrikaKorpsMove.Done.class, 0);

    public static final List<String> WORDS = MoveWord.all(values());

    private final Class<? extends AfrikaKorpsMove> move;
    private final int words;

    Verb(Class<? extends AfrikaKorpsMove> move, int words) {
        this.move = move;
        this.words = words;
    }

    @Override
    public Class<? extends AfrikaKorpsMove> move() {
        return move;
    }

    public int words() {
        return words;
    }

    public static Verb of(AfrikaKorpsMove move) {
        return MoveWord.of(values(), move);
    }

    /** The verb with this name, or null. */
    public static Verb of(String word) {
        return MoveWord.of(values(), word);
    }
}
