package kessel.games.desertfox.data;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.data.Item;

/** Reads one scenario. */
final class ScenarioFile {
    private final CampaignFile campaign;
    private final Item file;
    private final Item arrivals;

    ScenarioFile(CampaignFile campaign, Item file, Item arrivals) {
        this.campaign = campaign;
        this.file = file;
        this.arrivals = arrivals;
    }

    Scenario scenario(String id) {
        Item months = file.at("months");
        String[] starts = months.at("starts").text().split("-");
        Item malta = file.at("malta");
        boolean allowed = malta.at("allowed").flag();
        Item prelude = file.find("prelude").orElse(null);
        return new Scenario(
                id,
                file.at("title").text(),
                file.at("rule").text(),
                months.at("first").number(1, 20),
                months.at("last").number(1, 20),
                Integer.parseInt(starts[0]),
                Integer.parseInt(starts[1]),
                campaign.side(file.at("first")),
                new int[] {
                    file.at("hands").at("axis").number(0, 16),
                    file.at("hands").at("allies").number(0, 16)
                },
                draws(),
                file.at("rommel").flag(),
                file.at("logistics-dice").number(1, 9),
                prelude == null ? 0 : prelude.at("points").number(1, 99),
                prelude == null ? 0 : campaign.side(prelude.at("spends-first")),
                allowed ? malta.at("from").number(1, 20) : 0,
                allowed ? malta.at("axis-draws").number(0, 16) : 0,
                file.at("minefields").list().stream().mapToInt(campaign::place).toArray(),
                holds(),
                setUp(),
                campaign.lists(arrivals.at(file.at("arrivals").text())));
    }

    private List<Scenario.Draws> draws() {
        List<Scenario.Draws> draws = new ArrayList<>();
        for (Item item : file.at("draws").list()) {
            draws.add(
                    new Scenario.Draws(
                            item.at("from").number(1, 20),
                            item.at("axis").number(0, 16),
                            item.at("allies").number(0, 16)));
        }
        return List.copyOf(draws);
    }

    private Map<Integer, Integer> holds() {
        Map<Integer, Integer> holds = new HashMap<>();
        for (String side : Roster.SIDES) {
            for (Item place : file.at("holds").at(side).list()) {
                holds.put(campaign.place(place), Roster.SIDES.indexOf(side));
            }
        }
        return Map.copyOf(holds);
    }

    /** 11.7b: one scenario may take over another's set-up. */
    private List<Scenario.Lists> setUp() {
        return file.find("set-up-of").isPresent()
                ? campaign.lists(campaign.scenarioFile(file.at("set-up-of").text()).at("set-up"))
                : campaign.lists(file.at("set-up"));
    }
}
