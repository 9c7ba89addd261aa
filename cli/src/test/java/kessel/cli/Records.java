package kessel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import kessel.engine.match.Nonces;
import kessel.engine.match.RecordText;

/** Records of random games to try the commands on. */
final class Records {
    private static final String FINISHED = write(Integer.MAX_VALUE);

    private static final Nonces NONCES =
            Nonces.awaited(2)
                    .with(
                            Map.of(
                                    0, new Nonces.Nonce("axis-0123456789ab", false),
                                    1, new Nonces.Nonce("allies-0123456789", true)));

    private Records() {}

    static Path finished(Path folder) {
        return file(folder, "finished.kessel", FINISHED);
    }

    static Path underWay(Path folder) {
        return file(folder, "under-way.kessel", write(40));
    }

    /** The finished record with one thing changed. */
    static Path altered(Path folder, String pattern, String replacement) {
        String altered = FINISHED.replaceFirst("(?m)" + pattern, replacement);
        if (altered.equals(FINISHED)) {
            throw new AssertionError("nothing in the record matches " + pattern);
        }
        return file(folder, "altered.kessel", altered);
    }

    /** A finished match to whose dice both seats have added. */
    static Path withNonces(Path folder) {
        return withNonces(folder, "^Kessel", "Kessel");
    }

    /** The same with one thing changed. */
    static Path withNonces(Path folder, String pattern, String replacement) {
        String text = write(GameBox.open("gazala"), 400, NONCES, true);
        return file(folder, "nonces.kessel", text.replaceFirst(pattern, replacement));
    }

    static Path file(Path folder, String name, String text) {
        try {
            return Files.writeString(folder.resolve(name), text);
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    private static String write(int moves) {
        return write(GameBox.open("gazala"), moves, Nonces.NONE, false);
    }

    private static <P extends Position<P>, M extends Move> String write(
            Game<P, M> game, int moves, Nonces nonces, boolean resigned) {
        SplittableRandom random = new SplittableRandom(1);
        Match<P, M> match =
                Match.start(
                        game,
                        "campaign",
                        new TreeSet<>(),
                        List.of("random", "random"),
                        "alamein",
                        nonces);
        while (!match.over() && match.moves().size() < moves) {
            int side = match.position().step().decider();
            match.play(side, match.seat(side).sample(random));
        }
        if (resigned) {
            match.resign(0);
        }
        return RecordText.write(match);
    }
}
