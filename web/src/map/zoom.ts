import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform } from "d3-zoom";
import type { Box, Point } from "../geometry/grid";

export interface Camera {
  fit(): void;
  /** The first view: the whole sheet, or on an upright screen a readable part of it around a point. */
  begin(around: Point): void;
  /** Shows these points and what lies around them, as large as that allows. */
  among(points: readonly Point[]): void;
  /** Brings all of these points into a part of the screen where there is room, and leaves the map alone if they are there. */
  gather(points: readonly Point[], part: Box): void;
  /** Brings a point into view, and leaves the map alone if it is there. */
  reveal(point: Point): void;
  /** Puts a point into the middle. */
  centre(point: Point): void;
  /** Brings the nearest of these points into view, unless one is there or somebody is just moving the map. */
  revealAny(points: readonly Point[]): void;
  /** Goes along with what happens, but leaves alone whoever has just looked elsewhere by hand. */
  follow(point: Point): void;
  by(factor: number): void;
  pan(dx: number, dy: number): void;
  destroy(): void;
}

/** The room around the sheet for what points out of it. */
const ROUND = 76;
/** The room that the tools take at the right. */
export const TOOLS = 56;

/** So long, in thousandths of a second, somebody who moved the map by hand looks at what is there. */
const ELSEWHERE = 6000;

/** What is wanted all at once is not drawn smaller than this part of its size. */
const LEGIBLE = 0.5;

/** So near to the edge of the screen nothing counts as seen. */
const EDGE = 34;

const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

/** How far a point is from what can be seen: nothing, if it can. */
export function unseen(
  point: Point,
  { x, y, k }: { x: number; y: number; k: number },
  { width, height }: { width: number; height: number },
): number {
  const beyond = (value: number, length: number) => Math.max(0, EDGE - value, value - (length - EDGE));
  return Math.hypot(beyond(point.x * k + x, width), beyond(point.y * k + y, height));
}

/** Which of these points to go to: the nearest, and none if one can be seen. */
export function toBeShown(
  points: readonly Point[],
  at: { x: number; y: number; k: number },
  screen: { width: number; height: number },
): Point | undefined {
  const byDistance = points
    .map((point) => ({ point, away: unseen(point, at, screen) }))
    .sort((a, b) => a.away - b.away);
  return byDistance[0]?.away ? byDistance[0].point : undefined;
}

/** Pan and zoom with mouse, touch and keys; whatever is marked data-grab is not for panning. */
export function camera(frame: HTMLElement, box: Box, moved: (transform: ZoomTransform) => void): Camera {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const smooth = calm ? 0 : 350;
  const target = select<HTMLElement, unknown>(frame);
  const measured = () => ({ width: frame.clientWidth || 800, height: frame.clientHeight || 600 });
  // Kept: to measure is to have everything laid out that is just being changed.
  let size = measured();
  const view = () => size;
  const watch = new ResizeObserver(() => (size = measured()));
  watch.observe(frame);
  /** The scale at which all of the sheet is in view, beside the tools in the corner rather than under them. */
  const fitted = () => {
    const { width, height } = view();
    const tall = height / (box.height + ROUND);
    const isBeside = width - (box.width + ROUND) * tall > 2 * TOOLS;
    return isBeside ? tall : Math.min(tall, (width - TOOLS) / (box.width + ROUND));
  };
  const behaviour = zoom<HTMLElement, unknown>()
    .extent(() => [
      [0, 0],
      [view().width, view().height],
    ])
    .translateExtent([
      [box.x - 170, box.y - 90],
      [box.x + box.width + 170, box.y + box.height + 90],
    ])
    .scaleExtent([Math.min(0.2, fitted() * 0.7), 4])
    .filter((event: Event) => {
      const mouse = event as MouseEvent;
      const grabbed = event.type !== "wheel" && (event.target as Element).closest("[data-grab]") !== null;
      return (
        !grabbed && (event.type === "wheel" || !mouse.button) && !(mouse.ctrlKey && event.type !== "wheel")
      );
    })
    .on("zoom", (event: { transform: ZoomTransform }) => moved(event.transform));
  target.call(behaviour).on("dblclick.zoom", null);

  function to(goal: ZoomTransform, time = smooth): void {
    const { width, height } = view();
    const extent: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    const transform = behaviour.constrain()(goal, extent, behaviour.translateExtent());
    if (time) {
      animate(transform, time);
    } else {
      target.call(behaviour.transform, transform);
    }
  }

  let tick = 0;
  let now = zoomIdentity;
  /** Where the map is going, while it is. */
  let bound: ZoomTransform | undefined;
  /** Whether somebody is moving it by hand. */
  let held = false;
  let handled = -Infinity;
  behaviour.on("start.keep zoom.keep", (event: { transform: ZoomTransform }) => (now = event.transform));
  behaviour.on("start.hand end.hand", (event: { type: string; sourceEvent?: Event | null }) => {
    if (event.sourceEvent) {
      held = event.type === "start";
      handled = performance.now();
    }
  });
  function stop(): void {
    cancelAnimationFrame(tick);
    bound = undefined;
  }
  frame.addEventListener("pointerdown", stop, { capture: true });

  function animate(goal: ZoomTransform, time: number): void {
    stop();
    bound = goal;
    const from = now;
    const began = performance.now();
    const step = (at: number) => {
      const t = Math.min(1, (at - began) / time);
      const e = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * e;
      target.call(
        behaviour.transform,
        zoomIdentity.translate(mix(from.x, goal.x), mix(from.y, goal.y)).scale(mix(from.k, goal.k)),
      );
      if (t < 1) {
        tick = requestAnimationFrame(step);
      } else {
        bound = undefined;
      }
    };
    tick = requestAnimationFrame(step);
  }

  function around(point: Point, k: number): ZoomTransform {
    const { width, height } = view();
    return zoomIdentity.translate(width / 2 - point.x * k, height / 2 - point.y * k).scale(k);
  }

  function reveal(point: Point): void {
    const at = bound ?? now;
    if (!unseen(point, at, view())) {
      return;
    }
    const { width, height } = view();
    const x = point.x * at.k + at.x;
    const y = point.y * at.k + at.y;
    const inside = (value: number, length: number) => Math.max(0.3 * length, Math.min(0.7 * length, value));
    to(at.translate((inside(x, width) - x) / at.k, (inside(y, height) - y) / at.k));
  }

  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  function whole(): ZoomTransform {
    const k = fitted();
    const spare = view().width - (box.width + ROUND) * k;
    return around({ x: middle.x + (spare < 2 * TOOLS ? TOOLS / 2 / k : 0), y: middle.y }, k);
  }
  return {
    begin: (point) => {
      const { width, height } = view();
      const tall = height / (box.height + 30);
      const bare = Math.min(tall, width / (box.width + 30));
      const k = Math.min(tall, bare * 4);
      if (k < bare * 1.25) {
        to(whole(), 0);
        return;
      }
      const half = width / 2 / k;
      const x = Math.max(box.x + half, Math.min(box.x + box.width + TOOLS / k - half, point.x));
      to(around({ x, y: middle.y }, k), 0);
    },
    among: (points) => {
      const { width, height } = view();
      const [left, right] = span(points.map(({ x }) => x));
      const [top, bottom] = span(points.map(({ y }) => y));
      const k = Math.min(2, width / (right - left + 4 * ROUND), height / (bottom - top + 4 * ROUND));
      to(around({ x: (left + right) / 2, y: (top + bottom) / 2 }, k), 0);
    },
    gather: (points, part) => {
      const at = bound ?? now;
      const seen = { x: at.x - part.x, y: at.y - part.y, k: at.k };
      if (points.every((point) => !unseen(point, seen, part))) return;
      const [left, right] = span(points.map(({ x }) => x));
      const [top, bottom] = span(points.map(({ y }) => y));
      const scale = (length: number, wanted: number) => (length - 2 * EDGE) / Math.max(1, wanted);
      const k = Math.min(at.k, scale(part.width, right - left), scale(part.height, bottom - top));
      if (k < at.k * LEGIBLE) {
        const nearest = toBeShown(points, at, view());
        if (nearest) reveal(nearest);
        return;
      }
      const x = part.x + part.width / 2 - (k * (left + right)) / 2;
      const y = part.y + part.height / 2 - (k * (top + bottom)) / 2;
      to(zoomIdentity.translate(x, y).scale(k));
    },
    fit: () => to(whole(), 0),
    reveal,
    revealAny: (points) => {
      const point = held ? undefined : toBeShown(points, bound ?? now, view());
      if (point) reveal(point);
    },
    follow: (point) => {
      if (!held && performance.now() - handled > ELSEWHERE) reveal(point);
    },
    centre: (point) => to(around(point, now.k)),
    by: (factor) => {
      const { width, height } = view();
      const point = { x: (width / 2 - now.x) / now.k, y: (height / 2 - now.y) / now.k };
      to(around(point, Math.max(0.2, Math.min(4, now.k * factor))), calm ? 0 : 180);
    },
    pan: (dx, dy) => to(zoomIdentity.translate(now.x + dx, now.y + dy).scale(now.k), calm ? 0 : 120),
    destroy: () => {
      stop();
      watch.disconnect();
      target.on(".zoom", null);
    },
  };
}
