package kessel.games.afrikakorps.turn;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.DEAD;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.SEA;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Arrive;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Destroy;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Roll;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.TakeBack;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Unload;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Losses;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;

/** What comes in at the start of a turn: supply (12), units (19, 20, 23.4). */
public final class ArrivalDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Sequence sequence;
    private final Destruction destruction;

    public ArrivalDecision(Theatre theatre, Sequence sequence, Destruction destruction) {
        this.theatre = theatre;
        this.sequence = sequence;
        this.destruction = destruction;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        Stage stage = position.stage();
        return switch (move) {
            case Roll _ when stage == Stage.CONVOY -> room(position);
            case Unload(int port) when stage == Stage.UNLOADING ->
                    position.heldPort(port)
                            ? room(position)
                            : Theatre.refuse("12.3.1a", "port-not-held", Theatre.hex(port));
            case Arrive(int piece, int port) when stage == Stage.ARRIVING ->
                    arrives(position, piece, port);
            case Destroy(int supply) -> destruction.judge(position, supply);
            case TakeBack _ when stage == Stage.ARRIVING ->
                    position.changed()
                            ? Ruling.LEGAL
                            : Theatre.refuse("11.6c", "nothing-to-take-back");
            case Done _ -> Ruling.LEGAL;
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    /** 12.1b, 12.2d. */
    private Ruling room(AfrikaKorpsPosition position) {
        int side = position.phasing();
        int most = theatre.campaign().mostOwnSupplies(side);
        return position.ownSupplies(side) < most
                ? Ruling.LEGAL
                : Theatre.refuse(side == Roster.AXIS ? "12.2d" : "12.1b", "enough-supply", most);
    }

    private Ruling arrives(AfrikaKorpsPosition position, int piece, int port) {
        if (theatre.roster().side(piece) != position.phasing()) {
            return Theatre.refuse("19.6a", "not-yours", Theatre.piece(piece));
        }
        boolean lands = position.at(piece) == SEA;
        if (!lands && !sequence.mayCome(position, piece)) {
            boolean dead = theatre.roster().combat(piece) && position.at(piece) == DEAD;
            return dead
                    ? Theatre.refuse(
                            "20.1b",
                            "cannot-pay",
                            Theatre.piece(piece),
                            position.replacements(position.phasing()))
                    : Theatre.refuse("19.1a", "not-due", Theatre.piece(piece));
        }
        return position.heldPort(port)
                ? Ruling.LEGAL
                : Theatre.refuse(lands ? "23.4.4a" : "19.2a", "port-not-held", Theatre.hex(port));
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        switch (position.stage()) {
            case CONVOY -> offer(position, new Roll(), each);
            case UNLOADING -> ports(position, port -> offer(position, new Unload(port), each));
            default -> {
                for (int piece = 0; piece < theatre.roster().size(); piece++) {
                    int its = piece;
                    if (awaits(position, piece)) {
                        ports(position, port -> offer(position, new Arrive(its, port), each));
                    }
                }
                offer(position, new TakeBack(), each);
            }
        }
        destruction.moves(position, each);
        each.accept(new Done());
    }

    /** Whether a piece of the phasing side is at sea, or due. */
    private boolean awaits(AfrikaKorpsPosition position, int piece) {
        return theatre.roster().side(piece) == position.phasing()
                && (position.at(piece) == SEA || sequence.mayCome(position, piece));
    }

    private void ports(AfrikaKorpsPosition position, Consumer<Integer> each) {
        int side = position.phasing();
        each.accept(theatre.ground().base(side));
        each.accept(theatre.ground().port(side));
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        switch (move) {
            case Roll _ -> roll(position, chance, journal);
            case Unload(int port) -> {
                int supply = position.freeSupply(position.phasing(), false);
                position.remove(supply, port);
                position.mark(supply, Flags.LANDED);
                tell(journal, "13.1a", "told.lands", supply, port);
                sequence.arrivals(position);
            }
            case Arrive(int piece, int port) -> arrive(position, piece, port, journal);
            case Destroy(int supply) -> destruction.play(position, supply, journal);
            case TakeBack _ -> position.takeBack();
            default -> done(position, journal);
        }
    }

    private void roll(AfrikaKorpsPosition position, Chance chance, Journal journal) {
        int die = chance.die();
        boolean sunk = theatre.campaign().sunk(position.turn(), die);
        if (journal.listens()) {
            journal.tell(
                    "12.2b", Phrase.of(sunk ? "told.sunk" : "told.convoy", new Phrase.Die(die)));
        }
        if (sunk) {
            sequence.arrivals(position);
        } else {
            position.ask(Stage.UNLOADING, position.phasing());
        }
    }

    private void arrive(AfrikaKorpsPosition position, int piece, int port, Journal journal) {
        int side = position.phasing();
        String how = "told.enters";
        String rule = "19.2b";
        if (position.at(piece) == SEA) {
            how = "told.lands";
            rule = "23.4a";
        } else if (position.at(piece) == DEAD) {
            how = "told.replaces";
            rule = "20.1b";
            position.replacements(
                    side, position.replacements(side) - theatre.roster().attack(piece));
        }
        int status = theatre.roster().combat(piece) ? statusOf(position, port) : 0;
        int debt = position.flags(piece) & Flags.USED;
        position.remove(piece, port);
        position.mark(piece, Flags.LANDED | status | debt);
        tell(journal, rule, how, piece, port);
    }

    /** 24.3: whoever lands shares the isolation of those who are there. */
    private int statusOf(AfrikaKorpsPosition position, int port) {
        int side = position.phasing();
        int[] status = new int[2];
        position.units(
                side,
                unit -> {
                    if (position.at(unit) == port && !position.is(unit, Flags.LANDED)) {
                        status[0] |=
                                position.flags(unit) & (Flags.ISOLATED_AT_START | Flags.ISOLATED);
                        status[1]++;
                    }
                });
        if (status[1] > 0) {
            return status[0];
        }
        boolean isolated =
                theatre.board(
                        position,
                        board ->
                                theatre.supplied(board, side, supplied -> !supplied.reaches(port)));
        return isolated ? Flags.ISOLATED_AT_START : 0;
    }

    private void done(AfrikaKorpsPosition position, Journal journal) {
        if (position.stage() != Stage.ARRIVING) {
            sequence.arrivals(position);
            return;
        }
        int side = position.phasing();
        boolean rommelAtSea = false;
        for (int piece = 0; piece < theatre.roster().size(); piece++) {
            if (theatre.roster().side(piece) != side || position.at(piece) != SEA) {
                continue;
            }
            if (piece == theatre.roster().rommel()) {
                rommelAtSea = true;
                continue;
            }
            if (journal.listens()) {
                journal.tell("23.4.2a", Phrase.of("told.drowns", Theatre.piece(piece)));
            }
            if (theatre.roster().combat(piece)) {
                Losses.eliminate(position, piece);
            } else {
                position.remove(piece, POOL);
            }
        }
        if (sequence.won(position, journal)) {
            return;
        }
        if (rommelAtSea) {
            position.set(Cell.RESUME, Sequence.Then.MOVEMENT.ordinal() + 1);
            position.ask(Stage.PLACING_ROMMEL, Roster.AXIS);
        } else {
            position.ask(Stage.MOVING, side);
        }
    }

    private static void tell(Journal journal, String rule, String key, int piece, int hex) {
        if (journal.listens()) {
            journal.tell(rule, Phrase.of(key, Theatre.piece(piece), Theatre.hex(hex)));
        }
    }
}
