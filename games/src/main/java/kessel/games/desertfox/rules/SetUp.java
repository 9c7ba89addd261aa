package kessel.games.desertfox.rules;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Scenario;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Place;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Stage;
import kessel.games.kit.Cited;

/** Who stands where when a scenario begins (11.0). */
public final class SetUp implements DesertFoxDecision {
    /** So often a move is drawn before all are listed. */
    private static final int TRIES = 64;

    private final Campaign campaign;

    public SetUp(Campaign campaign) {
        this.campaign = campaign;
    }

    public DesertFoxPosition begin(String id, Set<String> options) {
        DesertFoxPosition position = new DesertFoxPosition(campaign);
        position.begin(id, options);
        Scenario scenario = campaign.scenario(id);
        for (int block = 0; block < campaign.roster().size(); block++) {
            position.at(block, DesertFoxPosition.UNUSED);
            position.seenAt(block, DesertFoxPosition.UNUSED);
            position.strength(block, campaign.roster().block(block).most());
            position.group(block, block);
        }
        for (Scenario.Lists list : scenario.arrivals()) {
            if (list.month() > scenario.firstMonth() && list.month() <= scenario.lastMonth()) {
                list.items().forEach(item -> position.at(item.block(), DesertFoxPosition.COMING));
            }
        }
        if (scenario.malta()) {
            campaign.malta().forEach(block -> position.at(block, DesertFoxPosition.MALTA));
        }
        for (Scenario.Lists list : scenario.setUp()) {
            BitSet blocks = new BitSet();
            for (Scenario.Item item : list.items()) {
                position.at(
                        item.block(),
                        list.hexes().size() == 1
                                ? list.hexes().getFirst()
                                : DesertFoxPosition.IN_HAND);
                position.strength(item.block(), item.strength());
                blocks.set(item.block());
            }
            Followed.band(position, blocks);
        }
        int holders = 0;
        for (int i = 0; i < campaign.fortresses().length; i++) {
            holders |= scenario.holds().get(campaign.fortresses()[i].hex()) << i;
        }
        position.set(Cell.FORTRESSES, holders);
        position.set(Cell.FORTRESSES_AT_START, holders);
        for (int hex : scenario.minefields()) {
            int side = scenario.holds().get(hex);
            position.mines(hex, DesertFoxPosition.PRINTED);
            position.mined(hex, side, true);
            position.minesSeen(hex, side, true);
        }
        position.set(Cell.DECK_REAL, campaign.roster().reals());
        position.set(Cell.DECK_BLANK, campaign.roster().blanks());
        boolean prelude = scenario.preludePoints() > 0;
        position.set(Cell.MONTH, scenario.firstMonth() - (prelude ? 1 : 0));
        position.phase(Phase.SET_UP);
        return position;
    }

    private static Scenario.Lists list(DesertFoxPosition position) {
        return position.setting().setUp().get(position.get(Cell.LIST));
    }

    /** The next list that has to be placed; what can only go to one hex is there already. */
    boolean goOn(DesertFoxPosition position, Luck luck) {
        List<Scenario.Lists> lists = position.setting().setUp();
        if (position.get(Cell.LIST) == lists.size()) {
            position.set(Cell.LIST, 0);
            deal(position, luck);
            position.enter(Phase.HANDS);
            return false;
        }
        Scenario.Lists list = list(position);
        boolean left = false;
        for (Scenario.Item item : list.items()) {
            left |= position.at(item.block()) == DesertFoxPosition.IN_HAND;
        }
        if (left) {
            position.ask(Stage.SETTING_UP, list.side());
            return true;
        }
        position.add(Cell.LIST, 1);
        return false;
    }

    /** 1.2c. */
    private static void deal(DesertFoxPosition position, Luck luck) {
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < position.setting().hands()[side]; i++) {
                Cards.draw(position, side, luck);
            }
        }
    }

    private Ruling judge(DesertFoxPosition position, Board board, int block, int hex) {
        Scenario.Lists list = list(position);
        if (position.at(block) != DesertFoxPosition.IN_HAND
                || list.items().stream().noneMatch(item -> item.block() == block)) {
            return Cited.refuse(list.rule(), "refuse.not-in-this-list");
        }
        if (!list.hexes().contains(hex)) {
            return Cited.refuse(list.rule(), "refuse.not-there", Cited.hex(hex));
        }
        if (board.all(1 - list.side(), hex) > 0) {
            return Cited.refuse("11.0f", "refuse.enemy-there", Cited.hex(hex));
        }
        for (Map<Integer, Integer> limits : List.of(list.most(), list.exactly())) {
            if (limits.containsKey(hex) && board.all(list.side(), hex) >= limits.get(hex)) {
                return Cited.refuse(list.rule(), "refuse.full", Cited.hex(hex), limits.get(hex));
            }
        }
        return Ruling.LEGAL;
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        return move instanceof Place(int block, int hex)
                ? judge(position, position.board(), block, hex)
                : Cited.refuse("11.0a", "refuse.set-up-first");
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        Board board = position.board();
        for (Scenario.Item item : list(position).items()) {
            for (int hex : list(position).hexes()) {
                if (judge(position, board, item.block(), hex).legal()) {
                    each.accept(new Place(item.block(), hex));
                }
            }
        }
    }

    @Override
    public DesertFoxMove sample(DesertFoxPosition position, RandomGenerator random) {
        Scenario.Lists list = list(position);
        for (int i = 0; i < TRIES; i++) {
            int block = list.items().get(random.nextInt(list.items().size())).block();
            int hex = list.hexes().get(random.nextInt(list.hexes().size()));
            if (judge(position, position.board(), block, hex).legal()) {
                return new Place(block, hex);
            }
        }
        return DesertFoxDecision.super.sample(position, random);
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        Place place = (Place) move;
        position.at(place.block(), place.hex());
        luck.tell("11.0e", "set-up", Luck.veiled(place.block()), Cited.hex(place.hex()));
    }
}
