import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { natoSymbols } from "./build/nato-symbols.ts";
import { paper } from "./build/paper.ts";

export default defineConfig({
  plugins: [svelte(), natoSymbols(), paper()],
  build: { target: "es2022", assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  server: { proxy: { "/api": "http://127.0.0.1:1942" } },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
