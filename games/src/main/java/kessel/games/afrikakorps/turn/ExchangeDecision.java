package kessel.games.afrikakorps.turn;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Combine;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Done;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Split;
import kessel.games.afrikakorps.planning.Plans;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Theatre;

/** At the end of Allied movement units may be exchanged for substitutes (21.2a). */
public final class ExchangeDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Substitutes substitutes;
    private final Plans plans;
    private final Sequence sequence;

    public ExchangeDecision(
            Theatre theatre, Substitutes substitutes, Plans plans, Sequence sequence) {
        this.theatre = theatre;
        this.plans = plans;
        this.substitutes = substitutes;
        this.sequence = sequence;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case Combine combine -> lawful(position, combine, substitutes.judge(position, combine));
            case Split split -> lawful(position, split, substitutes.judge(position, split));
            case Done _ -> Ruling.LEGAL;
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    /** 11.6c: movement has ended with a lawful plan, and there has to be one still. */
    private Ruling lawful(AfrikaKorpsPosition position, AfrikaKorpsMove move, Ruling otherwise) {
        if (!otherwise.legal()) {
            return otherwise;
        }
        AfrikaKorpsPosition next = position.copy();
        exchange(next, move, Journal.SILENT);
        return found(next) || !found(position)
                ? Ruling.LEGAL
                : Theatre.refuse("11.6c", "no-plan-after");
    }

    private boolean found(AfrikaKorpsPosition position) {
        return theatre.board(position, board -> plans.find(position, board, 0).plan() != null);
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        Consumer<AfrikaKorpsMove> lawful =
                move -> {
                    if (judge(position, move).legal()) {
                        each.accept(move);
                    }
                };
        substitutes.combinations(position, lawful);
        position.units(Roster.ALLIES, unit -> substitutes.divisions(position, unit, lawful));
        each.accept(new Done());
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        if (move instanceof Done) {
            sequence.plan(position, journal);
        } else {
            exchange(position, move, journal);
        }
    }

    private void exchange(AfrikaKorpsPosition position, AfrikaKorpsMove move, Journal journal) {
        switch (move) {
            case Combine combine -> substitutes.combine(position, combine, journal);
            case Split split -> substitutes.split(position, split, journal);
            default -> throw new IllegalArgumentException("no exchange: " + move);
        }
    }
}
