// Measures the page of a running Kessel in a browser: node web/bench/run.mjs http://127.0.0.1:1942
// Prints one line of JSON: { "wheel-out-1440": { "frames": 58.1, "stall": 33, ... }, ... }
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const [address] = process.argv.slice(2);
if (!address) {
  console.error("usage: node web/bench/run.mjs ADDRESS");
  process.exit(2);
}
const { module } = await runnerImport(fileURLToPath(new URL("page.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
});
console.log(JSON.stringify(await module.measure(address)));
