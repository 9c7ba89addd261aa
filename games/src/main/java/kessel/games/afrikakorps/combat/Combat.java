package kessel.games.afrikakorps.combat;

import java.util.List;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.ResultsTable.Result;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove.Finish;
import kessel.games.afrikakorps.planning.Duty;
import kessel.games.afrikakorps.planning.Gathering;
import kessel.games.afrikakorps.planning.Overruns;
import kessel.games.afrikakorps.planning.Retreats;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Losses;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.position.Theatre;
import kessel.games.afrikakorps.turn.Sequence;

/** The course of combat (8.6): what happens by itself, up to the next decision. */
public final class Combat {
    private final Theatre theatre;
    private final Sequence sequence;
    private final Duty duty;
    private final Overruns overruns;
    private final Gathering gathering;
    private final Spoils spoils;
    private final Retreats retreats;

    public Combat(
            Theatre theatre,
            Sequence sequence,
            Duty duty,
            Overruns overruns,
            Gathering gathering,
            Spoils spoils,
            Retreats retreats) {
        this.theatre = theatre;
        this.sequence = sequence;
        this.duty = duty;
        this.overruns = overruns;
        this.gathering = gathering;
        this.spoils = spoils;
        this.retreats = retreats;
    }

    private Roster roster() {
        return theatre.roster();
    }

    public static void tell(Journal journal, String rule, String key, Object... arguments) {
        if (journal.listens()) {
            journal.tell(rule, Phrase.of(key, arguments));
        }
    }

    public void lose(AfrikaKorpsPosition position, int unit, String rule, Journal journal) {
        tell(journal, rule, "told.lost", Theatre.piece(unit), Theatre.hex(position.at(unit)));
        Losses.eliminate(position, unit);
    }

    // Before the first battle.

    /** Who is given up goes first (7.4d, 11.9a), then lone supply in fortresses is taken. */
    void begin(AfrikaKorpsPosition position, Journal journal) {
        int side = position.phasing();
        position.units(
                side,
                unit -> {
                    if (position.onMap(unit) && position.is(unit, Flags.DOOMED)) {
                        lose(position, unit, "7.4d", journal);
                    }
                });
        position.supplies(
                side,
                supply -> {
                    if (position.supports(supply) != 0) {
                        position.mark(supply, Flags.USED);
                    }
                });
        if (sequence.won(position, journal)) {
            return;
        }
        position.units(
                side,
                unit -> {
                    int hex = position.seizes(unit);
                    boolean alone = hex >= 0 && position.battle(unit) == 0;
                    if (alone && theatre.ground().fortress(hex)) {
                        spoils.takeLone(position, unit, hex, journal);
                        position.mark(unit, Flags.VICTOR);
                        position.strike(hex);
                    }
                });
        advance(position, journal);
    }

    // A battle.

    void resolve(AfrikaKorpsPosition position, int battle, Chance chance, Journal journal) {
        int side = position.phasing();
        position.set(Cell.CURRENT, battle);
        position.set(Cell.DONE, position.get(Cell.DONE) | 1 << battle);
        position.units(
                1 - side,
                unit -> {
                    if (position.onMap(unit) && position.battle(unit) == battle) {
                        position.strike(position.at(unit));
                    }
                });
        spoils.stake(position);
        int odds = overruns.odds(position, battle);
        boolean sure =
                ResultsTable.automatic(odds) || (position.get(Cell.AUTOMATIC) & 1 << battle) != 0;
        if (journal.listens()) {
            tell(
                    journal,
                    "8.6a",
                    "told.attack",
                    gathering.listed(position, side, battle),
                    gathering.listed(position, 1 - side, battle),
                    ResultsTable.name(odds));
        }
        Result result = Result.D_ELIM;
        if (!sure) {
            int die = chance.die();
            result = theatre.campaign().results().result(odds, die);
            tell(
                    journal,
                    "7.3c",
                    "told.result",
                    new Phrase.Die(die),
                    new Phrase.Word("result." + result.code()));
        }
        position.set(Cell.RESULT, result.ordinal() + 1);
        for (int unit = 0; unit < roster().rommel(); unit++) {
            if (position.onMap(unit) && position.battle(unit) == battle) {
                position.mark(unit, Flags.FOUGHT);
            }
        }
        apply(position, result, journal);
    }

    private void apply(AfrikaKorpsPosition position, Result result, Journal journal) {
        int side = position.phasing();
        switch (result) {
            case A_ELIM -> {
                eliminate(position, side, result.rule(), journal);
                after(position, journal);
            }
            case D_ELIM -> {
                eliminate(position, 1 - side, result.rule(), journal);
                newcomers(position, unit -> lose(position, unit, "11.7d", journal));
                after(position, journal);
            }
            case EXCHANGE -> exchange(position, journal);
            case A_BACK_2 -> {
                beat(position, side);
                retreat(position, journal);
            }
            case D_BACK_2 -> {
                beat(position, 1 - side);
                newcomers(position, unit -> position.mark(unit, Flags.BEATEN));
                retreat(position, journal);
            }
        }
    }

    private void members(
            AfrikaKorpsPosition position, int side, java.util.function.IntConsumer each) {
        int battle = position.get(Cell.CURRENT);
        position.units(
                side,
                unit -> {
                    if (battle != 0 && position.onMap(unit) && position.battle(unit) == battle) {
                        each.accept(unit);
                    }
                });
    }

    private void eliminate(AfrikaKorpsPosition position, int side, String rule, Journal journal) {
        members(position, side, unit -> lose(position, unit, rule, journal));
    }

    private void beat(AfrikaKorpsPosition position, int side) {
        members(position, side, unit -> position.mark(unit, Flags.BEATEN));
    }

    /** 11.7c: units driven earlier in this turn into a fortress that is attacked now. */
    private void newcomers(AfrikaKorpsPosition position, java.util.function.IntConsumer each) {
        position.struck(
                hex ->
                        position.units(
                                1 - position.phasing(),
                                unit -> {
                                    if (position.at(unit) == hex
                                            && position.is(unit, Flags.DRIVEN_IN)) {
                                        each.accept(unit);
                                    }
                                }));
    }

    // An exchange (7.5c-f).

    /** What a unit counts in an exchange: its attack factor, or its defence as it is doubled. */
    public int factor(AfrikaKorpsPosition position, int unit) {
        return factor(position, unit, position.at(unit));
    }

    public int factor(AfrikaKorpsPosition position, int unit, int hex) {
        return roster().side(unit) == position.phasing()
                ? roster().attack(unit)
                : roster().defence(unit) * theatre.ground().doubling(hex);
    }

    private int factors(AfrikaKorpsPosition position, int side) {
        int[] sum = new int[1];
        members(position, side, unit -> sum[0] += factor(position, unit));
        return sum[0];
    }

    private void exchange(AfrikaKorpsPosition position, Journal journal) {
        int side = position.phasing();
        int attack = factors(position, side);
        int defence = factors(position, 1 - side);
        if (attack <= defence) {
            eliminate(position, side, "7.5c", journal);
        }
        if (defence <= attack) {
            eliminate(position, 1 - side, "7.5c", journal);
        }
        if (attack == defence) {
            after(position, journal);
            return;
        }
        position.set(Cell.PRICE, Math.min(attack, defence));
        int payer = attack > defence ? side : 1 - side;
        position.ask(Stage.PAYING, payer);
    }

    // Retreats (7.6).

    /** Whoever has no way out dies; then the owner gives up who has no room, the winner leads. */
    public void retreat(AfrikaKorpsPosition position, Journal journal) {
        while (true) {
            List<Integer> beaten = Retreats.beaten(position);
            if (beaten.isEmpty()) {
                after(position, journal);
                return;
            }
            int[] lost = {-1};
            int[] saved = new int[1];
            theatre.board(
                    position,
                    board -> {
                        Retreats.Routing routing = retreats.new Routing(position, board, beaten);
                        for (int i = 0; i < beaten.size() && lost[0] < 0; i++) {
                            lost[0] = routing.lost(i) ? beaten.get(i) : -1;
                        }
                        saved[0] = routing.saved();
                        return null;
                    });
            if (lost[0] >= 0) {
                lose(position, lost[0], "7.6.1a", journal);
            } else if (saved[0] == 0) {
                lose(position, beaten.getFirst(), "7.6.1b", journal);
            } else {
                int owner = roster().side(beaten.getFirst());
                boolean crowded = saved[0] < beaten.size();
                position.ask(
                        crowded ? Stage.YIELDING : Stage.RETREATING, crowded ? owner : 1 - owner);
                return;
            }
        }
    }

    /** After a battle: captures, supply that is carried off, the advance. */
    void after(AfrikaKorpsPosition position, Journal journal) {
        theatre.board(
                position,
                board -> {
                    withoutRegulars(position, board, journal);
                    return null;
                });
        theatre.board(
                position,
                board -> {
                    spoils.takeAtStake(position, board, journal);
                    return null;
                });
        spoils.takeSeized(position, journal);
        carry(position, journal);
    }

    /** 11.7d: newcomers die if all regular defenders of the fortress are lost. */
    private void withoutRegulars(AfrikaKorpsPosition position, Board board, Journal journal) {
        int enemy = 1 - position.phasing();
        boolean driven = Result.values()[position.get(Cell.RESULT) - 1] == Result.D_BACK_2;
        position.struck(
                hex -> {
                    long there = board.stood(enemy, hex);
                    long regular = there & ~duty.flagged(position, enemy, Flags.DRIVEN_IN);
                    if (theatre.ground().fortress(hex) && regular == 0 && !driven) {
                        newcomers(
                                position,
                                unit -> {
                                    if (position.at(unit) == hex) {
                                        lose(position, unit, "11.7d", journal);
                                    }
                                });
                    }
                });
    }

    /** 15.4.1a: supply that was just taken may be moved. */
    void carry(AfrikaKorpsPosition position, Journal journal) {
        boolean[] taken = new boolean[1];
        position.supplies(
                position.phasing(),
                supply -> taken[0] |= position.onMap(supply) && position.is(supply, Flags.TAKEN));
        if (taken[0]) {
            position.ask(Stage.CARRYING, position.phasing());
            return;
        }
        boolean driven = position.get(Cell.RESULT) - 1 == Result.A_BACK_2.ordinal();
        if (!driven) {
            members(position, position.phasing(), unit -> position.mark(unit, Flags.VICTOR));
        }
        advance(position, journal);
    }

    // The advance (16).

    /** 16.1a: into a fortress or escarpment that has been emptied. */
    boolean mayAdvance(AfrikaKorpsPosition position, Board board, int unit, int hex) {
        int side = position.phasing();
        boolean[] struck = new boolean[1];
        position.struck(each -> struck[0] |= each == hex);
        return struck[0]
                && position.onMap(unit)
                && position.is(unit, Flags.VICTOR)
                && theatre.ground().advance(hex)
                && board.stood(1 - side, hex) == 0
                && board.stack(side, hex) < theatre.campaign().stacking()
                && theatre.ground().adjacent(position.at(unit), hex);
    }

    public void advance(AfrikaKorpsPosition position, Journal journal) {
        boolean[] may = new boolean[1];
        theatre.board(
                position,
                board -> {
                    position.struck(
                            hex ->
                                    position.units(
                                            position.phasing(),
                                            unit ->
                                                    may[0] |=
                                                            mayAdvance(
                                                                    position, board, unit, hex)));
                    return null;
                });
        if (may[0]) {
            position.ask(Stage.ADVANCING, position.phasing());
        } else {
            battleOver(position, journal);
        }
    }

    void battleOver(AfrikaKorpsPosition position, Journal journal) {
        int passing = Flags.VICTOR | Flags.WITH_SUPPLY | Flags.UNWILLING | Flags.PAYING;
        for (int unit = 0; unit < roster().rommel(); unit++) {
            position.unmark(unit, passing);
        }
        position.forgetStruck();
        position.set(Cell.CURRENT, 0);
        position.set(Cell.RESULT, 0);
        position.set(Cell.PRICE, 0);
        if (!sequence.won(position, journal)) {
            sequence.rommelThen(position, false, Sequence.Then.NEXT_BATTLE, journal);
        }
    }

    /** 11.7e: who was driven alone into a fortress is finished without a die. */
    void finish(AfrikaKorpsPosition position, Finish finish, Journal journal) {
        int unit = finish.unit();
        int hex = finish.hex();
        if (finish.supply() >= 0) {
            position.mark(finish.supply(), Flags.USED);
        }
        position.strike(hex);
        spoils.stake(position);
        newcomers(position, each -> lose(position, each, "11.7e", journal));
        position.set(Cell.RESULT, Result.D_ELIM.ordinal() + 1);
        position.mark(unit, Flags.FOUGHT | Flags.VICTOR);
        theatre.board(
                position,
                board -> {
                    spoils.takeAtStake(position, board, journal);
                    return null;
                });
        carry(position, journal);
    }
}
