package kessel.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import kessel.engine.match.MatchRecord;
import kessel.engine.match.Replay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "verify",
        description =
                "Judge every move of a record and roll all its dice again from the seed and the nonces.")
final class VerifyCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record of a match.")
    private Path file;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public void run() {
        try {
            GameFile.OfRecord given = GameFile.readRecord(file);
            verify(given.record(), given.game());
        } catch (DataFault fault) {
            if (json) {
                Map<String, Object> report = report();
                report.put("fault", fault.getMessage());
                Json.print(spec.commandLine().getOut(), report);
            }
            throw fault;
        }
    }

    private <P extends Position<P>, M extends Move> void verify(
            MatchRecord record, Game<P, M> game) {
        boolean disclosed = record.seed() != null;
        Match<P, M> match = disclosed ? Replay.verified(game, record) : Replay.whole(game, record);
        if (match.over() && !disclosed) {
            throw DataFault.in(
                    record.file(), "the match is over, but the record does not disclose its seed");
        }
        int dice = match.moves().stream().mapToInt(played -> played.draws().length).sum();
        int nonces = match.header().nonces().given().size();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Map<String, Object> report = report();
            report.put("legal", true);
            report.put("diceVerified", disclosed);
            report.put("over", match.over());
            report.put("moves", match.moves().size());
            report.put("dice", dice);
            report.put("nonces", nonces);
            report.put("lesson", match.header().lesson());
            Json.print(out, report);
            return;
        }
        out.println(
                file
                        + ": "
                        + Counted.of(match.moves().size(), "move")
                        + ", "
                        + Counted.of(dice, "die", "dice")
                        + (disclosed
                                ? ", all legal and as the seed "
                                        + (nonces == 0 ? "rolls them" : "and the nonces roll them")
                                : ", all moves legal"));
        if (match.header().lesson() != null) {
            out.println("It is a lesson: its dice were fixed beforehand, and prove nothing.");
        }
        if (!match.over()) {
            out.println(
                    disclosed
                            ? "The match is not over, although its seed is disclosed."
                            : "The match is not over: its seed is not disclosed yet, so the dice"
                                    + " cannot be verified.");
        }
    }

    private Map<String, Object> report() {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("file", file.toString());
        return report;
    }
}
