import { fileURLToPath } from "node:url";
import type { InlineConfig } from "vite";
import { wasmModules } from "./wasm-modules.ts";

const project = fileURLToPath(new URL("../../", import.meta.url));

/** A server without pages, through which scripts load the makers' modules. */
export const makerScripts = (): InlineConfig => ({
  configFile: false,
  root: project,
  logLevel: "error",
  appType: "custom",
  cacheDir: `${project}node_modules/.vite-images`,
  plugins: [wasmModules()],
  resolve: { alias: { "~": `${project}app` } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
