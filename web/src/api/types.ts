/** The API's data, as docs/api.md describes it. */

import type { Change } from "../story/delta";

export interface GameInfo {
  id: string;
  title: string;
  place: string;
  sides: string[];
  /** How much there is to learn, from 1 to 5. */
  difficulty: number;
  scenarios: ScenarioInfo[];
  /** What can be read besides the rules. */
  pages: string[];
  lessons: LessonInfo[];
}

/** A guided first turn. */
export interface LessonInfo {
  id: string;
  title: string;
  minutes: number;
}

export interface ScenarioInfo {
  id: string;
  title: string;
  turns: number;
  /** What two people need for it, where somebody has said. */
  hours: number | null;
  options: { id: string; meaning: string }[];
}

export interface GridShape {
  orientation: "flat" | "pointed";
  columns: number;
  rows: number;
  shoved: "odd" | "even";
}

export interface SheetHex {
  label: string;
  column: number;
  row: number;
  terrain: string;
  features: string[];
}

export interface SheetHexside {
  kind: string;
  name: string;
  hex: string;
  direction: number;
  /** Whether it lies in the hex and looks in the direction; else it is the same from both sides. */
  faces?: boolean;
}

export interface SheetPath {
  kind: string;
  name: string;
  hexes: string[];
  from?: Edge;
  to?: Edge;
}

export type Edge = "north" | "east" | "south" | "west";

export interface Place {
  name: string;
  hex: string;
  printed: boolean;
}

export interface CounterFace {
  id: string;
  name: string;
  side: string;
  nation: string;
  type: string;
  symbol?: string;
  division: string | null;
  attack?: number;
  defence?: number;
  /** Of a block that is turned with every loss: the strengths on its edges, the best first. */
  steps?: number[];
  /** Without these, the counter has no other side: the first loss destroys it. */
  reducedAttack?: number;
  reducedDefence?: number;
  /** How many movement points it has, where a move costs some. */
  move?: number;
  /** How many hexes it goes. */
  rate?: number;
  range?: number;
  source: string;
}

export interface ResultsTable {
  columns: string[];
  rows: Record<string, string[]> | { sum: string; cells: string[] }[];
}

export interface TerrainRow {
  kind: string;
  /** Which types of unit may never go there, or "all". */
  barred?: string[];
  rule?: string;
  [value: string]: unknown;
}

export interface Sheet {
  id: string;
  title: string;
  palette: string;
  grid: GridShape;
  hexes: SheetHex[];
  hexsides: SheetHexside[];
  paths: SheetPath[];
  places: Place[];
  /** The roads by which units enter, as they are called. */
  entries?: { name: string; hex: string; edge: Edge }[];
  edges: Partial<Record<Edge, string>>;
  sides: { id: string; nations: string[] }[];
  turns: number;
  dates: string[];
  /** The last day of the last turn. */
  until?: string;
  /** How long a turn is. */
  hours?: number;
  objectives: { name: string; hex: string; points: number }[];
  /** Whether both sides see everything. */
  open?: boolean;
  /** What can be the matter with a piece, how its counter shows it, and which others that hides. */
  states?: { id: string; look?: string; over?: string[] }[];
  /** The kinds of markers, and how each is drawn. */
  marks?: { id: string; look: string }[];
  stacking?: Record<string, number>;
  counters: CounterFace[];
  tables: { combat?: ResultsTable; bombardment?: ResultsTable; terrain?: TerrainRow[] } & Record<
    string,
    unknown
  >;
}

/** Numbers that carry fractions are written out: "2.5". */
export type Written = string | number;

export interface Term {
  rule: string;
  value: Written;
  text: string;
}

export interface Tally {
  total: Written;
  terms: Term[];
}

export interface Piece {
  id: string | null;
  owner: string;
  kind: string;
  where: string;
  values: number[] | null;
  states: string[];
}

/** A marker in a hex; the sheet says how its kind is drawn. */
export interface Mark {
  hex: string;
  kind: string;
  side?: string;
}

/** Hexes, lines and badges that have something in common: shown to who asks for it, all with one id together. */
export interface Overlay {
  id: string;
  title: string;
  side?: string;
  /** What they mean, where the title does not say it. */
  legend?: string;
  hexes: string[];
  lines: { hexes: string[]; cut: boolean }[];
  badges: { hex: string; sign: string; words: string }[];
}

/** What each side has a stock of. */
export interface Pool {
  kind: "pool";
  id: string;
  title: string;
  icon: string;
  stocks: { side: string; left: number; most: number }[];
}

export interface Arrival {
  piece: string;
  turn: number;
  edge: string;
  hexes: string[];
  returning: boolean;
}

/** Who is still to come, or may come back. */
export interface Arrivals {
  kind: "arrivals";
  id: string;
  title: string;
  arrivals: Arrival[];
}

/** A place beside the map where pieces lie: all that are there, some of them in groups. */
export interface PieceBox {
  kind: "box";
  id: string;
  title: string;
  always: boolean;
  groups: { title: string; pieces: string[] }[];
}

/** What is asked of who decides, where it is a choice among pieces. */
export interface Ask {
  kind: "ask";
  title: string;
  owed?: string;
}

export interface Census {
  kind: "census";
  id: string;
  title: string;
  counts: { id: string; what: string; number: number }[];
}

export interface Notes {
  kind: "notes";
  lines: string[];
}

export interface Battle {
  kind: "battle";
  /** By which choices name it. */
  number?: number;
  title: string;
  target?: string;
  /** Whoever decides still puts their part of it together. */
  gathering: boolean;
  /** Pieces in these states take part. */
  roles: { title: string; states: string[] }[];
  notes: string[];
  sums: (Tally & { id: string; title: string; signed: boolean })[];
  column?: { title: string; heading: string };
  chances: { code: string; words: string; rolls: number }[];
  result?: { code: string; words: string };
  /** The two lines that face each other, where they are set up so. */
  lines: {
    side: string;
    title: string;
    /** Pieces that a choice aims at together, as at a box. */
    ranks: { id: string; title: string; pieces: string[] }[];
  }[];
}

/** What is wrong with something, and which rule says so. */
export interface Fault {
  rule: string;
  why: string;
}

/** A plan of battles as it stands; without a fault it may stay like that. */
export interface Plan {
  kind: "plan";
  title: string;
  battles: { battle: Battle; fault?: Fault }[];
  /** What pieces have to do, and whether the plan lets them. */
  duties: { piece: string; rule: string; words: string; met: boolean }[];
  fault?: Fault;
}

/** The cards that sides hold. */
export interface Hand {
  kind: "hand";
  id: string;
  title: string;
  hands: {
    side: string;
    count: number;
    /** Those that may be known. */
    cards: { piece: string; title: string; text?: string; laid: boolean }[];
  }[];
}

export type Panel = Hand | Pool | Arrivals | PieceBox | Ask | Census | Notes | Battle | Plan;

export interface View {
  turn: number;
  step: string;
  decider: string | null;
  phasing: string;
  pieces: Piece[];
  marks: Mark[];
  overlays: Overlay[];
  panels: Panel[];
}

export interface JournalEntry {
  rule: string;
  text: string;
  /** Whether it begins a turn or a phase. */
  heading?: boolean;
  /** The text in stretches, where it names something. */
  parts?: JournalPart[];
}

/** A stretch of a line, and what it names. */
export interface JournalPart {
  text: string;
  hex?: string;
  piece?: string;
  side?: string;
  die?: number;
  /** Whether the die was one of those that were hoped for. */
  hit?: boolean;
}

export interface JournalMove {
  number?: number;
  /** What was played, where the viewer may know. */
  choice?: Choice;
  /** The same in the notation of records. */
  move?: string | null;
  side: string | null;
  dice?: number[];
  entries: JournalEntry[];
  /** What a computer player made it for, as far as the viewer may know it. */
  reason?: string;
  /** What it had in mind where a plan begins with it, once the match is over. */
  thought?: string;
}

/** A computer player, and the seconds for a turn that can be chosen for it: none if it answers at once. */
export interface ComputerInfo {
  id: string;
  seconds: number[];
  usual: number | null;
}

export interface SeatInfo {
  kind: string;
  /** What a computer player may think about a turn. */
  seconds?: number;
  claimed: boolean;
  /** What whoever holds it wants to be called. */
  name?: string;
  /** The hash of a nonce that is still to be told. */
  seal?: string;
  /** What the seat adds to the dice. */
  nonce?: string;
  nonceFromServer?: boolean;
}

export interface MatchState {
  id: string;
  game: string;
  scenario: string;
  options: string[];
  version: number;
  moveCount: number;
  you: string[];
  /** Through whose eyes the view is seen; null for a spectator. */
  viewer?: string | null;
  seats: Record<string, SeatInfo>;
  commitment: string;
  /** The sides whose nonces the dice wait for. */
  awaited: string[];
  seed?: string;
  prompt: { key: string; text: string };
  view: View;
  scores: Record<string, Tally>;
  mayUndo: boolean;
  undoRefusal?: { rule: string; why: string } | null;
  journal: JournalMove[];
  result?: { winner: string | null; byResignation: boolean } | null;
  /** Which lesson it is; to who plays it also the card that it has come to, and whether it cannot go on from here. */
  lesson?: { id: string; card?: number; astray?: boolean };
  /** What may be done, where that was asked for too. */
  choices?: ChoiceList;
}

/** A hex, alone or with an edge to leave it by or the direction of a hexside; or a piece, a box, a side or the number of a battle. */
export interface Target {
  hex?: string;
  edge?: Edge;
  direction?: number;
  piece?: string;
  box?: string;
  side?: string;
  battle?: number;
}

/** What identifies a choice. Without a verb it is an intention: the server finds what it means at this moment. */
export interface Choice {
  verb?: string;
  subjects?: string[];
  target?: Target;
  route?: string[];
  amount?: number;
}

/** A choice that may be made, and what it would do. */
export interface Offered extends Choice {
  verb: string;
  subjects: string[];
  label: string;
  /** With it one is done with what is asked. */
  ends: boolean;
  /** Only takes back what was put together before. */
  takesBack: boolean;
  /** Gives away something of one's own that is not asked for. */
  sacrifice: boolean;
  rolls: boolean;
  /** Somebody sees more after it than before. */
  shows: boolean;
  /** Can never be taken back. */
  final: boolean;
  cost?: Written;
  terms: Term[];
  /** What one will be obliged to afterwards. */
  entails?: { rule: string; text: string }[];
  /** The pieces with which it can be done, where it names none; without it, that is no question. */
  means?: string[];
}

/** A move that a computer player would make, and what it is good for. */
export interface HintStep extends Choice {
  move: string;
  label: string;
  reason?: string;
}

/** What a computer player would do after so many moves of the match. */
export interface Hint {
  moveCount: number;
  steps: HintStep[];
  /** The reason that matters most. */
  reason?: string;
}

export interface ChoiceList {
  choices: Offered[];
  /** Pieces that go one by one and have many choices of their own. */
  movers: string[];
}

export interface Verdict {
  legal: boolean;
  choice?: Offered;
  rule?: string;
  why?: string;
  terms?: Term[];
}

/** A stretch of what happened: how it stood at its beginning, and what each move told and changed. */
export interface StoryPage {
  version: number;
  moveCount: number;
  from: number;
  state: MatchState;
  steps: { told: JournalMove; change: Change }[];
}

/** A word from one player to the other. */
export interface Note {
  number: number;
  side: string;
  text: string;
  at: string;
}

export interface Created {
  id: string;
  commitment: string;
  seats: Record<string, { secret?: string } | null>;
}

/** What a record holds. */
export interface Found {
  game: string;
  scenario: string;
  options: string[];
  turn: number;
  seats: Record<string, string>;
  over: boolean;
}

export interface RuleText {
  id: string;
  text: string;
}

export interface RuleSection {
  title: string;
  level: number;
  rules: RuleText[];
  prose?: string | string[] | null;
}

export interface GameText {
  title: string;
  sections: RuleSection[];
  language: string;
}

export interface RuleBook {
  title: string;
  sections: RuleSection[];
  books?: (string | RuleBook)[];
}
