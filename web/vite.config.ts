import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./vite.icons.ts";
import { license, thirdPartyLicenses } from "./vite.licenses.ts";

const server = process.env["MAGEHALL_SERVER"] ?? "127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), svelte(), thirdPartyLicenses()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  server: {
    port: 5173,
    proxy:
      mode === "mock"
        ? {}
        : {
            "/api": { target: `http://${server}`, changeOrigin: false },
            "/ws": { target: `ws://${server}`, ws: true, changeOrigin: false },
          },
  },
  build: {
    outDir: "dist",
    target: "es2022",
    // The page allows scripts and styles from its own address only: nothing is inlined, not even small pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license,
  },
  test: {
    // A test without a page says so in its first line: to make one takes longer than most tests.
    environment: "happy-dom",
    // The files of a thread share it with its page: to begin both anew for each takes longer than most tests.
    pool: "threads",
    isolate: false,
    setupFiles: ["src/clean.ts"],
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));
