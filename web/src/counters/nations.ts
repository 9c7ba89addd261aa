export interface Livery {
  ground: string;
  ink: string;
  edge: string;
}

const DARK_INK = "#231C12";

const GROUNDS: Record<string, string> = {
  british: "#D9A48F",
  indian: "#C98F5A",
  "south-african": "#B9B06C",
  "free-french": "#8FACD6",
  french: "#8FACD6",
  moroccan: "#8FACD6",
  algerian: "#8FACD6",
  german: "#A3ACB0",
  "german-ss": "#3A3D40",
  italian: "#A9B887",
  american: "#9DB38A",
  polish: "#C9A0A8",
  canadian: "#C79A7A",
  "new-zealand": "#8FA3A0",
  australian: "#C7B58A",
  belgian: "#D8C27A",
  dutch: "#E0A868",
};

const NEUTRAL = "#C8BFA8";

function channel(value: number): number {
  const c = value / 255;
  return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

export function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function shade(colour: string, by: number): string {
  return (
    "#" +
    [1, 3, 5]
      .map((at) => Math.max(0, Math.min(255, Math.round(parseInt(colour.slice(at, at + 2), 16) * by))))
      .map((value) => value.toString(16).padStart(2, "0"))
      .join("")
  );
}

/** The colours of a nation's counters; a nation that is not known gets a neutral ground. */
export function livery(nation: string): Livery {
  const ground = GROUNDS[nation] ?? NEUTRAL;
  const ink = contrast(ground, DARK_INK) >= 4.5 ? DARK_INK : "#F4EFE2";
  return { ground, ink, edge: shade(ground, 0.62) };
}

export const nationsKnown = Object.keys(GROUNDS);
