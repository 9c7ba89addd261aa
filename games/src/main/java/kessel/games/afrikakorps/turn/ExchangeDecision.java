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
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;

/** At the end of Allied movement units may be exchanged for substitutes (21.2a). */
public final class ExchangeDecision implements AfrikaKorpsDecision {
    private final Substitutes substitutes;
    private final Sequence sequence;

    public ExchangeDecision(Substitutes substitutes, Sequence sequence) {
        this.substitutes = substitutes;
        this.sequence = sequence;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case Combine combine -> substitutes.judge(position, combine);
            case Split split -> substitutes.judge(position, split);
            case Done _ -> Ruling.LEGAL;
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        substitutes.combinations(position, each);
        position.units(Roster.ALLIES, unit -> substitutes.divisions(position, unit, each));
        each.accept(new Done());
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        switch (move) {
            case Combine combine -> substitutes.combine(position, combine, journal);
            case Split split -> substitutes.split(position, split, journal);
            default -> sequence.plan(position, journal);
        }
    }
}
