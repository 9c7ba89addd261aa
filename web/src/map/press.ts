import type { Box } from "../geometry/grid";
import { onScreen, paint, shared, tiles, wholeScale, type Plate, type Print, type View } from "./picture";
import { engraved } from "./plates";

/** What has been printed: the whole map, and above it what is on the screen, as sharp as the screen is. */
export interface Printed {
  whole?: Print;
  near: Print[];
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
 * @param canvases one for the whole map, and two for what is on the screen: the second is printed while the first is seen
 * @param inked how strong each plate is at a scale
 */
export function press(
  plates: () => SVGSVGElement[],
  canvases: { whole: HTMLCanvasElement; near: [HTMLCanvasElement, HTMLCanvasElement] },
  paper: () => Box,
  inked: (scale: number) => number[],
  show: (printed: Printed) => void,
): Press {
  let images: HTMLImageElement[] = [];
  let at: { view: View; room: Room } | undefined;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let run = 0;
  let stale = { plates: true, whole: true, near: true };
  let whole: Print | undefined;
  /** What was printed of what is on the screen, to the end. */
  let near: Print | undefined;
  /** What lies over it is being printed. */
  const tell = (over?: Print) => show({ whole, near: [near, over].filter((print) => print !== undefined) });
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
      paint(print, paper(), inked, tile);
    }
    return true;
  }

  async function printWhole(goesOn: () => boolean): Promise<boolean> {
    if (!stale.whole) return true;
    const box = paper();
    const scale = wholeScale(box);
    const canvas = canvases.whole;
    const [width, height] = [Math.ceil(box.width * scale), Math.ceil(box.height * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    const print = { canvas, x: box.x, y: box.y, scale };
    if (!(await fill(print, tiles(width, height), scale, goesOn))) return false;
    stale.whole = false;
    whole = print;
    tell();
    return true;
  }

  async function printNear(goesOn: () => boolean): Promise<boolean> {
    const { view, room } = at!;
    const part = onScreen(paper(), view, room, devicePixelRatio);
    if (!part) return true;
    const { width, height, scale } = part;
    const density = scale / view.k;
    const [x, y] = [(part.x / density - view.x) / view.k, (part.y / density - view.y) / view.k];
    const before = near;
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
    if (kept) canvas.getContext("2d")!.drawImage(before!.canvas, kept.dx, kept.dy);
    const print = { canvas, x, y, scale };
    tell(print);
    if (!(await fill(print, tiles(width, height, kept), view.k, goesOn))) return false;
    near = print;
    stale.near = false;
    tell();
    // A canvas that nobody sees needs no memory.
    if (before) Object.assign(before.canvas, { width: 0, height: 0 });
    return true;
  }

  async function work(): Promise<void> {
    const mine = ++run;
    const goesOn = () => mine === run;
    try {
      if (stale.plates && !(await engrave(goesOn))) return;
      // Nobody sees the picture before the whole map is there; later, what is on the screen comes first.
      const inTurn = whole ? [printNear, printWhole] : [printWhole, printNear];
      for (const next of inTurn) if (!(await next(goesOn))) return;
    } catch {
      // Without a picture the map is seen as it is drawn.
      whole = near = undefined;
      tell();
    }
  }

  function leave(): void {
    run++;
    clearTimeout(soon);
    if (at) tell();
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
      // Who is moving the map comes to rest.
      if (!at) return;
      run++;
      clearTimeout(soon);
      tell();
      soon = setTimeout(() => void work(), GATHERING);
    },
  };
}
