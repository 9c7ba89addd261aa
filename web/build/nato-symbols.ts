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
  armour: "SFGPUCA----",
  reconnaissance: "SFGPUCR----",
  "armoured-reconnaissance": "SFGPUCRVA--",
  cavalry: "SFGPUCRH---",
  artillery: "SFGPUCF----",
  "mechanised-artillery": "SFGPUCFHE--",
  "anti-tank": "SFGPUCAA---",
  "anti-aircraft": "SFGPUCD----",
  engineers: "SFGPUCE----",
  headquarters: "SFGPUH-----",
  supply: "SFGPUSS----",
  unknown: "SFGPU------",
};

const NAME = "virtual:nato-symbols";
const RESOLVED = "\0" + NAME;

/** The inside of one symbol, in a box of 150 by 100 whose corner is at 0, 0, in the colour of the text around it. */
function draw(code: string): string {
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
    .replaceAll('stroke-width="3"', 'stroke-width="6"');
}

export function natoSymbols(): Plugin {
  return {
    name: "nato-symbols",
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) {
        return undefined;
      }
      const symbols = Object.fromEntries(Object.entries(CODES).map(([type, code]) => [type, draw(code)]));
      return `export default ${JSON.stringify(symbols)};`;
    },
  };
}
