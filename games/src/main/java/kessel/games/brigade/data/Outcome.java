package kessel.games.brigade.data;

import kessel.games.brigade.data.Demand.Toll;

/**
 * A cell of the combat results table. Where it pairs a code for the defence with one for the
 * attack, both tell of one event: somebody loses, somebody retreats, and perhaps the attacker may
 * follow (5.1.7, R22).
 */
public enum Outcome {
    DE_AVI("DE/AVI"),
    DE_AVB("DE/AVB"),
    DA_AVI("DA/AVI"),
    DRI_AVI("DRI/AVI"),
    DRI_AVB("DRI/AVB"),
    DRB_AVI("DRB/AVI"),
    DRB_AVB("DRB/AVB"),
    DVI_ARI("DVI/ARI"),
    DVI_ARB("DVI/ARB"),
    DVI_AE("DVI/AE"),
    DVB_ARI("DVB/ARI"),
    DVB_ARB("DVB/ARB"),
    DVB_AE("DVB/AE"),
    EMP("EMP"),
    IMP("IMP"),
    DB("DB"),
    DI("DI");

    private final String code;
    private final String defence;
    private final String attack;
    private final Demand onDefender;
    private final Demand onAttacker;

    Outcome(String code) {
        this.code = code;
        String[] pair = code.split("/");
        defence = pair[0];
        attack = pair.length == 2 ? pair[1] : "";
        onDefender =
                new Demand(
                        switch (defence) {
                            case "DRB", "DVB", "DB" -> Toll.LOSS;
                            case "DE" -> Toll.LIFE;
                            case "DA" -> Toll.ALL;
                            case "EMP" -> Toll.EXCHANGE;
                            default -> Toll.NONE;
                        },
                        switch (defence) {
                            case "DE", "DRI", "DRB", "EMP" -> true;
                            default -> false;
                        });
        onAttacker =
                new Demand(
                        switch (attack) {
                            case "AVB", "ARB" -> Toll.LOSS;
                            case "AE" -> Toll.LIFE;
                            default -> code.equals("EMP") ? Toll.EXCHANGE : Toll.NONE;
                        },
                        defence.startsWith("DV"));
    }

    public static Outcome of(String code) {
        for (Outcome outcome : values()) {
            if (outcome.code.equals(code)) {
                return outcome;
            }
        }
        return null;
    }

    public String code() {
        return code;
    }

    public String defenceCode() {
        return defence;
    }

    public String attackCode() {
        return attack;
    }

    /** What the result asks of the defender. */
    public Demand onDefender() {
        return onDefender;
    }

    /** What the result asks of the attacker. */
    public Demand onAttacker() {
        return onAttacker;
    }

    /** The attacker has won and may advance (5.2). */
    public boolean attackerWins() {
        return attack.startsWith("AV");
    }
}
