package kessel.games.desertfox.position;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Audience;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.words.Phrase;

/** What a move rolls and draws, and what is told of it. */
public record Luck(Chance chance, Journal journal) {
    public int die() {
        return chance.die();
    }

    /** Some dice, and how many of them show at least a number. */
    public int hits(int dice, int least, List<Phrase.Argument> shown) {
        int hits = 0;
        for (int i = 0; i < dice; i++) {
            int die = chance.die();
            hits += die >= least ? 1 : 0;
            shown.add(new Phrase.Die(die, die >= least));
        }
        return hits;
    }

    public static List<Phrase.Argument> dice() {
        return new ArrayList<>();
    }

    public void tell(String rule, String key, Object... arguments) {
        if (journal.listens()) {
            journal.tell(rule, Phrase.of("told." + key, arguments));
        }
    }

    public void tell(int side, String rule, String key, Object... arguments) {
        if (journal.listens()) {
            journal.tell(Audience.of(side), rule, Phrase.of("told." + key, arguments));
        }
    }

    public void head(String rule, String key, Object... arguments) {
        if (journal.listens()) {
            journal.head(rule, Phrase.of("told." + key, arguments));
        }
    }

    /** A block that everybody may see. */
    public static Phrase.Piece shown(int block) {
        return new Phrase.Piece(block, true);
    }

    /** A block of which the enemy hears only whose it is. */
    public static Phrase.Piece veiled(int block) {
        return new Phrase.Piece(block, false);
    }
}
