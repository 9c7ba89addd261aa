import type { Box } from "../geometry/grid";

/** Where the map lies on the screen: map point (0, 0) at x, y, and k pixels a unit. */
export interface View {
  x: number;
  y: number;
  k: number;
}

/** A canvas with a part of the map on it: which point its corner is, and how many of its pixels a unit takes. */
export interface Print {
  canvas: HTMLCanvasElement;
  x: number;
  y: number;
  scale: number;
}

/** A part of the printed map that is drawn over those before it. */
export interface Plate {
  image: HTMLImageElement;
  opacity: number;
}

export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As much as is drawn at a stretch. Each time all shapes of the map are gone through: much smaller ones take no less time. */
const EDGE = 512;
/** The whole map has at most so many pixels, what is on the screen at most so many. */
const WHOLE = 3e6;
const SCREEN = 10e6;

/** Canvas pixels, cut into tiles, those in the middle first; what is there already is left out. */
export function tiles(width: number, height: number, there?: Tile): Tile[] {
  const cut: Tile[] = [];
  const slice = (x: number, y: number, across: number, down: number) => {
    const columns = Math.ceil(across / EDGE);
    const rows = Math.ceil(down / EDGE);
    const at = (i: number, n: number, length: number) => Math.round((i * length) / n);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [left, right] = [at(column, columns, across), at(column + 1, columns, across)];
        const [top, bottom] = [at(row, rows, down), at(row + 1, rows, down)];
        cut.push({ x: x + left, y: y + top, width: right - left, height: bottom - top });
      }
    }
  };
  if (there) {
    const right = there.x + there.width;
    const bottom = there.y + there.height;
    slice(0, 0, width, there.y);
    slice(0, bottom, width, height - bottom);
    slice(0, there.y, there.x, there.height);
    slice(right, there.y, width - right, there.height);
  } else {
    slice(0, 0, width, height);
  }
  const away = (tile: Tile) =>
    Math.hypot(tile.x + tile.width / 2 - width / 2, tile.y + tile.height / 2 - height / 2);
  return cut.filter((tile) => tile.width > 0 && tile.height > 0).sort((a, b) => away(a) - away(b));
}

/** The scale of the whole map as a picture. */
export function wholeScale(sheet: Box): number {
  return Math.min(1.5, Math.sqrt(WHOLE / (sheet.width * sheet.height)));
}

/** What part of the sheet is on the screen, in pixels of the device from the screen's corner, and how many of these a unit takes. */
export function onScreen(
  sheet: Box,
  { x, y, k }: View,
  room: { width: number; height: number },
  density: number,
): (Tile & { scale: number }) | undefined {
  const dense = Math.min(density, Math.sqrt(SCREEN / Math.max(1, room.width * room.height)));
  // Of pixels that it covers in part only nothing is shown.
  const inward = (at: number) => Math.ceil(at * dense - 1e-6);
  const back = (at: number) => Math.floor(at * dense + 1e-6);
  const left = Math.max(0, inward(x + sheet.x * k));
  const top = Math.max(0, inward(y + sheet.y * k));
  const right = Math.min(inward(room.width), back(x + (sheet.x + sheet.width) * k));
  const bottom = Math.min(inward(room.height), back(y + (sheet.y + sheet.height) * k));
  return right > left && bottom > top
    ? { x: left, y: top, width: right - left, height: bottom - top, scale: k * dense }
    : undefined;
}

/** What of a print can be taken over into another one: the part in the new one's pixels, and from where in the old one's. */
export function shared(
  from: { x: number; y: number; scale: number; width: number; height: number },
  to: { x: number; y: number; scale: number; width: number; height: number },
): (Tile & { dx: number; dy: number }) | undefined {
  if (Math.abs(from.scale - to.scale) > 1e-9) return undefined;
  const dx = (from.x - to.x) * to.scale;
  const dy = (from.y - to.y) * to.scale;
  const [across, down] = [Math.round(dx), Math.round(dy)];
  // Between its pixels it would be blurred.
  if (Math.abs(dx - across) > 0.01 || Math.abs(dy - down) > 0.01) return undefined;
  const x = Math.max(0, across);
  const y = Math.max(0, down);
  const width = Math.min(to.width, across + from.width) - x;
  const height = Math.min(to.height, down + from.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height, dx: across, dy: down } : undefined;
}

/** What is printed hides what lies under it, so that a browser need not mix the two. */
export function brush(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  return canvas.getContext("2d", { alpha: false })!;
}

/** Draws on a print what another one shows of the same part, as sharp as that is. */
export function stretch(from: Print, to: Print): void {
  const zoom = to.scale / from.scale;
  brush(to.canvas).drawImage(
    from.canvas,
    (from.x - to.x) * to.scale,
    (from.y - to.y) * to.scale,
    from.canvas.width * zoom,
    from.canvas.height * zoom,
  );
}

/** Draws one tile of a print. */
export function paint(print: Print, sheet: Box, plates: readonly Plate[], tile: Tile): void {
  const context = brush(print.canvas);
  const left = print.x + tile.x / print.scale - sheet.x;
  const top = print.y + tile.y / print.scale - sheet.y;
  context.save();
  context.beginPath();
  context.rect(tile.x, tile.y, tile.width, tile.height);
  context.clip();
  for (const { image, opacity } of plates) {
    if (opacity <= 0) continue;
    context.globalAlpha = opacity;
    context.drawImage(
      image,
      left,
      top,
      tile.width / print.scale,
      tile.height / print.scale,
      tile.x,
      tile.y,
      tile.width,
      tile.height,
    );
  }
  context.restore();
}
