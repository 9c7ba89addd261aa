package kessel.games.brigade.data;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kessel.engine.data.Item;

/** Reads the tables of a game: combat results and bombardment. */
final class TablesFile {
    private TablesFile() {}

    static Campaign.Tables read(Item file) {
        file.only(Set.of("source", "combat", "bombardment"));
        boolean printed =
                file.at("source").oneOf(List.of("printed", "reconstructed")).equals("printed");
        ResultsTable combat = table(file.at("combat"));
        ResultsTable bombardment = table(file.at("bombardment"));
        if (combat.evenOdds() < 0) {
            throw file.at("combat").at("columns").fault("there is no column 1-1");
        }
        for (Item heading : file.at("bombardment").at("columns").list()) {
            if (!heading.text().matches("\\d{1,3}(-\\d{1,3}|\\+)")) {
                throw heading.fault(
                        "a column is headed 11-20 or 41+, not '" + heading.text() + "'");
            }
        }
        return new Campaign.Tables(printed, combat, bombardment);
    }

    private static ResultsTable table(Item item) {
        Set<String> entries = new HashSet<>(ResultsTable.ROWS);
        entries.add("columns");
        item.only(entries);
        List<String> columns = item.at("columns").texts();
        return new ResultsTable(
                columns,
                ResultsTable.ROWS.stream()
                        .map(row -> row(row, item.at(row), columns.size()))
                        .toArray(Outcome[][]::new));
    }

    private static Outcome[] row(String heading, Item line, int columns) {
        List<Item> codes = line.list();
        if (codes.size() != columns) {
            throw line.fault(
                    "row '"
                            + heading
                            + "' has "
                            + codes.size()
                            + " cells for "
                            + columns
                            + " columns");
        }
        return codes.stream().map(TablesFile::outcome).toArray(Outcome[]::new);
    }

    private static Outcome outcome(Item code) {
        Outcome outcome = Outcome.of(code.text());
        if (outcome == null) {
            throw code.fault("unknown result '" + code.text() + "'");
        }
        return outcome;
    }
}
