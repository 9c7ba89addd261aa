import type { Box } from "../geometry/grid";
import {
  brush,
  onScreen,
  paint,
  shared,
  stretch,
  tiles,
  wholeScale,
  type Plate,
  type Print,
  type View,
} from "./picture";
import { engraved } from "./plates";

/** What has been printed: the whole map, and above it what is on the screen, as sharp as the screen is. */
export interface Printed {
  whole?: Print;
  near?: Print;
  /** Whether what is on the screen is printed to the end. */
  sharp: boolean;
}

interface Room {
  width: number;
  height: number;
}

interface Press {
  /** The map is being moved: as a picture, and nothing is printed meanwhile. */
  leave(): void;
  /** The map rests: what is on the screen is printed as sharp as the screen is. */
  rest(view: View, room: Room): void;
  /** What is drawn on the plates has changed. */
  changed(): void;
}

/** Changes come together: so long is waited for more of them. */
const GATHERING = 40;
/** A tile is drawn when the browser has nothing else to do, and after so long in any case. */
const PATIENCE = 80;

const idle = () =>
  new Promise<void>((go) =>
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(() => go(), { timeout: PATIENCE })
      : setTimeout(go, 4),
  );

/**
 * Prints the map from its plates. Drawing it takes long, so it is done tile by tile, and given up when the map moves.
 *
 * @param canvases one for the whole map, and two for what is on the screen, one after the other
 * @param inked how strong each plate is at a scale
 */
export function press(
  plates: () => SVGSVGElement[],
  canvases: { whole: HTMLCanvasElement; near: [HTMLCanvasElement, HTMLCanvasElement] },
  sheet: () => Box,
  inked: (scale: number) => number[],
  show: (printed: Printed) => void,
): Press {
  let images: HTMLImageElement[] = [];
  let at: { view: View; room: Room } | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let run = 0;
  /** What is not as it should be; of what is on the screen that may be a part. */
  let stale = { plates: true, whole: true, near: true };
  const printed: Omit<Printed, "sharp"> = {};
  const tell = () => show({ ...printed, sharp: !stale.near && !stale.plates });
  const inks = (scale: number): Plate[] => {
    const opacities = inked(scale);
    return images.map((image, i) => ({ image, opacity: opacities[i] ?? 1 }));
  };

  /** Whether it was done to the end. */
  async function engrave(goesOn: () => boolean): Promise<boolean> {
    const fresh: HTMLImageElement[] = [];
    for (const plate of plates()) {
      await idle();
      if (!goesOn()) return false;
      fresh.push(await engraved(plate));
    }
    if (!goesOn()) return false;
    images = fresh;
    stale = { plates: false, whole: true, near: true };
    return true;
  }

  async function fill(print: Print, cut: ReturnType<typeof tiles>, scale: number, goesOn: () => boolean) {
    const inked = inks(scale);
    for (const tile of cut) {
      await idle();
      if (!goesOn()) return false;
      paint(print, sheet(), inked, tile);
    }
    return true;
  }

  async function printWhole(goesOn: () => boolean): Promise<boolean> {
    if (!stale.whole) return true;
    const box = sheet();
    const scale = wholeScale(box);
    const canvas = canvases.whole;
    const [width, height] = [Math.floor(box.width * scale), Math.floor(box.height * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const print = { canvas, x: box.x, y: box.y, scale };
    if (!(await fill(print, tiles(width, height), scale, goesOn))) return false;
    stale.whole = false;
    printed.whole = print;
    tell();
    return true;
  }

  async function printNear(goesOn: () => boolean): Promise<boolean> {
    const { view, room } = at!;
    const part = onScreen(sheet(), view, room, devicePixelRatio);
    if (!part) return true;
    const { width, height, scale } = part;
    const density = scale / view.k;
    const [x, y] = [(part.x / density - view.x) / view.k, (part.y / density - view.y) / view.k];
    const before = printed.near;
    const kept =
      before && !stale.near
        ? shared(
            { ...before, width: before.canvas.width, height: before.canvas.height },
            { x, y, scale, width, height },
          )
        : undefined;
    if (kept && kept.width === width && kept.height === height) return true;
    const canvas = canvases.near.find((each) => each !== before?.canvas)!;
    Object.assign(canvas, { width, height });
    const print = { canvas, x, y, scale };
    // What was seen so far is seen until it is drawn anew.
    const coarse = [printed.whole, before].filter((each) => each !== undefined);
    for (const each of coarse.sort((a, b) => a.scale - b.scale)) stretch(each, print);
    if (kept) brush(canvas).drawImage(before!.canvas, kept.dx, kept.dy);
    printed.near = print;
    stale.near = true;
    tell();
    // A canvas that nobody sees needs no memory.
    if (before) Object.assign(before.canvas, { width: 0, height: 0 });
    if (!(await fill(print, tiles(width, height, kept), view.k, goesOn))) return false;
    stale.near = false;
    tell();
    return true;
  }

  async function work(): Promise<void> {
    const mine = ++run;
    const goesOn = () => mine === run;
    try {
      if (stale.plates && !(await engrave(goesOn))) return;
      // Nobody sees the picture before the whole map is there; later, what is on the screen comes first.
      const inTurn = printed.whole ? [printNear, printWhole] : [printWhole, printNear];
      for (const next of inTurn) if (!(await next(goesOn))) return;
    } catch (failure) {
      // Without a picture the map is seen as it is drawn.
      console.warn("no picture of the map:", failure);
      printed.whole = printed.near = undefined;
      tell();
    }
  }

  function leave(): void {
    run++;
    clearTimeout(soon);
    at = undefined;
  }

  return {
    leave,
    rest(view, room) {
      leave();
      if (!room.width) return;
      at = { view, room };
      soon = setTimeout(() => void work());
    },
    changed() {
      stale.plates = true;
      tell();
      // Who is moving the map comes to rest.
      if (!at) return;
      run++;
      clearTimeout(soon);
      soon = setTimeout(() => void work(), GATHERING);
    },
  };
}
