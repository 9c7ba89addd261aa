package kessel.testkit.outpost;

import static kessel.testkit.outpost.OutpostPosition.BLOCKS;
import static kessel.testkit.outpost.OutpostPosition.CARDS;
import static kessel.testkit.outpost.OutpostPosition.LOST;
import static kessel.testkit.outpost.OutpostPosition.OF_A_SIDE;
import static kessel.testkit.outpost.OutpostPosition.sideOf;
import static kessel.testkit.outpost.OutpostPosition.strength;
import static kessel.testkit.outpost.OutpostPosition.worth;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import kessel.engine.game.Panel;
import kessel.engine.game.Sight;
import kessel.engine.game.Tally;
import kessel.engine.game.View;
import kessel.engine.words.Phrase;
import kessel.testkit.outpost.OutpostPosition.Place;

/**
 * Who knows what in Outpost. Of a block the enemy sees where it stands and a letter to follow it
 * by, but not its strength before it has fought; of cards, how many the enemy holds. Whether the
 * enemy has laid one it cannot tell.
 */
final class OutpostSight implements Sight<OutpostPosition> {
    private final Outpost game;

    OutpostSight(Outpost game) {
        this.game = game;
    }

    static boolean reads(OutpostPosition position, int block, int viewer) {
        return viewer == HINDSIGHT
                || viewer == sideOf(block)
                || position.open
                || position.over()
                || position.read[block]
                || position.hex[block] == LOST;
    }

    private static boolean seesCard(OutpostPosition position, int card, int viewer) {
        return viewer == HINDSIGHT
                || switch (position.card[card]) {
                    case DECK -> false;
                    case FIRST_HAND, FIRST_LAID -> viewer == 0;
                    case SECOND_HAND, SECOND_LAID -> viewer == 1;
                    case SPENT -> true;
                };
    }

    @Override
    public BitSet secretsKnown(OutpostPosition position, int viewer) {
        BitSet known = new BitSet();
        for (int block = 0; block < BLOCKS; block++) {
            known.set(block, reads(position, block, viewer));
        }
        for (int card = 0; card < CARDS; card++) {
            known.set(OutpostPosition.cardPiece(card), seesCard(position, card, viewer));
        }
        return known;
    }

    @Override
    public View view(OutpostPosition position, int viewer) {
        List<View.Piece> pieces = new ArrayList<>();
        for (int block = 0; block < BLOCKS; block++) {
            pieces.add(block(position, block, viewer));
        }
        pieces.sort(
                Comparator.comparing(View.Piece::where)
                        .thenComparing(piece -> piece.id() == null ? "" : piece.id()));
        String decider = position.over() ? null : game.sides().get(position.step.decider());
        return new View(
                position.turn,
                position.step.name(),
                decider,
                decider,
                pieces,
                List.of(),
                List.of(),
                panels(position, viewer));
    }

    private View.Piece block(OutpostPosition position, int block, int viewer) {
        boolean read = reads(position, block, viewer);
        return new View.Piece(
                read ? game.pieceId(block) : game.letterName(block, position.letter[block]),
                game.sides().get(sideOf(block)),
                Outpost.nation(sideOf(block)) + " infantry",
                position.hex[block] == LOST ? "lost" : game.map().label(position.hex[block]),
                read ? List.of(strength(block)) : null,
                List.of());
    }

    /** Who holds how many cards, those included that may lie on the table already. */
    private static int held(OutpostPosition position, int side) {
        return position.count(Place.hand(side)) + position.count(Place.laid(side));
    }

    private List<Panel> panels(OutpostPosition position, int viewer) {
        List<Panel.Hand.Held> hands = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            List<Panel.Hand.Card> cards = new ArrayList<>();
            for (int card = 0; card < CARDS; card++) {
                boolean own =
                        position.card[card] == Place.hand(side)
                                || position.card[card] == Place.laid(side);
                if (own && seesCard(position, card, viewer)) {
                    cards.add(
                            new Panel.Hand.Card(
                                    game.pieceId(OutpostPosition.cardPiece(card)),
                                    Phrase.of("card.title", worth(card)),
                                    Phrase.of("card.text"),
                                    position.card[card] == Place.laid(side)));
                }
            }
            hands.add(new Panel.Hand.Held(game.sides().get(side), held(position, side), cards));
        }
        List<Panel> panels = new ArrayList<>();
        panels.add(new Panel.Hand("hand", Phrase.of("panel.hand"), hands));
        List<Phrase.Argument> spent = new ArrayList<>();
        for (int card = 0; card < CARDS; card++) {
            if (position.card[card] == Place.SPENT) {
                spent.add(new Phrase.Piece(OutpostPosition.cardPiece(card), true));
            }
        }
        if (!spent.isEmpty()) {
            Phrase line = Phrase.of("panel.spent", new Phrase.Listed(spent));
            panels.add(new Panel.Notes(List.of(line)));
        }
        panels.add(new Panel.Box("lost", Phrase.of("panel.lost"), false, List.of()));
        return panels;
    }

    @Override
    public Phrase prompt(OutpostPosition position, int viewer) {
        String key = "prompt." + position.step.name();
        return position.over()
                ? Phrase.of(key)
                : Phrase.of(key, new Phrase.Side(position.step.decider()));
    }

    @Override
    public Tally score(OutpostPosition position, int side, int viewer) {
        return game.rules().score(position, side);
    }

    @Override
    public OutpostPosition guess(OutpostPosition position, int side, RandomGenerator random) {
        OutpostPosition guess = position.copy();
        blocks(guess, side, random);
        cards(guess, side, random);
        return guess;
    }

    private record Spot(int hex, int letter) {}

    private static void blocks(OutpostPosition guess, int side, RandomGenerator random) {
        List<Integer> hidden = new ArrayList<>();
        List<Spot> spots = new ArrayList<>();
        int enemy = 1 - side;
        for (int block = enemy * OF_A_SIDE; block < (enemy + 1) * OF_A_SIDE; block++) {
            if (!reads(guess, block, side)) {
                hidden.add(block);
                spots.add(new Spot(guess.hex[block], guess.letter[block]));
            }
        }
        spots.sort(Comparator.comparingInt(Spot::letter));
        Collections.shuffle(hidden, Random.from(random));
        for (int i = 0; i < hidden.size(); i++) {
            guess.hex[hidden.get(i)] = spots.get(i).hex;
            guess.letter[hidden.get(i)] = spots.get(i).letter;
        }
    }

    /** All that lies where it cannot be seen is dealt anew; who has laid may have passed. */
    private static void cards(OutpostPosition guess, int side, RandomGenerator random) {
        int enemy = 1 - side;
        int held = held(guess, enemy);
        List<Integer> hidden = new ArrayList<>();
        for (int card = 0; card < CARDS; card++) {
            if (!seesCard(guess, card, side)) {
                hidden.add(card);
            }
        }
        Collections.shuffle(hidden, Random.from(random));
        for (int i = 0; i < hidden.size(); i++) {
            guess.card[hidden.get(i)] = i < held ? Place.hand(enemy) : Place.DECK;
        }
        boolean mayHaveLaid =
                guess.step instanceof OutpostStep.Laying(int decider) && decider > enemy;
        if (mayHaveLaid && held > 0) {
            int laid = random.nextInt(held + 1);
            if (laid < held) {
                guess.card[hidden.get(laid)] = Place.laid(enemy);
            }
        }
    }
}
