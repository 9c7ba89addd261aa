package kessel.cli;

import java.io.PrintWriter;
import kessel.engine.game.Journal;
import kessel.engine.game.Step;
import kessel.engine.match.Header;
import kessel.engine.match.Match;

/** Tells a match as prose: what was agreed, what happened, how it stands or ended. */
final class Narrator {
    private static final String MARGIN = " ".repeat(7);

    private final Speaker speaker;
    private final PrintWriter out;
    private final boolean remarks;

    Narrator(Speaker speaker, PrintWriter out) {
        this(speaker, out, true);
    }

    /**
     * @param remarks whether what players thought is told, which only they knew then
     */
    Narrator(Speaker speaker, PrintWriter out, boolean remarks) {
        this.speaker = speaker;
        this.out = out;
        this.remarks = remarks;
    }

    void opening(Match<?, ?> match) {
        Header header = match.header();
        String from =
                match.game().printed().scenarios().stream()
                        .filter(scenario -> scenario.id().equals(header.scenario()))
                        .findFirst()
                        .map(scenario -> scenario.title())
                        .orElse("from a position of its own");
        out.println(match.game().printed().title() + ": " + from);
        for (int side = 0; side < header.players().size(); side++) {
            out.println(speaker.side(side) + ": " + header.players().get(side));
        }
        if (!header.options().isEmpty()) {
            out.println("Options: " + String.join(", ", header.options()));
        }
        out.println("The dice are sealed under " + header.commitment());
    }

    void moves(Match<?, ?> match) {
        for (int index = 0; index < match.moves().size(); index++) {
            move(index + 1, match.moves().get(index));
        }
    }

    /** What came of one move; its number stands in the margin, as in the record. */
    void move(int number, Match.Played<?> played) {
        String margin = "%5d  ".formatted(number);
        for (Journal.Entry entry : played.journal()) {
            String words = speaker.say(entry.rule(), entry.phrase());
            if (entry.heading()) {
                heading(words, "-");
                // A long game shows that it gets on.
                out.flush();
            } else {
                out.println(margin + words);
                margin = MARGIN;
            }
        }
        if (remarks && played.remark() != null) {
            out.println(margin + "{" + played.remark() + "}");
        }
    }

    private void heading(String words, String line) {
        out.println();
        out.println(words);
        out.println(line.repeat(words.length()));
    }

    /** The points of both sides, and who won or who decides next. */
    void standing(Match<?, ?> match) {
        out.println();
        heading(match.over() ? "Result" : "The points so far", "=");
        scores(match);
        out.println();
        out.println(verdict(match));
        if (match.over() && match.seed() != null) {
            out.println("The seed was " + match.seed());
        }
    }

    private <P extends kessel.engine.game.Position<P>> void scores(Match<P, ?> match) {
        for (int side = 0; side < match.game().sides().size(); side++) {
            var tally = match.game().rules().score(match.position(), side);
            out.println(speaker.side(side) + ": " + tally.write(tally.total()));
            speaker.terms(tally, "  ").print(out);
        }
    }

    private String verdict(Match<?, ?> match) {
        String moves = " after " + Counted.of(match.moves().size(), "move") + ".";
        if (!match.over()) {
            Step step = match.position().step();
            return speaker.side(step.decider())
                    + " to decide"
                    + moves
                    + " What is due is "
                    + speaker.words().word("step." + step.name())
                    + ".";
        }
        Match.Result result = match.result();
        if (result.winner() == Step.NOBODY) {
            return "A draw" + moves;
        }
        String how = result.byResignation() ? ", for the other side resigned," : "";
        return "Winner: " + speaker.side(result.winner()) + how + moves;
    }
}
