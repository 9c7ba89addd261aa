package kessel.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.match.Match;
import kessel.engine.words.Phrase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "judge",
        description = "Say whether a move is legal, and if not, which rule forbids it and why.")
final class JudgeCommand implements Callable<Integer> {
    private static final int LEGAL = 0;
    private static final int ILLEGAL = 1;

    @Spec private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "A position, or the record of a match.")
    private Path path;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "MOVE",
            description = "The move in the game's notation, such as 5/21Pz 0409-0510.")
    private List<String> move;

    @Mixin private StopAfter stop;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Override
    public Integer call() {
        GameFile file = GameFile.read(path);
        return judge(file, file.game());
    }

    private <P extends Position<P>, M extends Move> int judge(GameFile file, Game<P, M> game) {
        M chosen = read(game);
        Match<P, M> match = file.match(game, stop.moves());
        Ruling ruling = match.judge(match.position().step().decider(), chosen);
        Speaker speaker = Speaker.open(game);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            Json.print(out, json(ruling, speaker));
        } else {
            print(out, ruling, speaker);
        }
        return ruling.legal() ? LEGAL : ILLEGAL;
    }

    private <M extends Move> M read(Game<?, M> game) {
        try {
            return game.notation().read(String.join(" ", move));
        } catch (DataFault unreadable) {
            throw new ParameterException(spec.commandLine(), unreadable.getMessage());
        }
    }

    private static void print(PrintWriter out, Ruling ruling, Speaker speaker) {
        switch (ruling) {
            case Ruling.Legal _ -> out.println("legal");
            case Ruling.Illegal(String rule, Phrase why, Tally tally) -> {
                out.println("illegal under " + rule + ": " + speaker.say(why));
                speaker.terms(tally, "  ").print(out);
            }
        }
    }

    private static Map<String, Object> json(Ruling ruling, Speaker speaker) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("legal", ruling.legal());
        if (ruling instanceof Ruling.Illegal(String rule, Phrase why, Tally tally)) {
            json.put("rule", rule);
            json.put("reason", speaker.say(why));
            json.put("total", Speaker.total(tally));
            json.put("terms", speaker.json(tally));
        }
        return json;
    }
}
