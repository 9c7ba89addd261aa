package kessel.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import kessel.engine.match.MatchRecord;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;

/** A file that holds a position or the record of a match, and says which game it belongs to. */
sealed interface GameFile {
    int ALL = -1;

    static GameFile read(Path path) {
        String text = text(path);
        return RecordText.is(text)
                ? new OfRecord(RecordText.read(path.toString(), text))
                : new OfPosition(Item.parse(path.toString(), text));
    }

    static OfRecord readRecord(Path path) {
        String text = text(path);
        if (!RecordText.is(text)) {
            throw DataFault.in(path.toString(), "is not a record: it does not begin as one");
        }
        return new OfRecord(RecordText.read(path.toString(), text));
    }

    private static String text(Path path) {
        if (Files.isDirectory(path)) {
            throw DataFault.in(path.toString(), "is a folder; a file is wanted");
        }
        String text = Library.read(path);
        if (text.isBlank()) {
            throw DataFault.in(path.toString(), "is empty");
        }
        return text;
    }

    String gameId();

    String name();

    /** A fault in a file names the file, also when what is wrong is the game's name. */
    default Game<?, ?> game() {
        String id = gameId();
        try {
            return GameBox.open(id);
        } catch (DataFault unknown) {
            throw DataFault.in(name(), unknown.getMessage());
        }
    }

    /** The match as it stands after so many moves, or after {@link #ALL}. */
    <P extends Position<P>, M extends Move> Match<P, M> match(Game<P, M> game, int moves);

    record OfRecord(MatchRecord record) implements GameFile {
        @Override
        public String gameId() {
            return record.header().game();
        }

        @Override
        public String name() {
            return record.file();
        }

        @Override
        public <P extends Position<P>, M extends Move> Match<P, M> match(
                Game<P, M> game, int moves) {
            return moves == ALL ? Replay.whole(game, record) : Replay.upTo(game, record, moves);
        }
    }

    record OfPosition(Item item) implements GameFile {
        @Override
        public String gameId() {
            return item.at("game").text();
        }

        @Override
        public String name() {
            return item.file();
        }

        <P extends Position<P>, M extends Move> Match<P, M> start(
                Game<P, M> game, List<String> players, String seed) {
            return Match.startFrom(game, game.positions().read(item), players, seed);
        }

        @Override
        public <P extends Position<P>, M extends Move> Match<P, M> match(
                Game<P, M> game, int moves) {
            if (moves != ALL) {
                throw DataFault.in(name(), "is a position; only a record has moves to stop after");
            }
            // Nobody plays on from here, so it matters neither who sits there nor what is rolled.
            return start(game, Collections.nCopies(game.sides().size(), "nobody"), "none");
        }
    }
}
