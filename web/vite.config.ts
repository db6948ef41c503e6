// How the client is built, served while one works on it, and tested.
//
// `npm run dev` hands everything under /api on to a server that runs beside it: `RULEBOUND_SERVER` names it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.RULEBOUND_SERVER ?? "http://127.0.0.1:8008";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0, reportCompressedSize: true },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
