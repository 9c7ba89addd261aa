package kessel.server;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.SealedChance;
import kessel.engine.game.Step;
import kessel.engine.lesson.Lesson;
import kessel.engine.match.Match;
import kessel.engine.match.MatchRecord;
import kessel.engine.match.Nonces;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;
import kessel.players.Entrant;
import kessel.server.storage.Archive;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.StoredMove;
import kessel.server.storage.StoredSeat;
import kessel.server.storage.Versions;

/** Begins matches, and takes in those that were played elsewhere. */
final class NewMatches {
    /** A new match, with the secrets of the seats that people take. */
    record Begun(String id, String commitment, Map<String, Held> seats) {}

    record Held(String secret) {}

    private final Shelf shelf;
    private final Archive archive;
    private final Clock clock;
    private final Patience patience;

    NewMatches(Shelf shelf, Archive archive, Clock clock, Patience patience) {
        this.patience = patience;
        this.shelf = shelf;
        this.archive = archive;
        this.clock = clock;
    }

    /** Who plays which side of a new match; who cannot is refused. */
    List<String> seated(Game<?, ?> game, Seating seating) {
        List<String> people = Collections.nCopies(game.sides().size(), StoredSeat.PERSON);
        return seating.players(game, people, patience);
    }

    <P extends Position<P>, M extends Move> Begun begin(
            Game<P, M> game,
            String scenario,
            SortedSet<String> options,
            List<String> players,
            Seating seating) {
        Nonces nonces = nonces(game, players, seating);
        String seed = SealedChance.newSeed();
        List<String> named = seating.named(game, players);
        return keep(Match.start(game, scenario, options, named, seed, nonces), seating.taken());
    }

    /** A lesson: both seats are the learner's, and its dice are those that it always has. */
    <P extends Position<P>, M extends Move> Begun begin(Game<P, M> game, Lesson lesson) {
        List<String> people = Collections.nCopies(game.sides().size(), StoredSeat.PERSON);
        return keep(lesson.begin(game, people), game.sides());
    }

    /**
     * Of the seats for which nobody will send one. The others have to know the commitment first.
     */
    private static Nonces nonces(Game<?, ?> game, List<String> players, Seating seating) {
        Map<Integer, Nonces.Nonce> made = new HashMap<>();
        for (int side = 0; side < players.size(); side++) {
            boolean computer = !players.get(side).equals(StoredSeat.PERSON);
            boolean taken = seating.taken().contains(game.sides().get(side));
            if (computer || taken && !seating.bringsNonces()) {
                made.put(side, new Nonces.Nonce(SealedChance.newSeed(), true));
            }
        }
        return Nonces.awaited(players.size()).with(made);
    }

    /** What a record holds: whether there is anything to go on with, and who would. */
    record Found(
            String game,
            String scenario,
            SortedSet<String> options,
            int turn,
            Map<String, String> seats,
            boolean over) {}

    Found look(String text) {
        Opened<?, ?> opened = open(text);
        Match<?, ?> match = opened.match();
        Map<String, String> seats = new LinkedHashMap<>();
        for (int side = 0; side < opened.players().size(); side++) {
            seats.put(match.game().sides().get(side), opened.players().get(side));
        }
        return new Found(
                match.game().id(),
                match.header().scenario(),
                match.header().options(),
                match.position().turn(),
                seats,
                match.over());
    }

    /** A record that holds, with those of its players whom there are here; others are people. */
    private record Opened<P extends Position<P>, M extends Move>(
            Match<P, M> match, List<String> players) {}

    private Opened<?, ?> open(String text) {
        MatchRecord record = RecordText.read("record", text);
        if (!shelf.has(record.header().game())) {
            throw new DataFault("record: there is no game '" + record.header().game() + "'");
        }
        return open(record, shelf.game(record.header().game()));
    }

    private <P extends Position<P>, M extends Move> Opened<P, M> open(
            MatchRecord record, Game<P, M> game) {
        boolean disclosed = record.seed() != null;
        Match<P, M> match = disclosed ? Replay.verified(game, record) : Replay.whole(game, record);
        if (match.over() && !disclosed) {
            throw new DataFault("record: the match is over, but its seed is not disclosed");
        }
        return new Opened<>(
                match,
                match.header().players().stream()
                        .map(
                                player ->
                                        Entrant.find(player)
                                                .map(patience::timed)
                                                .map(Entrant::toString)
                                                .orElse(StoredSeat.PERSON))
                        .toList());
    }

    /**
     * A finished match is taken in as it is. One that is not over goes on from its last position as
     * a match of its own: its dice so far came from a seed that nobody has disclosed, so that new
     * ones under a new seed could not be verified together with them.
     */
    Begun takeIn(String text, Seating seating) {
        return takeIn(open(text), seating);
    }

    private <P extends Position<P>, M extends Move> Begun takeIn(
            Opened<P, M> opened, Seating seating) {
        Match<P, M> match = opened.match();
        if (match.over()) {
            return keep(match, List.of());
        }
        List<String> players = seating.players(match.game(), opened.players(), patience);
        return keep(
                Match.startFrom(
                        match.game(),
                        match.position(),
                        seating.named(match.game(), players),
                        SealedChance.newSeed(),
                        nonces(match.game(), players, seating)),
                seating.taken());
    }

    private static String playerOrPerson(String name) {
        return Entrant.find(name).isPresent() ? name : StoredSeat.PERSON;
    }

    /** What a record calls somebody who is no computer player of ours. */
    private static String name(String player) {
        String called = StoredSeat.PERSON + " ";
        return PlainLine.nameIn(
                player.startsWith(called) ? player.substring(called.length()) : player);
    }

    private <P extends Position<P>, M extends Move> Begun keep(
            Match<P, M> match, List<String> taken) {
        Game<P, M> game = match.game();
        String id = Secret.matchId();
        long now = clock.millis();
        List<StoredSeat> seats = new ArrayList<>();
        Map<String, Held> held = new LinkedHashMap<>();
        for (int side = 0; side < game.sides().size(); side++) {
            String player = match.header().players().get(side);
            String kind = playerOrPerson(player);
            boolean open = kind.equals(StoredSeat.PERSON) && !match.over();
            String secret = open ? Secret.random() : null;
            boolean claimed = open && taken.contains(game.sides().get(side));
            Nonces.Nonce nonce = match.header().nonces().given().get(side);
            seats.add(
                    new StoredSeat(
                            side,
                            kind,
                            open ? Secret.hash(secret) : null,
                            claimed,
                            null,
                            nonce == null ? null : nonce.word(),
                            nonce != null && nonce.fromServer(),
                            kind.equals(player) ? null : name(player)));
            if (open) {
                held.put(game.sides().get(side), new Held(secret));
            }
        }
        StoredMatch.Row row =
                new StoredMatch.Row(
                        id,
                        game.id(),
                        match.header().edition(),
                        match.header().scenario(),
                        String.join(" ", match.header().options()),
                        StoredMove.dice(match.header().setUpDraws()),
                        match.header().position(),
                        match.header().commitment(),
                        match.seed(),
                        match.header().nonces().seats() > 0,
                        now,
                        now,
                        match.moves().size() + (match.resigned() == Step.NOBODY ? 0 : 1),
                        LiveMatch.decider(match),
                        match.resigned() == Step.NOBODY ? null : match.resigned(),
                        0,
                        match.header().lesson(),
                        Versions.known(0).unnoticed());
        archive.add(new StoredMatch(row, seats), moves(match, now));
        return new Begun(id, row.commitment(), held);
    }

    private static <P extends Position<P>, M extends Move> List<StoredMove> moves(
            Match<P, M> match, long now) {
        List<StoredMove> moves = new ArrayList<>();
        for (Match.Played<M> played : match.moves()) {
            String notation = match.game().notation().write(played.move());
            String dice = StoredMove.dice(played.draws());
            moves.add(
                    new StoredMove(
                            moves.size() + 1,
                            played.side(),
                            notation,
                            dice,
                            played.remark(),
                            now,
                            Versions.BY_ALL));
        }
        return moves;
    }
}
