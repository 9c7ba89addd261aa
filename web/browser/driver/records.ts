/**
 * The records in the folder records have no moves: each is the position of a kept match after so many of them, as
 * `./kessel replay --to 34 --position FILE` prints it, with people in both seats.
 */
const record = (path: string) => new URL(path, import.meta.url);

/** The Axis Combat Phase of turn 1: 8/15Pz, 66/Trieste and 27/Pavia stand around Bir Hacheim (1012). */
export const EVE_OF_BATTLE = record("../records/eve-of-battle.kessel");

/** The dice have fallen at Bir Hacheim: an attacker takes a loss, 1FL retreats, the attackers may advance. */
export const AFTER_THE_DICE = record("../records/after-the-dice.kessel");

/** A draw at 0912: the Axis, who defends, gives up one or both of 61/Trento and 104/21Pz, then the Allies as much. */
export const A_DRAW = record("../records/a-draw.kessel");

/** The Axis Movement Phase of turn 14, the last. */
export const LAST_TURN = record("../records/last-turn.kessel");

/** Diadem is over but for the reduced units that each side removes: two of six, two of six. */
export const LAST_LOSSES = record("../records/diadem-last-losses.kessel");

/** Blitzkrieg, turn 7: more French units have rested than may recover. */
export const RESTED = record("../records/blitzkrieg-rested.kessel");

/** Blitzkrieg, turn 11: the French Movement Phase, with units near all edges. */
export const NEAR_THE_EDGES = record("../records/blitzkrieg-march.kessel");

/** Blitzkrieg with every counter on the map, the French to move. */
export const EVERYBODY = record("../records/blitzkrieg-everybody.kessel");

/** Desert Fox, Crusader: the Axis has the turn, 5Pz and four others in Fort Capuzzo (C12), five of the enemy in Sidi Omar (D12). */
export const AT_THE_FRONTIER = record("../records/at-the-frontier.kessel");

/**
 * Afrika Korps, turn 30, the Axis moves: 21/5 and 21/104 in L9 with supply behind them, 9A/18 alone in L12; Folgore, with one
 * factor and no supply, in M14 near two armoured brigades in L16.
 */
export const CONTACT = record("../records/afrika-korps-contact.kessel");

/** Who must attack Bir Hacheim on that eve, having no other enemy beside them, and a Panzer regiment that may. */
export const BESIEGERS = ["8/15Pz", "27/Pavia", "66/Trieste"];

/** A whole match: the Axis won. */
export const FINISHED = record(
  "../../../games/src/test/resources/records/gazala-greedy-greedy-axis-wins-155-46.kessel",
);
