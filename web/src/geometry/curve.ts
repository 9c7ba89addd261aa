import type { Point } from "./grid";

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth curve through all points (Catmull-Rom, written as cubic Béziers). */
export function curve(points: readonly Point[], tension = 1): string {
  if (points.length < 2) {
    return "";
  }
  const first = points[0]!;
  let path = `M${round(first.x)} ${round(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = points[Math.max(0, i - 1)]!;
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p3 = points[Math.min(points.length - 1, i + 2)]!;
    const k = tension / 6;
    path +=
      `C${round(p1.x + (p2.x - p0.x) * k)} ${round(p1.y + (p2.y - p0.y) * k)} ` +
      `${round(p2.x - (p3.x - p1.x) * k)} ${round(p2.y - (p3.y - p1.y) * k)} ${round(p2.x)} ${round(p2.y)}`;
  }
  return path;
}

/** Straight lines through all points. */
export function polyline(points: readonly Point[]): string {
  return points.map((p, i) => `${i ? "L" : "M"}${round(p.x)} ${round(p.y)}`).join("");
}

export function polygon(points: readonly Point[]): string {
  return points.map((p) => `${round(p.x)},${round(p.y)}`).join(" ");
}
