import type { Box, Layout } from "../geometry/grid";
import { SIZE } from "../geometry/grid";
import type { Cell } from "./ground";

/**
 * Mountains as a map-maker shades them: a made-up height over the cells, highest far from their border, folded into
 * ridges, lit from the north-west. The height is no fact of the game; the border of the cells is.
 */
export interface Relief {
  width: number;
  height: number;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** The lattice on which it is known how deep inside the mountains a point lies. */
const LATTICE = 8;

/** How deep inside the cells each point of a lattice lies, from 0 to 1. */
function depth(layout: Layout, cells: readonly Cell[], box: Box): { columns: number; values: Float32Array } {
  const columns = Math.ceil(box.width / LATTICE) + 2;
  const rows = Math.ceil(box.height / LATTICE) + 2;
  let values = new Float32Array(columns * rows);
  for (const [column, row] of cells) {
    const c = layout.centre(column, row);
    const reach = Math.ceil((SIZE * 0.95) / LATTICE);
    const ci = Math.round((c.x - box.x) / LATTICE);
    const ri = Math.round((c.y - box.y) / LATTICE);
    for (let r = ri - reach; r <= ri + reach; r++) {
      for (let i = ci - reach; i <= ci + reach; i++) {
        const away = Math.hypot(box.x + i * LATTICE - c.x, box.y + r * LATTICE - c.y);
        if (r >= 0 && r < rows && i >= 0 && i < columns && away < SIZE * 0.95) {
          values[r * columns + i] = 1;
        }
      }
    }
  }
  for (let pass = 0; pass < 3; pass++) {
    values = blurred(blurred(values, columns, rows, 1, columns), columns, rows, columns, 1);
  }
  return { columns, values };
}

const REACH = 3;

/** The mean over a few neighbours in one direction; at the border the outermost value runs on. */
function blurred(
  values: Float32Array,
  columns: number,
  rows: number,
  step: number,
  other: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(values.length);
  const along = step === 1 ? columns : rows;
  const across = step === 1 ? rows : columns;
  for (let line = 0; line < across; line++) {
    for (let i = 0; i < along; i++) {
      let sum = 0;
      for (let d = -REACH; d <= REACH; d++) {
        sum += values[line * other + Math.max(0, Math.min(along - 1, i + d)) * step]!;
      }
      result[line * other + i * step] = sum / (2 * REACH + 1);
    }
  }
  return result;
}

// The noise is asked for a million times: its slopes stand ready in tables.
const TURNS = 256;
const SLOPE_X = new Float32Array(TURNS);
const SLOPE_Y = new Float32Array(TURNS);
const SHUFFLED = new Uint8Array(2 * TURNS);
for (let i = 0; i < TURNS; i++) {
  SLOPE_X[i] = Math.cos((i * 2 * Math.PI) / TURNS);
  SLOPE_Y[i] = Math.sin((i * 2 * Math.PI) / TURNS);
  SHUFFLED[i] = i;
}
for (let i = TURNS - 1, seed = 1942; i > 0; i--) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  const j = (seed >>> 8) % (i + 1);
  const kept = SHUFFLED[i]!;
  SHUFFLED[i] = SHUFFLED[j]!;
  SHUFFLED[j] = kept;
}
SHUFFLED.copyWithin(TURNS, 0, TURNS);

/** How far a point rises along the slope that a lattice point has. */
function slope(i: number, j: number, dx: number, dy: number): number {
  const turn = SHUFFLED[SHUFFLED[i & 255]! + (j & 255)]!;
  return SLOPE_X[turn]! * dx + SLOPE_Y[turn]! * dy;
}

/** Smooth noise around 0.5, about one hill a unit. */
function noise(x: number, y: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = x - i;
  const v = y - j;
  const a = u * u * u * (u * (u * 6 - 15) + 10);
  const b = v * v * v * (v * (v * 6 - 15) + 10);
  const nw = slope(i, j, u, v);
  const ne = slope(i + 1, j, u - 1, v);
  const sw = slope(i, j + 1, u, v - 1);
  const se = slope(i + 1, j + 1, u - 1, v - 1);
  const top = nw + (ne - nw) * a;
  const low = sw + (se - sw) * a;
  return 0.5 + 0.72 * (top + (low - top) * b);
}

/** Ridges that branch: noise folded at its middle, coarse to fine, the fine only where the coarse is high. */
function ridges(x: number, y: number, octaves: number): number {
  // Bent and turned, so that no ridge runs along the noise's own grid.
  let bx = 0.82 * x - 0.57 * y + 22 * noise(x / 90, y / 90 + 7.3);
  let by = 0.57 * x + 0.82 * y + 22 * noise(x / 90 + 3.1, y / 90);
  let sum = 0;
  let weight = 1;
  let size = 1 / 88;
  let part = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    const folded =
      1 - Math.min(1, Math.abs(2 * noise(bx * size + octave * 17.7, by * size - octave * 9.1) - 1) * 1.5);
    const sharp = folded * folded * weight;
    sum += sharp * part;
    weight = Math.min(1, 0.25 + sharp * 1.3);
    size *= 2.03;
    part *= 0.5;
    const turned = 0.8 * bx - 0.6 * by;
    by = 0.6 * bx + 0.8 * by;
    bx = turned;
  }
  return sum;
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
}

/** The light, from the north-west and well above. */
const LIGHT = { x: -0.52, y: -0.55, z: 0.66 };

export function relief(
  layout: Layout,
  cells: readonly Cell[],
  box: Box,
  heights: readonly string[],
  density: number,
): Relief {
  const width = Math.ceil(box.width * density);
  const height = Math.ceil(box.height * density);
  const { columns, values } = depth(layout, cells, box);
  const ramp = heights.map(channels);
  const field = new Float32Array(width * height);
  const octaves = density < 0.6 ? 3 : 5;
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const lx = px / density / LATTICE;
      const ly = py / density / LATTICE;
      const i = Math.floor(ly) * columns + Math.floor(lx);
      const u = lx - Math.floor(lx);
      const v = ly - Math.floor(ly);
      const top = values[i]! + (values[i + 1]! - values[i]!) * u;
      const low = values[i + columns]! + (values[i + columns + 1]! - values[i + columns]!) * u;
      const inside = top + (low - top) * v;
      if (inside > 0.2) {
        const rise = Math.min(1, (inside - 0.2) / 0.75);
        const slope = rise * rise * (3 - 2 * rise);
        field[py * width + px] =
          slope * (0.3 + 0.95 * ridges(box.x + px / density, box.y + py / density, octaves));
      }
    }
  }
  const pixels = new Uint8ClampedArray(width * height * 4);
  const steep = 58 * density;
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const at = py * width + px;
      const here = field[at]!;
      const dx =
        (field[py * width + Math.min(width - 1, px + 1)]! - field[py * width + Math.max(0, px - 1)]!) *
        steep *
        0.5;
      const dy =
        (field[Math.min(height - 1, py + 1) * width + px]! - field[Math.max(0, py - 1) * width + px]!) *
        steep *
        0.5;
      const length = Math.sqrt(dx * dx + dy * dy + 1);
      const lit = (-dx * LIGHT.x - dy * LIGHT.y + LIGHT.z) / length / LIGHT.z;
      const level = Math.min(ramp.length - 1.001, Math.max(0, here * (ramp.length - 1)));
      const lower = ramp[Math.floor(level)]!;
      const upper = ramp[Math.floor(level) + 1]!;
      const mix = level - Math.floor(level);
      // Shadows lean to blue and lights to yellow, as in the open.
      const shade = Math.max(0.69, Math.min(1.18, 0.79 + 0.27 * lit));
      const cool = shade < 1 ? (1 - shade) * 26 : 0;
      const warm = shade > 1 ? (shade - 1) * 30 : 0;
      pixels[at * 4] = (lower[0] + (upper[0] - lower[0]) * mix) * shade + warm;
      pixels[at * 4 + 1] = (lower[1] + (upper[1] - lower[1]) * mix) * shade + warm * 0.8;
      pixels[at * 4 + 2] = (lower[2] + (upper[2] - lower[2]) * mix) * shade + cool;
      pixels[at * 4 + 3] = 255;
    }
  }
  return { width, height, pixels };
}
