import { createRequire } from "node:module";
import type { Plugin } from "vite";

const prefix = "\0wasm:";

/** Gives an imported `.wasm` file as a compiled module, as wrangler does: for Node, in tests and scripts. */
export function wasmModules(): Plugin {
  return {
    name: "wasm-modules",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith(".wasm") || !importer) return;
      // Spelled so that Vitest does not take it for a package, which it would leave to Node.
      return prefix + Buffer.from(createRequire(importer).resolve(source)).toString("base64url");
    },
    load(id) {
      if (!id.startsWith(prefix)) return;
      const path = JSON.stringify(Buffer.from(id.slice(prefix.length), "base64url").toString());
      return `import { readFileSync } from "node:fs"; export default new WebAssembly.Module(readFileSync(${path}));`;
    },
  };
}
