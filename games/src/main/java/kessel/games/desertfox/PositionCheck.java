package kessel.games.desertfox;

import kessel.engine.data.Item;
import kessel.games.desertfox.battle.Losses;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Scenario;
import kessel.games.desertfox.logistics.Logistics;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Way;

/** Whether a position that somebody wrote can be played from. */
final class PositionCheck {
    private final Campaign campaign;

    PositionCheck(Campaign campaign) {
        this.campaign = campaign;
    }

    void check(Item file, DesertFoxPosition position) {
        Scenario scenario = position.setting();
        atMost(file, position, Cell.MONTH, scenario.lastMonth());
        atMost(file, position, Cell.ACTIVE, 1);
        atMost(file, position, Cell.LIST, scenario.setUp().size() - 1);
        atMost(file, position, Cell.MOVER, campaign.roster().size());
        int hexes = campaign.ground().size();
        for (Cell cell : new Cell[] {Cell.POINT, Cell.RENDEZVOUS}) {
            atMost(file, position, cell, hexes);
        }
        for (Cell cell : new Cell[] {Cell.FLIGHT_HEX, Cell.FIGHT_HEX}) {
            atMost(file, position, cell, hexes - 1);
        }
        for (Cell cell :
                new Cell[] {
                    Cell.FLIGHT_SIDE,
                    Cell.FIGHT_ATTACKER,
                    Cell.FIRING_SIDE,
                    Cell.LOSS_SIDE,
                    Cell.FIRST_SPENDER
                }) {
            atMost(file, position, cell, 1);
        }
        atMost(file, position, Cell.LOSS_CLASS, Losses.ANY_CLASS);
        atMost(file, position, Cell.LOSS_ANSWERS, 2 * campaign.roster().size());
        atMost(file, position, Cell.FORTRESSES, (1 << campaign.fortresses().length) - 1);
        boolean idle = position.get(Cell.FIGHT) == 0 && position.stage() == Stage.FIRING;
        boolean still = position.get(Cell.FLIGHT) == 0 && position.stage() == Stage.PURSUING;
        if (idle || still) {
            throw file.at("step").fault("nobody fights or flees at this moment");
        }
        if (position.phase() == Phase.OVER != (position.stage() == Stage.OVER)) {
            throw file.at("phase").fault("a game is over or it is not");
        }
        cards(file, position);
        for (int block = 0; block < campaign.roster().size(); block++) {
            block(file, position, block);
        }
        Board board = position.board();
        for (int hex = 0; hex < hexes; hex++) {
            boolean both = board.all(0, hex) > 0 && board.all(1, hex) > 0;
            if (both != position.defender(hex) >= 0) {
                throw file.fault(
                        campaign.map().label(hex)
                                + " wants an original defender if both sides are there (4.0b)");
            }
        }
    }

    private static void atMost(Item file, DesertFoxPosition position, Cell cell, int most) {
        if (position.get(cell) > most) {
            throw file.fault("'" + cell.word() + "' is at most " + most);
        }
    }

    /** 1.2a: each card lies somewhere. */
    private void cards(Item file, DesertFoxPosition position) {
        int reals =
                position.get(Cell.DECK_REAL)
                        + position.get(Cell.LAID_REAL)
                        + position.get(Cell.OPEN_REAL);
        int blanks =
                position.get(Cell.DECK_BLANK)
                        + position.get(Cell.LAID_BLANK)
                        + position.get(Cell.OPEN_BLANK);
        for (int side = 0; side < 2; side++) {
            reals += position.get(Cell.AXIS_REAL, side) + position.get(Cell.AXIS_PLAYED_REAL, side);
            blanks +=
                    position.get(Cell.AXIS_BLANK, side)
                            + position.get(Cell.AXIS_PLAYED_BLANK, side);
        }
        reals += position.get(Cell.CHALLENGE_CARD) == Logistics.REAL ? 1 : 0;
        blanks += position.get(Cell.CHALLENGE_CARD) == Logistics.BLANK ? 1 : 0;
        if (reals != campaign.roster().reals() || blanks != campaign.roster().blanks()) {
            throw file.fault(
                    "there are "
                            + campaign.roster().reals()
                            + " real and "
                            + campaign.roster().blanks()
                            + " blank cards (1.2a), not "
                            + reals
                            + " and "
                            + blanks);
        }
    }

    private void block(Item file, DesertFoxPosition position, int block) {
        String id = campaign.roster().id(block);
        int at = position.at(block);
        if (at >= 0 && !campaign.ground().isLand(at)) {
            throw file.fault(id + " is in the sea (3.4d)");
        }
        int group = position.group(block);
        if (position.group(group) != group
                || campaign.roster().side(group) != campaign.roster().side(block)) {
            throw file.fault("the group of " + id + " goes by another block");
        }
        if (at >= 0 && position.way(block) != Way.NONE) {
            int hex = at;
            for (int left = position.way(block); left != Way.NONE; left = Way.rest(left)) {
                boolean off = Way.first(left) >= Way.OFF_THE_SHEET;
                int next = off ? -1 : campaign.ground().next(hex * 6 + Way.first(left));
                if (next < 0 && (!off || Way.rest(left) != Way.NONE)) {
                    throw file.fault("the way of " + id + " leads nowhere");
                }
                hex = next;
            }
        }
    }
}
