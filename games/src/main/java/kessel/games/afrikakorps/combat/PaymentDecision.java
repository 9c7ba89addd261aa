package kessel.games.afrikakorps.combat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Lose;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Split;
import kessel.games.afrikakorps.position.AfrikaKorpsDecision;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.afrikakorps.turn.Substitutes;

/**
 * What an exchange costs the stronger side (7.5d): units of its choice, one after the other, that
 * are worth at least what the enemy lost, and none of them too many.
 */
public final class PaymentDecision implements AfrikaKorpsDecision {
    private final Combat combat;
    private final Substitutes substitutes;

    public PaymentDecision(Combat combat, Substitutes substitutes) {
        this.combat = combat;
        this.substitutes = substitutes;
    }

    private List<Integer> members(AfrikaKorpsPosition position, boolean paying) {
        List<Integer> units = new ArrayList<>();
        int battle = position.get(Cell.CURRENT);
        position.units(
                position.decider(),
                unit -> {
                    if (position.onMap(unit)
                            && position.battle(unit) == battle
                            && position.is(unit, Flags.PAYING) == paying) {
                        units.add(unit);
                    }
                });
        return units;
    }

    private int sum(AfrikaKorpsPosition position, List<Integer> units) {
        return units.stream().mapToInt(unit -> combat.factor(position, unit)).sum();
    }

    @Override
    public Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move) {
        return switch (move) {
            case Lose(int unit) -> judge(position, unit);
            case Split split -> judge(position, split);
            default -> AfrikaKorpsDecision.notNow();
        };
    }

    /** 21.3b: what a substitute is worth above the units that it leaves pays the rest. */
    private Ruling judge(AfrikaKorpsPosition position, Split split) {
        int substitute = split.substitute();
        if (!members(position, false).contains(substitute)) {
            return Theatre.refuse("7.5d", "not-in-exchange", Theatre.piece(substitute));
        }
        Ruling ruling = substitutes.judge(position, split);
        if (!ruling.legal()) {
            return ruling;
        }
        List<Integer> chosen = members(position, true);
        int price = position.get(Cell.PRICE) - sum(position, chosen);
        int paid = paid(position, split);
        if (paid < price) {
            return Theatre.refuse("21.3b", "pays-too-little", price);
        }
        for (int unit : chosen) {
            if (paid - combat.factor(position, unit) >= price) {
                return Theatre.refuse("7.5d", "pays-too-much", Theatre.piece(unit));
            }
        }
        return keepsMore(position, split, paid - price)
                ? Theatre.refuse("7.5d", "keeps-too-little")
                : Ruling.LEGAL;
    }

    /** Whether a unit could stay besides those that do, and the rest still pay (7.5d, 21.3b). */
    private boolean keepsMore(AfrikaKorpsPosition position, Split split, int spare) {
        int hex = position.at(split.substitute());
        boolean[] more = new boolean[1];
        position.units(
                Roster.ALLIES,
                unit -> {
                    if (!split.units().contains(unit)
                            && combat.factor(position, unit, hex) <= spare) {
                        List<Integer> units = new ArrayList<>(split.units());
                        units.add(unit);
                        Collections.sort(units);
                        Split larger = new Split(split.substitute(), units);
                        more[0] |= substitutes.judge(position, larger).legal();
                    }
                });
        return more[0];
    }

    private int paid(AfrikaKorpsPosition position, Split split) {
        int hex = position.at(split.substitute());
        int left =
                split.units().stream().mapToInt(unit -> combat.factor(position, unit, hex)).sum();
        return combat.factor(position, split.substitute()) - left;
    }

    private Ruling judge(AfrikaKorpsPosition position, int unit) {
        if (!members(position, false).contains(unit)) {
            return Theatre.refuse("7.5d", "not-in-exchange", Theatre.piece(unit));
        }
        return exact(position, unit)
                        || members(position, false).stream()
                                .noneMatch(each -> exact(position, each))
                ? Ruling.LEGAL
                : Theatre.refuse("7.5d", "pays-too-much", Theatre.piece(unit));
    }

    private boolean exact(AfrikaKorpsPosition position, int unit) {
        List<Integer> left = members(position, false);
        left.remove((Integer) unit);
        List<Integer> chosen = members(position, true);
        chosen.add(unit);
        return exact(position, chosen, left);
    }

    /**
     * Whether what is chosen can be made up to the price, or is, without any unit that could be
     * spared: without the cheapest of them the sum must fall short.
     */
    private boolean exact(AfrikaKorpsPosition position, List<Integer> chosen, List<Integer> left) {
        int price = position.get(Cell.PRICE);
        int sum = sum(position, chosen);
        int cheapest =
                chosen.stream().mapToInt(unit -> combat.factor(position, unit)).min().orElseThrow();
        if (sum >= price) {
            return sum - cheapest < price;
        }
        // With some least factor among those still to come, any sum of such may make it up.
        for (int least = 1; least <= 40; least++) {
            int floor = least;
            int bound = Math.min(cheapest, least);
            BitSet sums = new BitSet();
            sums.set(sum);
            for (int unit : left) {
                int factor = combat.factor(position, unit);
                if (factor >= floor) {
                    for (int at = sums.length() - 1; at >= 0; at--) {
                        if (sums.get(at) && at < price) {
                            sums.set(at + factor);
                        }
                    }
                }
            }
            int reached = sums.nextSetBit(price);
            if (reached >= 0 && reached - bound < price) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each) {
        for (int unit : members(position, false)) {
            substitutes.divisions(
                    position,
                    unit,
                    move -> {
                        if (judge(position, move).legal()) {
                            each.accept(move);
                        }
                    });
            if (judge(position, new Lose(unit)).legal()) {
                each.accept(new Lose(unit));
            }
        }
    }

    @Override
    public void play(
            AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal) {
        int paid = 0;
        if (move instanceof Lose(int unit)) {
            position.mark(unit, Flags.PAYING);
        } else if (move instanceof Split split) {
            paid = paid(position, split);
            substitutes.split(position, split, journal);
        }
        List<Integer> paying = members(position, true);
        if (sum(position, paying) + paid >= position.get(Cell.PRICE)) {
            for (int unit : paying) {
                combat.lose(position, unit, "7.5d", journal);
            }
            combat.after(position, journal);
        }
    }
}
