package kessel.games.afrikakorps.turn;

import java.util.Arrays;
import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.PlaceRommel;
import kessel.games.afrikakorps.movement.Rommel;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Theatre;

/** To which of several units that are as near Rommel goes (22.4.2b). */
public final class RommelDecision implements AfrikaKorpsDecision {
    private final Theatre theatre;
    private final Sequence sequence;
    private final Rommel rommel;

    public RommelDecision(Theatre theatre, Sequence sequence, Rommel rommel) {
        this.theatre = theatre;
        this.sequence = sequence;
        this.rommel = rommel;
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        if (!(move instanceof PlaceRommel(int hex))) {
            return AfrikaKorpsDecision.notNow();
        }
        boolean near =
                theatre.board(
                        position,
                        board ->
                                Arrays.stream(rommel.nearest(board))
                                        .anyMatch(nearest -> nearest == hex));
        return near ? Ruling.LEGAL : Theatre.refuse("22.4.2a", "not-nearest", Theatre.hex(hex));
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        int[] nearest = theatre.board(position, rommel::nearest);
        Arrays.stream(nearest).forEach(hex -> each.accept(new PlaceRommel(hex)));
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        rommel.place(position, ((PlaceRommel) move).hex(), journal);
        sequence.resume(position, journal);
    }
}
