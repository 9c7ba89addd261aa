package kessel.games.brigade.combat;

import static kessel.games.brigade.position.UnitStates.ADVANCING;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Advance;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.movement.Movement;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;
import kessel.games.kit.Route;

/** The advance after a won combat, unit by unit, as far as the attacker likes (5.2). */
public final class AdvanceDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final Movement movement;
    private final Advances advances;
    private final Resolution resolution;

    public AdvanceDecision(
            Campaign campaign, Movement movement, Advances advances, Resolution resolution) {
        this.campaign = campaign;
        this.movement = movement;
        this.advances = advances;
        this.resolution = resolution;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Advance(int unit, Route route) -> advances.judge(position, unit, route);
            case Finish(var what) when what == BrigadeMove.What.ADVANCE -> Ruling.LEGAL;
            default -> BrigadeDecision.notNow(position);
        };
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit : campaign.unitsOf(position.attacker())) {
            advances.options(position, unit, route -> each.accept(new Advance(unit, route)));
        }
        each.accept(BrigadeMove.HALT);
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        if (!(move instanceof Advance(int unit, Route route))) {
            resolution.finishStage(position, chance, journal);
            return;
        }
        position.unset(unit, ADVANCING);
        if (journal.listens()) {
            Words.tell(
                    journal,
                    position,
                    SeriesRule.ADVANCE,
                    "told.advanced",
                    Words.unit(position, unit),
                    Cited.hex(route.last()));
        }
        for (int i = 1; i < route.length() && position.onMap(unit); i++) {
            movement.enter(position, unit, route.hex(i), chance, journal);
        }
        resolution.afterAdvance(position, chance, journal);
    }
}
