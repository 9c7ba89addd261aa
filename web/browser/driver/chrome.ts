import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome"];

/** The browser of this computer: what CHROME names, else the first that is found on the path. */
function chrome(): string {
  const named = process.env["CHROME"];
  if (named) {
    return named;
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) {
    throw new Error(`no browser: none of ${NAMES.join(", ")} is on the path, and CHROME is not set`);
  }
  return found;
}

/** A browser that draws by itself, without the help of a graphics card. */
export function browser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chrome(),
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
