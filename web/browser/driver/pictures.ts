import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const FOLDER = new URL("../../target/screenshots/", import.meta.url);

/** Keeps what is on the screen, for people to look at. */
export async function photograph(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, FOLDER)) });
}
