import { beside, strides } from "../geometry/course";
import { curve } from "../geometry/curve";
import type { Point } from "../geometry/grid";

/** How far behind the hexside a line of fortification lies: clear of the river that often runs there. */
const BEHIND = 6.5;
const TOOTH = 4.6;
const PERIOD = 9.6;

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * A line with a front: it lies to the right of the course, in the hexes that it protects, and its teeth point left,
 * at the enemy.
 */
export function battlements(course: readonly Point[]): { path: string; teeth: string } {
  const wall = beside(course, BEHIND);
  let teeth = "";
  for (const { x, y, dx, dy } of strides(wall, PERIOD)) {
    const half = PERIOD * 0.26;
    const at = (along: number, left: number) =>
      `${round(x + dx * along + dy * left)} ${round(y + dy * along - dx * left)}`;
    teeth += `M${at(-half, 0)}L${at(-half, TOOTH)}L${at(half, TOOTH)}L${at(half, 0)}Z`;
  }
  return { path: curve(wall), teeth };
}
