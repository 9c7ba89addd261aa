package kessel.games.brigade.rules;

import static kessel.games.brigade.position.BrigadePosition.DESTROYED;

import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.BrigadePosition;

/** Points: for the places a side holds, and for the enemy units it has destroyed (11.2). */
final class Scoring {
    private Scoring() {}

    static Tally score(BrigadePosition position, int side) {
        Campaign campaign = position.campaign();
        Tally.Builder terms = new Tally.Builder(Tally.WHOLE);
        for (int i = 0; i < campaign.objectives().size(); i++) {
            Campaign.Objective objective = campaign.objectives().get(i);
            if (position.holder(i) == side && objective.points()[side] > 0) {
                terms.add(
                        objective.rule(),
                        objective.points()[side],
                        Phrase.of("term.held", objective.name()));
            }
        }
        campaign.destroyed()
                .forEach(
                        (nation, award) -> {
                            int lost = 0;
                            for (Counter counter : campaign.counters()) {
                                boolean enemy =
                                        counter.side() != side && counter.nation().equals(nation);
                                lost += enemy && position.hex(counter.index()) == DESTROYED ? 1 : 0;
                            }
                            if (lost > 0) {
                                terms.add(
                                        award.rule(),
                                        lost * award.points(),
                                        Phrase.of(
                                                "term.destroyed",
                                                lost,
                                                new Phrase.Word("nation." + nation)));
                            }
                        });
        position.theatre().score(position, side, terms);
        return terms.tally();
    }
}
