import type { Edge } from "../api/types";
import type { Box, Layout, Point } from "./grid";

/** The edge of the sheet and what lies beyond it. */

export const EDGES: readonly Edge[] = ["north", "east", "south", "west"];

export function isEdge(word: string): word is Edge {
  return (EDGES as readonly string[]).includes(word);
}

/** Straight out over an edge. */
export const OUTWARD: Record<Edge, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The point beyond an edge that lies straight out from another. */
export function beyond(box: Box, from: Point, edge: Edge, out: number): Point {
  switch (edge) {
    case "north":
      return { x: from.x, y: box.y - out };
    case "south":
      return { x: from.x, y: box.y + box.height + out };
    case "west":
      return { x: box.x - out, y: from.y };
    case "east":
      return { x: box.x + box.width + out, y: from.y };
  }
}

/** The edge that a point is nearest to. */
export function nearestEdge(box: Box, point: Point): Edge {
  const away: Record<Edge, number> = {
    north: point.y - box.y,
    south: box.y + box.height - point.y,
    west: point.x - box.x,
    east: box.x + box.width - point.x,
  };
  return EDGES.reduce((best, edge) => (away[edge] < away[best] ? edge : best));
}

/** An exit is a hex and the edge beyond it: "0101-north". */
export function exitKey(hex: string, edge: string): string {
  return `${hex}-${edge}`;
}

export function exitOf(key: string): { hex: string; edge: Edge } | undefined {
  const [hex, edge] = key.split("-");
  return hex && edge && isEdge(edge) ? { hex, edge } : undefined;
}

/** How far outside the paper an exit is shown: half on its margin, clear of the hexes. */
const OUT = 3;

/** Where something lies that is named by a hex or by an exit. */
export function spot(layout: Layout, box: Box, key: string): Point {
  const exit = exitOf(key);
  return exit ? beyond(box, layout.centreOf(exit.hex), exit.edge, OUT) : layout.centreOf(key);
}
