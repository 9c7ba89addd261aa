package kessel.games.afrikakorps.movement;

import java.util.Locale;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;

/** Why a piece cannot take a step: told without words, which are made for whoever asks. */
public enum Hindrance {
    NOT_ADJACENT("5.2a"),
    CLOSED_SIDE("5.7a"),
    CLOSED_HEX("5.6b"),
    ENEMY("5.4a"),
    STOPPED("8.1a"),
    STOPPED_BY_ESCARPMENT("18.1a"),
    ZONE_TO_ZONE("8.3b"),
    NO_MOVEMENT("5.2a"),
    TWICE_OFF_ROAD("18.4.1b"),
    STOPS_ON_ENEMY("9.1d"),
    BESIDE_ENEMY_SUPPLY("13.3b"),
    ROMMEL_IN_ZONE("22.4.1a"),
    OUT_OF_POCKET("22.4d"),
    OTHER_ZONE("15.4.2a"),
    TOO_MANY("6.3c"),
    NOWHERE("5.2a");

    private final String rule;

    Hindrance(String rule) {
        this.rule = rule;
    }

    public String rule() {
        return rule;
    }

    /** As a refusal that names the piece and the hex. */
    public Ruling.Illegal refusal(int piece, int hex) {
        return new Ruling.Illegal(
                rule,
                Phrase.of(
                        "refuse." + name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        new Phrase.Piece(piece, true),
                        new Phrase.Hex(hex)),
                Tally.NONE);
    }
}
