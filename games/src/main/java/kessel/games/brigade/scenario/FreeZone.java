package kessel.games.brigade.scenario;

import kessel.games.brigade.data.Situation;

/** Where a unit may be set up freely. */
public sealed interface FreeZone
        permits BehindTheFront, BehindDivisions, WithDivisions, InGivenHexes, SplitDivision {
    /** The rule that gives the zone. */
    String rule();

    /** The zone as the scenario writes it, which names its words in the catalogues. */
    String words();

    boolean contains(Situation situation, int hex);

    static FreeZone read(ZoneText text) {
        FreeZone zone = BehindTheFront.read(text);
        zone = zone == null ? BehindDivisions.read(text) : zone;
        zone = zone == null ? WithDivisions.read(text) : zone;
        zone = zone == null ? InGivenHexes.read(text) : zone;
        zone = zone == null ? SplitDivision.read(text) : zone;
        if (zone == null) {
            throw text.fault(
                    "a zone reads 'east of the front, north of A PLACE (RULE)', 'behind 71DI 94DI"
                            + " (RULE)', 'with 1DMI (RULE)', 'in 3616 3515 (RULE)' or '2 of 55DI in"
                            + " 3213, 1 in 3013 (RULE)', not '"
                            + text.words
                            + " ("
                            + text.rule
                            + ")'");
        }
        return zone;
    }
}
