import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

/** A tile of paper grain, computed when the page is built: soft spots over fine fibres, dark ink with varying alpha. */
const EDGE = 256;
const NAME = "virtual:paper";
const RESOLVED = "\0" + NAME;

function lattice(x: number, y: number, period: number, salt: number): number {
  const wrap = (n: number) => ((n % period) + period) % period;
  let h = Math.imul(wrap(x) + 1, 374761393) ^ Math.imul(wrap(y) + 1, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise that repeats at the tile's edges. */
function noise(x: number, y: number, period: number, salt: number): number {
  const u = (x / EDGE) * period;
  const v = (y / EDGE) * period;
  const i = Math.floor(u);
  const j = Math.floor(v);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const s = ease(u - i);
  const t = ease(v - j);
  const top = lattice(i, j, period, salt) * (1 - s) + lattice(i + 1, j, period, salt) * s;
  const bottom = lattice(i, j + 1, period, salt) * (1 - s) + lattice(i + 1, j + 1, period, salt) * s;
  return top * (1 - t) + bottom * t;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

export function paperTile(): Buffer {
  const rows = Buffer.alloc(EDGE * (1 + 2 * EDGE));
  for (let y = 0; y < EDGE; y++) {
    for (let x = 0; x < EDGE; x++) {
      const slow = noise(x, y, 4, 1) * 0.5 + noise(x, y, 9, 2) * 0.3 + noise(x, y, 22, 3) * 0.2;
      const fine = noise(x, y, 128, 4);
      const alpha = Math.max(0, slow - 0.35) * 150 + Math.max(0, fine - 0.55) * 50;
      const at = y * (1 + 2 * EDGE) + 1 + 2 * x;
      rows[at] = 70;
      rows[at + 1] = Math.min(255, Math.round(alpha / 6) * 6);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(EDGE, 0);
  header.writeUInt32BE(EDGE, 4);
  header[8] = 8;
  header[9] = 4;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

export function paper(): Plugin {
  let building = false;
  return {
    name: "paper",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      if (!building) {
        return `export default "data:image/png;base64,${paperTile().toString("base64")}";`;
      }
      const file = this.emitFile({ type: "asset", name: "paper.png", source: paperTile() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
