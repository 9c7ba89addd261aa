package kessel.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kessel.engine.game.Game;
import kessel.players.Ladder;

/** How players and sides stand after many games, for people and for programs. */
record ArenaReport(
        Game<?, ?> game, String scenario, long all, List<String> players, Ladder ladder) {
    void print(PrintWriter out) {
        out.println(game.printed().title() + ", " + scenario + ": " + Counted.of(all, "game"));
        if (players.size() > 1) {
            printPlayers(out);
            out.println();
        }
        printSides(out);
        if (players.size() == 1) {
            Ladder.Standing alone = ladder.standings().getFirst();
            out.println(
                    format(
                            "%.3f s a turn, 99 in 100 at most %.3f, the longest %.3f",
                            alone.meanTurnSeconds(),
                            alone.turnSeconds99(),
                            alone.worstTurnSeconds()));
        }
    }

    private void printSides(PrintWriter out) {
        Speaker speaker = Speaker.open(game);
        TextTable table = new TextTable();
        for (int column = 1; column <= 5 + players.size(); column++) {
            table.flushRight(column);
        }
        List<Object> heading = new ArrayList<>(List.of("side", "games", "wins", "win rate"));
        heading.addAll(List.of("95 in 100", "score"));
        boolean several = players.size() > 1;
        players.stream().filter(_ -> several).forEach(player -> heading.add(player + " wins"));
        table.row(heading.toArray());
        List<Ladder.SideStanding> sides = ladder.sides();
        for (int side = 0; side < sides.size(); side++) {
            Ladder.SideStanding standing = sides.get(side);
            List<Object> row = new ArrayList<>();
            row.add(speaker.side(side));
            row.add(standing.games());
            row.add(standing.wins());
            row.add(format("%.1f %%", 100 * standing.winRate()));
            row.add(format("%.1f-%.1f %%", 100 * standing.low(), 100 * standing.high()));
            row.add(format("%.1f", standing.averageScore()));
            row.addAll(several ? standing.winsOf() : List.of());
            table.row(row.toArray());
        }
        table.print(out);
    }

    private void printPlayers(PrintWriter out) {
        TextTable table = new TextTable();
        for (int column = 1; column <= 10; column++) {
            table.flushRight(column);
        }
        table.row(
                "player",
                "games",
                "wins",
                "draws",
                "losses",
                "win rate",
                "95 in 100",
                "Elo",
                "s a turn",
                "99 in 100",
                "worst");
        for (Ladder.Standing standing : ladder.standings()) {
            table.row(
                    standing.player(),
                    standing.games(),
                    standing.wins(),
                    standing.draws(),
                    standing.losses(),
                    format("%.1f %%", 100 * standing.winRate()),
                    format("%.1f-%.1f %%", 100 * standing.low(), 100 * standing.high()),
                    format("%+.0f", standing.elo()),
                    format("%.3f", standing.meanTurnSeconds()),
                    format("%.3f", standing.turnSeconds99()),
                    format("%.3f", standing.worstTurnSeconds()));
        }
        table.print(out);
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", game.id());
        json.put("scenario", scenario);
        json.put("games", all);
        json.put("players", ladder.standings());
        json.put("sides", ladder.sides());
        return json;
    }
}
