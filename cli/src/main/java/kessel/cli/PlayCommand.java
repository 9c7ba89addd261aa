package kessel.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Ruling;
import kessel.engine.game.SealedChance;
import kessel.engine.game.Step;
import kessel.engine.match.Match;
import kessel.engine.match.RecordText;
import kessel.players.Deadline;
import kessel.players.Entrant;
import kessel.players.Player;
import kessel.players.Players;
import kessel.players.Thought;
import kessel.players.TurnTime;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        description = "Let two computer players play one game and print its journal.",
        customSynopsis =
                "./kessel play GAME|POSITION-FILE [--SIDE PLAYER]... [--scenario ID]"
                        + "%n              [--option ID]... [--seed SEED] [--record FILE [--force]] [--json]",
        preprocessor = SideOptions.class,
        modelTransformer = SideOptions.class)
final class PlayCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "GAME|POSITION-FILE",
            description = "A game (./kessel games lists them), or a position to play on from.")
    private String what;

    @Mixin private SidePlayers sidePlayers;

    @Mixin private Agreement agreement;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Write the match to this file, for replay and verify.")
    private Path record;

    @Option(names = "--force", description = "Let --record replace a file that exists.")
    private boolean force;

    @Option(names = "--json", description = "Print the result as JSON and no journal.")
    private boolean json;

    @Override
    public void run() {
        if (isGame()) {
            fromScenario(GameBox.open(what));
        } else {
            fromPosition(file());
        }
    }

    private Path file() {
        try {
            return Path.of(what);
        } catch (InvalidPathException impossible) {
            throw new ParameterException(
                    spec.commandLine(),
                    "'" + what + "' is not a game, and no file can have that name");
        }
    }

    /** A known game; or a word that can be no file, so that a misspelt game is told as such. */
    private boolean isGame() {
        boolean known = GameBox.shelf().stream().anyMatch(box -> box.id().equals(what));
        boolean word = what.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '-');
        return known || what.isBlank() || word && !Files.exists(file());
    }

    private <P extends Position<P>, M extends Move> void fromScenario(Game<P, M> game) {
        String scenario = agreement.scenario(game);
        List<String> players = sidePlayers.of(game);
        play(Match.start(game, scenario, agreement.options(game), players, agreement.seed()));
    }

    private void fromPosition(Path path) {
        switch (GameFile.read(path)) {
            case GameFile.OfPosition position -> fromPosition(position, position.game());
            case GameFile.OfRecord record ->
                    throw DataFault.in(
                            record.name(), "is a record; ./kessel replay shows it again");
        }
    }

    private <P extends Position<P>, M extends Move> void fromPosition(
            GameFile.OfPosition position, Game<P, M> game) {
        if (agreement.isGiven()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "a position has its scenario and its options already;"
                            + " '--scenario' and '--option' do not go with it");
        }
        play(position.start(game, sidePlayers.of(game), agreement.seed()));
    }

    private <P extends Position<P>, M extends Move> void play(Match<P, M> match) {
        NewFile file = record == null ? null : new NewFile(record, force);
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter story = json ? new PrintWriter(PrintWriter.nullWriter()) : out;
        Narrator narrator = new Narrator(Speaker.open(match.game()), story);
        narrator.opening(match);
        finish(match, narrator);
        narrator.standing(match);
        if (file != null) {
            file.write(RecordText.write(match));
        }
        if (json) {
            Json.print(out, json(match));
        }
    }

    private static <P extends Position<P>, M extends Move> void finish(
            Match<P, M> match, Narrator narrator) {
        List<Player<P, M>> players = new ArrayList<>();
        List<TurnTime> times = new ArrayList<>();
        for (int side = 0; side < match.game().sides().size(); side++) {
            String name = match.header().players().get(side);
            players.add(Players.create(name, playerSeed(match, side)));
            Duration time = Entrant.read(name).time(null);
            times.add(time == null ? null : new TurnTime(time));
        }
        while (!match.over()) {
            int side = match.position().step().decider();
            TurnTime time = times.get(side);
            int turn = match.position().turn();
            long begun = System.nanoTime();
            M move =
                    players.get(side)
                            .choose(
                                    match.seat(side),
                                    time == null ? Deadline.NONE : Deadline.in(time.left(turn)));
            if (time != null) {
                time.use(Duration.ofNanos(System.nanoTime() - begun));
            }
            if (match.play(side, move) instanceof Ruling.Illegal(String rule, var _, var _)) {
                throw new IllegalStateException(
                        "a player chose '"
                                + match.game().notation().write(move)
                                + "', which is illegal under "
                                + rule);
            }
            Thought thought = players.get(side).thought();
            match.remark(thought == null ? null : thought.toString());
            int number = match.moves().size();
            Players.tell(players, match.game(), number, match.moves().getLast(), match.position());
            narrator.move(number, match.moves().getLast());
        }
    }

    /** The same match seed gives the same game; but what a player draws tells it no dice. */
    private static long playerSeed(Match<?, ?> match, int side) {
        String digits =
                SealedChance.commitment(match.seed() + " " + match.game().sides().get(side));
        return Long.parseUnsignedLong(digits.substring(0, 16), 16);
    }

    private static Map<String, Object> json(Match<?, ?> match) {
        List<String> sides = match.game().sides();
        Match.Result result = match.result();
        Map<String, Object> players = new LinkedHashMap<>();
        Map<String, Object> scores = new LinkedHashMap<>();
        for (int side = 0; side < sides.size(); side++) {
            players.put(sides.get(side), match.header().players().get(side));
            scores.put(sides.get(side), Speaker.total(result.scores().get(side)));
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", match.game().id());
        json.put("scenario", match.header().scenario());
        json.put("options", match.header().options());
        json.put("players", players);
        json.put("moves", match.moves().size());
        json.put("scores", scores);
        json.put("winner", result.winner() == Step.NOBODY ? null : sides.get(result.winner()));
        json.put("commitment", match.header().commitment());
        json.put("seed", match.seed());
        return json;
    }
}
