package kessel.games.afrikakorps.rules;

import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.CONVERTED;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.DEAD;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.MOST_BATTLES;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.POOL;
import static kessel.games.afrikakorps.position.AfrikaKorpsPosition.SEA;

import kessel.engine.data.Item;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.planning.Retreats;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.turn.Sequence;

/** What must hold in a position that somebody has written down. */
public final class PositionCheck {
    private final Campaign campaign;
    private final Roster roster;

    PositionCheck(Campaign campaign) {
        this.campaign = campaign;
        roster = campaign.roster();
    }

    public void check(Item file, AfrikaKorpsPosition position) {
        for (int piece = 0; piece < roster.size(); piece++) {
            place(file.at("units"), position, piece);
            if (position.spent(piece) > 50 || position.roadUsed(piece) > 50) {
                throw file.fault(roster.id(piece) + " has moved farther than it can");
            }
            if (!roster.supply(piece) && position.battle(piece) > MOST_BATTLES) {
                throw file.fault(roster.id(piece) + " is in a battle that cannot be");
            }
            if (roster.supply(piece) && position.prizeOf(piece) > MOST_BATTLES) {
                throw file.fault(roster.id(piece) + " was won in a battle that cannot be");
            }
            if (position.seizes(piece) >= campaign.ground().size()) {
                throw file.fault(roster.id(piece) + " takes supply where no hex is");
            }
        }
        int supplies = 0;
        for (int supply = roster.firstSupply(); supply < roster.size(); supply++) {
            supplies += position.at(supply) == POOL ? 0 : 1;
        }
        // One each at the start, one more a turn: there have to be counters to capture them with.
        if (supplies > 2 * position.turn() + 1) {
            throw file.fault("there is more supply than can have come by turn " + position.turn());
        }
        together(file.at("units"), position);
        numbers(file, position);
    }

    /** What could be taken back to: the start of the same movement. */
    void before(Item file, AfrikaKorpsPosition position, AfrikaKorpsPosition kept) {
        boolean starts = kept.stage() == Stage.MOVING || kept.stage() == Stage.ARRIVING;
        boolean same =
                kept.turn() == position.turn()
                        && kept.phasing() == position.phasing()
                        && kept.get(Cell.OPTIONS) == position.get(Cell.OPTIONS)
                        && kept.get(Cell.KEPT) == 1;
        if (!starts || !same || position.get(Cell.KEPT) != 1) {
            throw file.fault("this is not where the movement of this turn began");
        }
        kept.keep(kept);
        check(file, kept);
    }

    /** Who decides what is asked. */
    private boolean decides(AfrikaKorpsPosition position) {
        int side = position.phasing();
        int decider = position.decider();
        return switch (position.stage()) {
            case CONVOY, PLACING_ROMMEL -> decider == Roster.AXIS;
            case EXCHANGING -> decider == Roster.ALLIES && side == Roster.ALLIES;
            case CONSENTING -> decider == 1 - side;
            case PAYING, OVER -> true;
            case TAKING_ALONG -> decider == roster.side(position.get(Cell.ASKED) - 1);
            case RETREATING -> decider != roster.side(Retreats.beaten(position).getFirst());
            case YIELDING -> decider == roster.side(Retreats.beaten(position).getFirst());
            default -> decider == side;
        };
    }

    /** A battle that is still to be fought has somebody on either side. */
    private boolean fought(AfrikaKorpsPosition position) {
        int left = position.get(Cell.PLANNED) & ~position.get(Cell.DONE);
        for (; left != 0; left &= left - 1) {
            int battle = Integer.numberOfTrailingZeros(left);
            if (members(position, 0, battle) == 0 || members(position, 1, battle) == 0) {
                return false;
            }
        }
        return true;
    }

    private static int members(AfrikaKorpsPosition position, int side, int battle) {
        return position.countUnits(
                side, unit -> position.onMap(unit) && position.battle(unit) == battle);
    }

    /** What those who pay for an exchange have, against its price. */
    private boolean pays(AfrikaKorpsPosition position) {
        int side = position.decider();
        int battle = position.get(Cell.CURRENT);
        int[] all = new int[1];
        int[] chosen = new int[1];
        position.units(
                side,
                unit -> {
                    if (position.onMap(unit) && position.battle(unit) == battle) {
                        int factor =
                                side == position.phasing()
                                        ? roster.attack(unit)
                                        : roster.defence(unit)
                                                * campaign.ground().doubling(position.at(unit));
                        all[0] += factor;
                        chosen[0] += position.is(unit, Flags.PAYING) ? factor : 0;
                    }
                });
        int price = position.get(Cell.PRICE);
        return battle > 0 && all[0] >= price && chosen[0] < price;
    }

    private boolean carries(AfrikaKorpsPosition position) {
        boolean[] taken = new boolean[1];
        position.supplies(
                position.phasing(),
                supply -> taken[0] |= position.onMap(supply) && position.is(supply, Flags.TAKEN));
        return taken[0];
    }

    private void place(Item units, AfrikaKorpsPosition position, int piece) {
        int at = position.at(piece);
        String id = roster.id(piece);
        if (at >= 0 && !campaign.ground().playable(at)) {
            throw units.fault(id + " stands in a hex that nobody may enter");
        }
        boolean combat = roster.combat(piece);
        boolean substitute = combat && roster.substitute(piece);
        boolean fits =
                switch (at) {
                    case SEA -> true;
                    case POOL -> piece != roster.rommel();
                    case DEAD -> combat && !substitute;
                    default -> at >= 0 || combat && !substitute && standsFor(position, piece, at);
                };
        if (!fits) {
            throw units.fault(id + " cannot be there");
        }
    }

    private boolean standsFor(AfrikaKorpsPosition position, int unit, int at) {
        int substitute = CONVERTED - at;
        int there = position.at(substitute);
        return roster.side(unit) == Roster.ALLIES && (there >= 0 || there == SEA);
    }

    /** Enemies share no hex; only where they were at the start may stacks be too high (2.2.1b). */
    private void together(Item units, AfrikaKorpsPosition position) {
        Board board = new Board(campaign.ground()).read(position);
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (board.stood(0, hex) != 0 && board.stood(1, hex) != 0) {
                throw units.fault("both sides stand in " + campaign.map().label(hex));
            }
            for (int side = 0; side < 2; side++) {
                boolean moving = side == position.phasing() && position.changed();
                if (board.stack(side, hex) > campaign.stacking()
                        && staying(position, side, hex) > campaign.stacking()
                        && position.turn() > 1
                        && !moving) {
                    throw units.fault("too many stand in " + campaign.map().label(hex));
                }
            }
        }
    }

    /** Who has still to retreat makes room for who has just retreated (7.6.1b). */
    private int staying(AfrikaKorpsPosition position, int side, int hex) {
        int staying = 0;
        for (int unit = roster.first(side); unit < roster.end(side); unit++) {
            if (roster.combat(unit)
                    && position.at(unit) == hex
                    && !position.is(unit, Flags.BEATEN)) {
                staying++;
            }
        }
        return staying;
    }

    private void numbers(Item file, AfrikaKorpsPosition position) {
        int results = ResultsTable.Result.values().length;
        boolean sound =
                within(position, Cell.PORTS, 3)
                        && within(position, Cell.AXIS_REPLACEMENTS, 999)
                        && within(position, Cell.ALLIED_REPLACEMENTS, 999)
                        && within(position, Cell.AXIS_CONTROL, 9)
                        && within(position, Cell.ALLIED_CONTROL, 9)
                        && within(position, Cell.NO_SUPPLY, 1)
                        && within(position, Cell.NO_SUPPLY_AT_START, 1)
                        && within(position, Cell.WINNER, 1)
                        && within(position, Cell.CURRENT, MOST_BATTLES)
                        && within(position, Cell.RESULT, results)
                        && within(position, Cell.PRICE, 999)
                        && within(position, Cell.ASKED, roster.rommel())
                        && within(position, Cell.RESUME, Sequence.Then.values().length)
                        && within(position, Cell.KEPT, 1);
        for (Cell cell :
                new Cell[] {
                    Cell.LEG_FROM,
                    Cell.LEG_OVER,
                    Cell.LEG_TO,
                    Cell.OVER_HEX,
                    Cell.TO_HEX,
                    Cell.STRUCK_1,
                    Cell.STRUCK_2,
                    Cell.STRUCK_3,
                    Cell.STRUCK_4,
                    Cell.STRUCK_5,
                    Cell.STRUCK_6
                }) {
            sound &= within(position, cell, campaign.ground().size());
        }
        if (!sound) {
            throw file.fault("a number of this position is out of its bounds");
        }
        boolean asked = position.get(Cell.ASKED) > 0 && position.get(Cell.TO_HEX) > 0;
        boolean resolving = position.get(Cell.RESULT) > 0;
        boolean whole =
                switch (position.stage()) {
                    case OVERRUNNING, GATHERING -> position.get(Cell.CURRENT) > 0;
                    case PAYING -> resolving && position.get(Cell.PRICE) > 0 && pays(position);
                    case RETREATING, YIELDING -> resolving && !Retreats.beaten(position).isEmpty();
                    case CONSENTING, TAKING_ALONG -> resolving && asked;
                    case PLACING_ROMMEL ->
                            position.get(Cell.RESUME) > 0
                                    && position.countUnits(Roster.AXIS, position::onMap) > 0;
                    case CARRYING -> resolving && carries(position);
                    default -> true;
                };
        boolean kept =
                switch (position.stage()) {
                    case MOVING, ARRIVING, OVERRUNNING -> position.get(Cell.KEPT) == 1;
                    case PLACING_ROMMEL -> true;
                    default -> position.get(Cell.KEPT) == 0;
                };
        whole = whole && kept && fought(position);
        if (whole && !decides(position)) {
            throw file.fault(
                    "in step " + position.stage().word() + " it is the other side that decides");
        }
        if (!whole) {
            throw file.fault("step " + position.stage().word() + " wants more than stands here");
        }
    }

    private static boolean within(AfrikaKorpsPosition position, Cell cell, int most) {
        return position.get(cell) >= 0 && position.get(cell) <= most;
    }
}
