/** The colours of a printed sheet, as data: a game names its palette, and terrain its style. */
export interface Palette {
  paper: string;
  paperEdge: string;
  grain: string;
  ink: string;
  halo: string;
  grid: string;
  number: string;
  sea: string;
  seaDeep: string;
  coast: string;
  rim: string;
  shallow: string;
  road: string;
  roadCasing: string;
  trail: string;
  river: string;
  riverCasing: string;
  rail: string;
  mines: string;
  fort: string;
  town: string;
  border: string;
  /** The tint of a region that the rules speak of. */
  region: string;
  /** The tints of ploughed land, where the open ground is farmed. */
  crops?: readonly string[];
  areas: Record<string, AreaStyle>;
}

/** How ground of one kind is drawn. */
export interface AreaStyle {
  fill: string;
  line?: string;
  /** What is drawn into the area. */
  texture?: "hachures" | "trees" | "relief" | "reeds" | "dots" | "hatch";
  ink?: string;
  /** The colours of relief, from the foot to the peaks. */
  heights?: readonly string[];
}

const shared = {
  ink: "#2B2418",
  sea: "#8FB3BF",
  seaDeep: "#7FA6B4",
  coast: "#41646E",
  rim: "#F6EFDA",
  shallow: "#D5E6E2",
  road: "#A5352B",
  roadCasing: "#F5EAD0",
  river: "#5B8FA8",
  riverCasing: "#E4EEEA",
  rail: "#3D3A33",
  mines: "#8C2F22",
  fort: "#3D3A33",
  town: "#6B2B22",
  border: "#8A4A7A",
  region: "#6E5A8C",
};

const DESERT: Palette = {
  ...shared,
  paper: "#EAD9B0",
  paperEdge: "#DCC797",
  grain: "#8A6A35",
  halo: "#F1E4C3",
  grid: "#7A6135",
  number: "#6B5530",
  trail: "#7B5A2F",
  areas: {
    ridge: { fill: "#CAA66B", line: "#94703C", texture: "hachures", ink: "#7A5A30" },
    escarpment: { fill: "#CAA66B", line: "#94703C", texture: "hachures", ink: "#7A5A30" },
    mountain: {
      fill: "#C29A62",
      line: "#8A6535",
      texture: "relief",
      ink: "#6E4F2A",
      heights: ["#D6B67C", "#C29A62", "#A67F4E", "#C9AE84"],
    },
    rough: { fill: "#DCC08A", line: "#B0905A", texture: "dots", ink: "#8A6A38" },
    sand: { fill: "#F1E2B4", line: "#CDB277", texture: "dots", ink: "#C0A266" },
    depression: { fill: "#D9C9A2", line: "#A58D5C", texture: "reeds", ink: "#8A7446" },
    marsh: { fill: "#D5CFA6", line: "#A3A06C", texture: "reeds", ink: "#6F7A58" },
    forest: { fill: "#B5B277", line: "#86875A", texture: "trees", ink: "#5E6A3C" },
  },
};

const GREEN: Palette = {
  ...shared,
  paper: "#DDE0C0",
  paperEdge: "#C9CDA6",
  grain: "#5E6A3C",
  halo: "#E9EBD2",
  grid: "#5B6440",
  number: "#515A3A",
  trail: "#75603A",
  areas: {
    forest: { fill: "#93B07C", line: "#5F7F54", texture: "trees", ink: "#41613A" },
    wood: { fill: "#93B07C", line: "#5F7F54", texture: "trees", ink: "#41613A" },
    mountain: {
      fill: "#BFA580",
      line: "#8C7350",
      texture: "relief",
      ink: "#5A452B",
      heights: ["#C9C194", "#BFA87A", "#A58A66", "#B7A792"],
    },
    hill: { fill: "#CDBE94", line: "#9C8A5E", texture: "hachures", ink: "#7E6C44" },
    ridge: { fill: "#C9B488", line: "#94804F", texture: "hachures", ink: "#75603A" },
    rough: { fill: "#CFCBA0", line: "#A09B6C", texture: "dots", ink: "#7C7A4E" },
    marsh: { fill: "#C2D3BC", line: "#8CA68C", texture: "reeds", ink: "#5D7F74" },
  },
};

/** Italy: green valleys between ochre and grey-brown heights. */
const MOUNTAINS: Palette = {
  ...GREEN,
  paper: "#D8DDB2",
  paperEdge: "#C3C994",
  halo: "#ECEBCF",
  grid: "#4E5734",
  number: "#464D30",
  crops: ["#C6CF95", "#E2DFB0", "#D3D39B"],
};

/** Northern France in May: light fields, deep woods. */
const FIELDS: Palette = {
  ...GREEN,
  paper: "#E4E7C4",
  paperEdge: "#CFD5A8",
  halo: "#F0F1DA",
  grid: "#5F6A44",
  number: "#525C3C",
  crops: ["#D3DCA9", "#EFEBC2", "#DFE0AE"],
  areas: {
    ...GREEN.areas,
    forest: { fill: "#86A873", line: "#4F7350", texture: "trees", ink: "#34573A" },
  },
};

const PALETTES: Record<string, Palette> = {
  desert: DESERT,
  mountains: MOUNTAINS,
  fields: FIELDS,
};

export function palette(name: string): Palette {
  return PALETTES[name] ?? DESERT;
}

const WATER = new Set(["sea", "lake", "water", "ocean"]);
const BARE = new Set(["open", "clear", "plain", "city", "town", "village", "oasis", "fortress", "land"]);

export function isWater(terrain: string): boolean {
  return WATER.has(terrain);
}

/** Ground that is plain paper: nothing is drawn but the settlement that stands on it. */
export function isBare(terrain: string): boolean {
  return BARE.has(terrain);
}

/** Settlements from the largest to the smallest. */
const SETTLED = ["fortress", "city", "town", "village"];

/** The settlement in a hex: "city" of "city" and of "mountain-city". */
export function settlementOf(terrain: string): string | undefined {
  return SETTLED.find((kind) => terrain === kind || terrain.endsWith(`-${kind}`));
}

/** What a settlement stands on: "mountain" of "mountain-city". */
export function groundOf(terrain: string): string {
  const settled = settlementOf(terrain);
  return settled && settled !== terrain ? terrain.slice(0, -settled.length - 1) : terrain;
}

/** The style of a kind of ground; a kind that no palette knows is hatched, so that it can be told from open ground. */
export function areaStyle(colours: Palette, terrain: string): AreaStyle {
  return colours.areas[terrain] ?? { fill: "#D0BE94", line: "#8F7C50", texture: "hatch", ink: "#7D6A40" };
}
