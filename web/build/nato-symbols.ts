import milsymbol from "milsymbol";
import type { Plugin } from "vite";

/**
 * The NATO symbols that counters carry, drawn by milsymbol when the page is built: the library knows thousands of
 * symbols and the table needs a score, so only their outlines are shipped.
 */
const CODES: Record<string, string> = {
  infantry: "SFGPUCI----",
  "motorised-infantry": "SFGPUCIM---",
  "mechanised-infantry": "SFGPUCIZ---",
  "mountain-infantry": "SFGPUCIO---",
  "airborne-infantry": "SFGPUCIA---",
  "fortress-infantry": "SFGPUCI----",
  armour: "SFGPUCA----",
  reconnaissance: "SFGPUCR----",
  "armoured-reconnaissance": "SFGPUCRVA--",
  cavalry: "SFGPUCRH---",
  "mechanised-cavalry": "SFGPUCRVA--",
  artillery: "SFGPUCF----",
  "mechanised-artillery": "SFGPUCFHE--",
  "anti-tank": "SFGPUCAA---",
  "anti-aircraft": "SFGPUCD----",
  engineers: "SFGPUCE----",
  headquarters: "SFGPUH-----",
  supply: "SFGPUSS----",
  unknown: "SFGPU------",
};

/** What NATO has no sign for: a wall with battlements. */
const ADDED: Record<string, string> = {
  "fortress-infantry":
    '<path d="M3 84H19V72H38V84H56V72H94V84H112V72H131V84H147" fill="none" stroke="currentColor" stroke-width="6"/>',
};

const NAME = "virtual:nato-symbols";
const RESOLVED = "\0" + NAME;

/** The inside of one symbol, in a box of 150 by 100 whose corner is at 0, 0, in the colour of the text around it. */
function draw(type: string, code: string): string {
  const symbol = new milsymbol.Symbol(code, {
    size: 100,
    fill: false,
    frame: true,
    infoFields: false,
    monoColor: "black",
    strokeWidth: 7,
  });
  const inside = symbol.asSVG().replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<g transform="translate(-25,-50)">${inside}</g>`
    .replaceAll('"black"', '"currentColor"')
    .replaceAll(' fill-opacity="1"', "")
    .replaceAll('stroke-width="3"', 'stroke-width="6"')
    .concat(ADDED[type] ?? "");
}

export function natoSymbols(): Plugin {
  return {
    name: "nato-symbols",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      const symbols = Object.fromEntries(
        Object.entries(CODES).map(([type, code]) => [type, draw(type, code)]),
      );
      return `export default ${JSON.stringify(symbols)};`;
    },
  };
}
