package kessel.engine.game;

import java.util.List;
import kessel.engine.words.Phrase;

/**
 * Something beside the map, of a kind that can be drawn for any game. A game fills in data; a new
 * kind is added here, for all. What is not there is null or empty.
 */
public sealed interface Panel {
    /** What each side has a stock of. */
    record Pool(String id, Phrase title, String icon, List<Stock> stocks) implements Panel {}

    record Stock(String side, int left, int most) {}

    /** Who is still to come, or may come back. */
    record Arrivals(String id, Phrase title, List<Arrival> arrivals) implements Panel {}

    /** A piece that comes in a turn, at an edge, through one of some hexes. */
    record Arrival(String piece, int turn, String edge, List<String> hexes, boolean returning) {}

    /**
     * A place beside the map where pieces lie, all that are there.
     *
     * @param always whether it is shown when nothing is in it
     * @param groups some of its pieces, by what they have in common
     */
    record Box(String id, Phrase title, boolean always, List<Group> groups) implements Panel {}

    record Group(Phrase title, List<String> pieces) {}

    /** The cards that sides hold: how many, and which, as far as the viewer may know. */
    record Hand(String id, Phrase title, List<Held> hands) implements Panel {
        public record Held(String side, int count, List<Card> cards) {}

        /** A card goes by its piece's id; it may have been laid on the table, face down. */
        public record Card(String piece, Phrase title, Phrase text, boolean laid) {}
    }

    /** What is asked of who decides, where it is a choice among pieces, and how much is owed. */
    record Ask(Phrase heading, Phrase owed) implements Panel {}

    /** How many there are of each of some things. */
    record Census(String id, Phrase title, List<Count> counts) implements Panel {}

    record Count(String id, Phrase what, int number) {}

    /** What is to be remembered. */
    record Notes(List<Phrase> lines) implements Panel {}

    /**
     * A combat.
     *
     * @param number by which choices name it; 0 where none does
     * @param target the hex where it takes place; null where there is no one such hex
     * @param gathering whether whoever decides still puts their part of it together
     * @param roles who takes part
     * @param notes what else there is to say of it
     * @param chances what the dice may bring, as far as the viewer may know
     * @param lines the two lines that face each other, where they are set up so; else empty
     */
    record Battle(
            int number,
            Phrase title,
            String target,
            boolean gathering,
            List<Role> roles,
            List<Phrase> notes,
            List<Sum> sums,
            Column column,
            List<Outlook> chances,
            Result result,
            List<Line> lines)
            implements Panel {
        /** The only one there is, in which nobody is set up in lines. */
        public Battle(
                Phrase title,
                String target,
                boolean gathering,
                List<Role> roles,
                List<Phrase> notes,
                List<Sum> sums,
                Column column,
                List<Outlook> chances,
                Result result) {
            this(
                    0, title, target, gathering, roles, notes, sums, column, chances, result,
                    List.of());
        }
    }

    /** A side's pieces in a combat, drawn up in ranks. */
    record Line(String side, Phrase title, List<Rank> ranks) {}

    /** Pieces of a line that have something in common; a choice aims at them as at a box. */
    record Rank(String id, Phrase title, List<String> pieces) {}

    /** The pieces in some states take part in this role. */
    record Role(Phrase title, List<String> states) {}

    /** A number that counts in a combat; one that is signed shifts something to and fro. */
    record Sum(String id, Phrase title, Tally tally, boolean signed) {}

    /** Where on a table of results a combat is read. */
    record Column(Phrase title, String heading) {}

    /** A result that so many of all rolls bring. */
    record Outlook(Result result, int rolls) {}

    record Result(String code, Phrase words) {}

    /**
     * A plan of battles as it stands: what it consists of, who has to take part in it, and whether
     * it may stay like that.
     *
     * @param fault why it may not; null for a lawful plan
     */
    record Plan(Phrase title, List<Planned> battles, List<Duty> duties, Fault fault)
            implements Panel {}

    record Planned(Battle battle, Fault fault) {}

    /** What a piece has to do in combat, and whether the plan lets it. */
    record Duty(String piece, String rule, Phrase words, boolean met) {}

    /** What is wrong with something, and which rule says so. */
    record Fault(String rule, Phrase why) {}
}
