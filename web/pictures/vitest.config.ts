import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import browser from "../browser/vitest.config.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

/** `npm run pictures` makes the pictures of the README anew, by playing. */
export default mergeConfig(
  { ...browser, test: { ...browser.test, root: here, include: [] } },
  defineConfig({ test: { include: ["*.pictures.ts"], maxWorkers: 1, testTimeout: 600_000 } }),
);
