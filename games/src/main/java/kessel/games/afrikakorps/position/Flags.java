package kessel.games.afrikakorps.position;

import java.util.List;

/** What is to be remembered of a piece, as bits; all but the last few for one player turn only. */
public final class Flags {
    /** 18.5a: the one crossing off the road is used. */
    public static final int OFF_ROAD = 1;

    /** By which of two roads it came into a crossing (17.3.2a). */
    public static final int FIRST_LANE = 1 << 1;

    public static final int SECOND_LANE = 1 << 2;

    /** By a zone or an escarpment (8.1a, 18.1a). */
    public static final int STOPPED = 1 << 3;

    /** By an automatic victory (9.2b, 9.3a). */
    public static final int FROZEN = 1 << 4;

    /** 23.4.2b. */
    public static final int LANDED = 1 << 5;

    public static final int MOVED = 1 << 6;

    /** 22.1b: Rommel has led it. */
    public static final int ESCORTED = 1 << 7;

    /** It has attacked, or defended (11.7). */
    public static final int FOUGHT = 1 << 8;

    /** 11.7c: it was driven into a fortress this turn. */
    public static final int DRIVEN_IN = 1 << 9;

    /** Its zone and hex are ignored for an automatic victory over it (9.1c). */
    public static final int OVERCOME = 1 << 10;

    /** It is to be removed before combat (7.4d, 11.9a). */
    public static final int DOOMED = 1 << 11;

    /** It has still to retreat from the battle being resolved. */
    public static final int BEATEN = 1 << 12;

    /** It may still advance from the battle being resolved (16.1a). */
    public static final int VICTOR = 1 << 13;

    /** 24.2a: isolated when its owner's turn began. */
    public static final int ISOLATED_AT_START = 1 << 14;

    /** A supply unit that came into an enemy zone in this turn (13.2a). */
    public static final int ENTERED_ZONE = 1 << 15;

    /** A supply unit that an attack of this turn uses up (14.1b). */
    public static final int USED = 1 << 16;

    /** A supply unit that may not support an attack in this turn (15.4.1b, 15.2.2b). */
    public static final int NO_SUPPORT = 1 << 17;

    /** A supply unit that may not move in this turn (15.2.2b). */
    public static final int NO_MOVE = 1 << 18;

    /** A supply unit that was taken in combat and may be moved right now (15.4.1a). */
    public static final int TAKEN = 1 << 19;

    /** A combat unit that is chosen to pay for an exchange. */
    public static final int PAYING = 1 << 20;

    /** It stands as a blocker in the automatic victory being declared (9.3a). */
    public static final int BLOCKING = 1 << 21;

    /** 24.2a: isolated throughout its owner's last turn. Not for one turn only. */
    public static final int ISOLATED = 1 << 22;

    /** A supply unit stacked with units that are being attacked (15.3.2.1a). */
    public static final int AT_STAKE = 1 << 23;

    /** A unit stacked with supply when it was attacked (15.4.2a). */
    public static final int WITH_SUPPLY = 1 << 24;

    /** A beaten unit whose owner will not have it in a fortress (11.7f). */
    public static final int UNWILLING = 1 << 25;

    public static final int LANES = FIRST_LANE | SECOND_LANE;

    /** What outlives the turn. */
    public static final int LASTING = ISOLATED;

    /** Their names in position files, in the order of their bits. */
    public static final List<String> NAMES =
            List.of(
                    "off-road",
                    "first-lane",
                    "second-lane",
                    "stopped",
                    "frozen",
                    "landed",
                    "moved",
                    "escorted",
                    "fought",
                    "driven-in",
                    "overcome",
                    "doomed",
                    "beaten",
                    "victor",
                    "isolated-at-start",
                    "entered-zone",
                    "used",
                    "no-support",
                    "no-move",
                    "taken",
                    "paying",
                    "blocking",
                    "isolated",
                    "at-stake",
                    "with-supply",
                    "unwilling");

    private Flags() {}
}
