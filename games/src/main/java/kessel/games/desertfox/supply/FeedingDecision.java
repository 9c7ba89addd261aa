package kessel.games.desertfox.supply;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Feed;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.kit.Cited;

/** Whom a fortress or an oasis feeds, where there are more than it can (5.1c, 5.1i). */
public final class FeedingDecision implements DesertFoxDecision {
    private static final Feeding.Source NOBODY = new Feeding.Source(0, 0, List.of());

    private final Feeding feeding;

    public FeedingDecision(Campaign campaign) {
        feeding = new Feeding(campaign);
    }

    private Feeding.Source source(DesertFoxPosition position) {
        IntPredicate wanted =
                position.phase() == Phase.TURN_END
                        ? block ->
                                position.is(block, Flag.UNSUPPLIED)
                                        && !position.is(block, Flag.STRAYED)
                        : _ -> true;
        Feeding.Source source = feeding.next(position, position.decider(), wanted);
        return source == null ? NOBODY : source;
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return move instanceof Feed(int block) && source(position).blocks().contains(block)
                ? Ruling.LEGAL
                : Cited.refuse("5.1c", "refuse.cannot-be-fed");
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        List<Integer> blocks = source(position).blocks();
        blocks.forEach(block -> each.accept(new Feed(block)));
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        int block = ((Feed) move).block();
        position.fed(block, source(position).number());
        luck.tell(position.decider(), "5.1c", "feeds", Luck.veiled(block));
    }
}
