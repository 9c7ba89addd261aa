import type { Point } from "../geometry/grid";
import { scatter } from "../geometry/outline";

const round = (value: number) => Math.round(value * 10) / 10;

/** The houses of a town as one path: small blocks around a centre, denser in the middle, along two streets. */
export function settlement(centre: Point, houses: number): string {
  const turn = (scatter(centre.x, centre.y, 9) - 0.5) * 50;
  return Array.from({ length: houses }, (_, i) => {
    const angle = i * 2.399963 + scatter(centre.x, i, 10);
    const away = 4.2 * Math.sqrt(i + 0.6) * (0.9 + 0.25 * scatter(centre.y, i, 11));
    return house(
      { x: centre.x + away * Math.cos(angle) * 1.35, y: centre.y + away * Math.sin(angle) },
      3.6 + 3 * scatter(i, centre.x, 12),
      3 + 2.4 * scatter(i, centre.y, 13),
      turn + (scatter(i, i, 14) - 0.5) * 14,
    );
  }).join("");
}

function house(at: Point, width: number, height: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => {
    const [dx, dy] = [(x! * width) / 2, (y! * height) / 2];
    return `${round(at.x + dx * Math.cos(angle) - dy * Math.sin(angle))} ${round(at.y + dx * Math.sin(angle) + dy * Math.cos(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A field fortification: a wall inside the hex with teeth that point outwards. */
export function bastion(centre: Point, corners: readonly Point[], inset = 0.83): string {
  const inner = corners.map((corner) => ({
    x: centre.x + (corner.x - centre.x) * inset,
    y: centre.y + (corner.y - centre.y) * inset,
  }));
  return inner.map((a, i) => rampart(a, inner[(i + 1) % 6]!)).join("");
}

/** One side of it, with teeth to the left of who goes from one end to the other. */
function rampart(a: Point, b: Point): string {
  const along = (t: number) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  const from = along(0.08);
  const to = along(0.92);
  let path = `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const out = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
  for (const t of [0.2, 0.4, 0.6, 0.8]) {
    const foot = along(t);
    path += `M${round(foot.x)} ${round(foot.y)}l${round(out.x * 4)} ${round(out.y * 4)}`;
  }
  return path;
}
