package kessel.games.brigade.data;

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

    Outcome(String code) {
        this.code = code;
        String[] pair = code.split("/");
        defence = pair[0];
        attack = pair.length == 2 ? pair[1] : "";
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

    /** One defending unit takes a loss. */
    public boolean defenderLoses() {
        return defence.equals("DRB") || defence.equals("DVB") || this == DB;
    }

    /** One defending unit is eliminated. */
    public boolean defenderEliminated() {
        return defence.equals("DE");
    }

    public boolean allDefendersEliminated() {
        return defence.equals("DA");
    }

    public boolean defenderRetreats() {
        return defence.equals("DE") || defence.startsWith("DR") || this == EMP;
    }

    public boolean attackerLoses() {
        return attack.equals("AVB") || attack.equals("ARB");
    }

    public boolean attackerEliminated() {
        return attack.equals("AE");
    }

    public boolean attackerRetreats() {
        return defence.startsWith("DV");
    }

    /** The attacker has won and may advance (5.2). */
    public boolean attackerWins() {
        return attack.startsWith("AV");
    }
}
