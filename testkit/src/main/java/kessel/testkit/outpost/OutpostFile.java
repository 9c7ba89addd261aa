package kessel.testkit.outpost;

import static kessel.testkit.outpost.OutpostPosition.BLOCKS;
import static kessel.testkit.outpost.OutpostPosition.CARDS;
import static kessel.testkit.outpost.OutpostPosition.LOST;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import kessel.engine.data.Item;
import kessel.engine.game.PositionFile;

/** Positions of Outpost as text. */
final class OutpostFile implements PositionFile<OutpostPosition> {
    private static final List<String> PLACES =
            Arrays.stream(OutpostPosition.Place.values()).map(OutpostFile::word).toList();

    private final Outpost game;

    OutpostFile(Outpost game) {
        this.game = game;
    }

    private static String word(OutpostPosition.Place place) {
        return place.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public String write(OutpostPosition position) {
        StringBuilder text = new StringBuilder();
        text.append("scenario: ").append(position.scenario).append('\n');
        text.append("open: ").append(position.open).append('\n');
        text.append("turn: ").append(position.turn).append('\n');
        text.append("step: ").append(position.step.name()).append('\n');
        if (!position.over()) {
            String decider = game.sides().get(position.step.decider());
            text.append("decider: ").append(decider).append('\n');
        }
        text.append("leader: ").append(game.sides().get(position.leader)).append('\n');
        text.append("blocks:\n");
        for (int block = 0; block < BLOCKS; block++) {
            int hex = position.hex[block];
            text.append(
                    "  %s: [%s, %d, %s]%n"
                            .formatted(
                                    game.pieceId(block),
                                    hex == LOST ? "lost" : game.map().label(hex),
                                    position.letter[block],
                                    position.read[block]));
        }
        text.append("cards:\n");
        for (int card = 0; card < CARDS; card++) {
            text.append(
                    "  %s: %s%n"
                            .formatted(
                                    game.pieceId(OutpostPosition.cardPiece(card)),
                                    word(position.card[card])));
        }
        return text.toString();
    }

    @Override
    public OutpostPosition read(Item file) {
        file.only(
                Set.of("scenario", "open", "turn", "step", "decider", "leader", "blocks", "cards"));
        OutpostPosition position = new OutpostPosition();
        position.scenario = file.at("scenario").oneOf(List.of("skirmish", "siege"));
        position.open = file.at("open").flag();
        position.turn = file.at("turn").number(1, OutpostRules.turns(position.scenario));
        String step = file.at("step").oneOf(List.of("laying", "moving", "over"));
        position.step =
                switch (step) {
                    case "laying" -> new OutpostStep.Laying(side(file.at("decider")));
                    case "moving" -> new OutpostStep.Moving(side(file.at("decider")));
                    default -> new OutpostStep.Over();
                };
        position.leader = side(file.at("leader"));
        for (int block = 0; block < BLOCKS; block++) {
            List<Item> cells = file.at("blocks").at(game.pieceId(block)).list();
            String where = cells.get(0).text();
            position.hex[block] =
                    where.equals("lost")
                            ? LOST
                            : game.map()
                                    .grid()
                                    .find(where)
                                    .orElseThrow(() -> cells.get(0).fault("there is no such hex"));
            position.letter[block] = cells.get(1).number(0, 2);
            position.read[block] = cells.get(2).flag();
        }
        for (int card = 0; card < CARDS; card++) {
            Item place = file.at("cards").at(game.pieceId(OutpostPosition.cardPiece(card)));
            position.card[card] =
                    OutpostPosition.Place.values()[PLACES.indexOf(place.oneOf(PLACES))];
        }
        return position;
    }

    private int side(Item item) {
        return game.sides().indexOf(item.oneOf(game.sides()));
    }
}
