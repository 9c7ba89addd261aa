package kessel.games.brigade.rules;

import static kessel.games.brigade.position.UnitStates.BATTERED;
import static kessel.games.brigade.position.UnitStates.ENGAGED;
import static kessel.games.brigade.position.UnitStates.RECOVERED;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import java.util.function.IntPredicate;
import kessel.engine.game.Journal;
import kessel.games.brigade.data.Recovery;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;

/** Units that have rested for a turn and can recover from their loss (7.0, R34). */
final class Rest {
    private Rest() {}

    /** The end of a phase: whoever is in an enemy zone does not rest. */
    static void phaseEnds(BrigadePosition position) {
        for (int unit = 0;
                position.campaign().restCounts() && unit < position.campaign().units();
                unit++) {
            if (position.onMap(unit)
                    && position.inEnemyZone(position.hex(unit), position.side(unit))) {
                position.set(unit, ENGAGED);
            }
        }
    }

    /**
     * Whether a unit of the phasing side, since its last Movement Phase began, has ended no phase
     * in an enemy zone and taken no loss.
     */
    static boolean rested(BrigadePosition position, int unit) {
        return position.side(unit) == position.phasing()
                && position.onMap(unit)
                && position.is(unit, REDUCED)
                && !position.is(unit, ENGAGED | BATTERED);
    }

    /** Whether there are more rested units than can recover, so that the owner has to choose. */
    static boolean choice(BrigadePosition position, Recovery recovery) {
        IntPredicate rested = unit -> rested(position, unit);
        return count(position, rested) > recovery.most()
                || motorised(position, rested) > recovery.mostMotorised();
    }

    /** Whether one more unit, or one more of this kind, can recover in this phase. */
    static boolean allows(BrigadePosition position, Recovery recovery, int next) {
        IntPredicate recovered = unit -> position.is(unit, RECOVERED);
        return count(position, recovered) < recovery.most()
                && (motorised(position, recovered) < recovery.mostMotorised()
                        || !position.type(next).motorised());
    }

    private static int motorised(BrigadePosition position, IntPredicate which) {
        return count(position, which.and(unit -> position.type(unit).motorised()));
    }

    private static int count(BrigadePosition position, IntPredicate which) {
        int count = 0;
        for (int unit = 0; unit < position.campaign().units(); unit++) {
            count += which.test(unit) ? 1 : 0;
        }
        return count;
    }

    static void recover(BrigadePosition position, int unit, Journal journal) {
        position.unset(unit, REDUCED);
        position.set(unit, RECOVERED);
        if (journal.listens()) {
            Words.tell(
                    journal,
                    position,
                    SeriesRule.RECOVERY,
                    "told.recovered",
                    Words.unit(position, unit));
        }
    }
}
