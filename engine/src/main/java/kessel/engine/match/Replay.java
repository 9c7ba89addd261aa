package kessel.engine.match;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Printed;
import kessel.engine.game.RecordedChance;
import kessel.engine.game.Ruling;
import kessel.engine.game.SealedChance;
import kessel.engine.game.Sight;

/**
 * Plays a record again, judging every move; the first thing that does not hold is a {@link
 * DataFault} at its line.
 */
public final class Replay {
    private Replay() {}

    /** All moves with the dice that the record gives, checked against the record's end. */
    public static <P extends Position<P>, M extends Move> Match<P, M> whole(
            Game<P, M> game, MatchRecord record) {
        return underItsEdition(
                game,
                record,
                () -> checkEnd(followed(game, record, record.lines().size()), record));
    }

    /**
     * What does not hold may have held under the rules it was played under: then it is said so,
     * rather than that somebody cheated.
     */
    private static <P extends Position<P>, M extends Move> Match<P, M> underItsEdition(
            Game<P, M> game, MatchRecord record, Supplier<Match<P, M>> replay) {
        checkHeader(game, record);
        String edition = record.header().edition();
        try {
            return replay.get();
        } catch (DataFault broken) {
            if (game.rules().edition().equals(edition)) {
                throw broken;
            }
            String played =
                    edition == null
                            ? "does not say under which edition of the rules it was played"
                            : "was played under edition " + edition + " of the rules";
            throw new DataFault(
                    broken.getMessage()
                            + " (the record "
                            + played
                            + "; here it is edition "
                            + game.rules().edition()
                            + ")");
        }
    }

    /**
     * All moves, every die recomputed from the seed: possible once the match is over and the seed
     * is disclosed.
     */
    public static <P extends Position<P>, M extends Move> Match<P, M> verified(
            Game<P, M> game, MatchRecord record) {
        if (record.seed() == null) {
            throw DataFault.in(
                    record.file(),
                    "the seed is not disclosed before the match is over, so its dice cannot be verified yet");
        }
        return underItsEdition(game, record, () -> rolledAgain(game, record));
    }

    private static <P extends Position<P>, M extends Move> Match<P, M> rolledAgain(
            Game<P, M> game, MatchRecord record) {
        Match<P, M> match = open(game, record, Match::fresh);
        if (!match.header().setUp().equals(record.header().setUp())) {
            String fault =
                    "the seed gives the set-up "
                            + match.header().setUp()
                            + ", the record says "
                            + record.header().setUp();
            throw DataFault.in(record.file(), fault);
        }
        for (MatchRecord.Line line : record.lines()) {
            goOn();
            int side = side(game, record, line);
            accept(game, record, line, match.play(side, move(game, record, line)));
            match.remark(line.remark());
            int[] rolled = match.moves().getLast().draws();
            if (!Arrays.equals(rolled, line.draws())) {
                String fault =
                        "the seed rolls "
                                + Arrays.toString(rolled)
                                + " here, the record says "
                                + Arrays.toString(line.draws());
                throw fault(record, line, fault);
            }
        }
        return checkEnd(match, record);
    }

    /** The first moves only. */
    public static <P extends Position<P>, M extends Move> Match<P, M> upTo(
            Game<P, M> game, MatchRecord record, int count) {
        if (count < 0 || count > record.lines().size()) {
            throw DataFault.in(
                    record.file(),
                    "there is no move " + count + "; the record has " + record.lines().size());
        }
        return underItsEdition(game, record, () -> followed(game, record, count));
    }

    private static <P extends Position<P>, M extends Move> Match<P, M> followed(
            Game<P, M> game, MatchRecord record, int count) {
        Match<P, M> match = open(game, record, Match::reopen);
        for (MatchRecord.Line line : record.lines().subList(0, count)) {
            goOn();
            RecordedChance chance = new RecordedChance(line.draws());
            try {
                int side = side(game, record, line);
                accept(game, record, line, match.play(side, move(game, record, line), chance));
                match.remark(line.remark());
                chance.finish();
            } catch (RecordedChance.Mismatch mismatch) {
                throw fault(record, line, mismatch.getMessage());
            }
        }
        return match;
    }

    /** A long record takes its time; whoever has stopped waiting interrupts the thread. */
    private static void goOn() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("nobody waits for this replay any more");
        }
    }

    /** How the position before the first move comes about: as recorded, or as the seed gives it. */
    private interface SetUp<P extends Position<P>, M extends Move> {
        Match<P, M> of(Game<P, M> game, Header header, String seed);
    }

    private static <P extends Position<P>, M extends Move> Match<P, M> open(
            Game<P, M> game, MatchRecord record, SetUp<P, M> setUp) {
        try {
            return setUp.of(game, record.header(), record.seed());
        } catch (RecordedChance.Mismatch drawn) {
            throw DataFault.in(record.file(), "its set-up does not hold: " + drawn.getMessage());
        }
    }

    private static <P extends Position<P>, M extends Move> Match<P, M> checkEnd(
            Match<P, M> match, MatchRecord record) {
        String hash = HexFormat.of().toHexDigits(match.position().hash());
        if (!hash.equals(record.hash())) {
            throw DataFault.in(
                    record.file(),
                    "the moves lead to position " + hash + ", the record says " + record.hash());
        }
        if (record.resigned() != null
                && !match.resign(match.game().side(record.resigned())).legal()) {
            throw DataFault.in(record.file(), "nobody can resign a match that is over");
        }
        return match;
    }

    private static int side(Game<?, ?> game, MatchRecord record, MatchRecord.Line line) {
        int side = game.side(line.side());
        if (side < 0) {
            throw fault(record, line, game.id() + " has no side '" + line.side() + "'");
        }
        return side;
    }

    private static <M extends Move> M move(
            Game<?, M> game, MatchRecord record, MatchRecord.Line line) {
        try {
            return game.notation().read(line.notation());
        } catch (DataFault unreadable) {
            throw fault(record, line, unreadable.getMessage());
        }
    }

    private static void accept(
            Game<?, ?> game, MatchRecord record, MatchRecord.Line line, Ruling ruling) {
        if (ruling instanceof Ruling.Illegal(String rule, var why, var _)) {
            String reason =
                    game.printed().words("en").say(why, game.printed().names(Sight.SPECTATOR));
            throw fault(record, line, "illegal under " + rule + ": " + reason);
        }
    }

    private static void checkHeader(Game<?, ?> game, MatchRecord record) {
        Header header = record.header();
        if (!header.game().equals(game.id())) {
            throw DataFault.in(
                    record.file(), "is a record of " + header.game() + ", not of " + game.id());
        }
        if (!record.sides().equals(game.sides())) {
            throw DataFault.in(
                    record.file(),
                    "the sides of " + game.id() + " are " + String.join(" and ", game.sides()));
        }
        if (header.scenario() != null) {
            Printed.Scenario scenario =
                    game.printed()
                            .scenario(header.scenario())
                            .orElseThrow(
                                    () ->
                                            DataFault.in(
                                                    record.file(),
                                                    game.id()
                                                            + " has no scenario '"
                                                            + header.scenario()
                                                            + "'"));
            for (String option : header.options()) {
                if (!scenario.has(option)) {
                    throw DataFault.in(
                            record.file(), game.id() + " has no option '" + option + "'");
                }
            }
        }
        if (record.seed() != null
                && !SealedChance.commitment(record.seed()).equals(header.commitment())) {
            throw DataFault.in(record.file(), "the seed is not the one that was committed to");
        }
    }

    private static DataFault fault(MatchRecord record, MatchRecord.Line line, String fault) {
        return DataFault.at(record.file(), line.fileLine(), "move " + line.number() + ": " + fault);
    }
}
