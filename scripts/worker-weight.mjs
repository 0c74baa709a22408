import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const built = fileURLToPath(new URL("../build/server", import.meta.url));

/**
 * What the built worker weighs, compressed: every module that is uploaded, each by itself. Source maps do not count.
 *
 * @returns {number} bytes
 */
export function workerGzipBytes() {
  const modules = globSync("**/*.{js,wasm,rules}", { cwd: built });
  if (modules.length === 0) throw new Error(`${built} holds no worker. Run "npm run build" first.`);
  return modules.reduce((sum, path) => sum + gzipSync(readFileSync(join(built, path))).length, 0);
}
