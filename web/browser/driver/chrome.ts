import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];
/** Chromium without the windows that nobody sees here: the same pages, for a sixth less of the processor's time. */
const WITHOUT_WINDOWS = "chromium-headless-shell";

/** The browser of this computer: what CHROME names, else the first of these that is found on the path. */
function chrome(names: readonly string[]): string {
  const named = process.env["CHROME"];
  if (named) {
    return named;
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) {
    throw new Error(`no browser: none of ${names.join(", ")} is on the path, and CHROME is not set`);
  }
  return found;
}

/** A browser that draws by itself, without the help of a graphics card, as people have it. */
export function browser(): Promise<Browser> {
  return launch(NAMES);
}

/** The same for tests, which look at pages alone. */
export function plainBrowser(): Promise<Browser> {
  return launch([WITHOUT_WINDOWS, ...NAMES]);
}

function launch(names: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: chrome(names),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
