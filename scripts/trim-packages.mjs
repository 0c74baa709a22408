/**
 * Run by npm after it installed the packages: removes the fifth of them that nothing here reads, which is source maps of
 * packages and the C++ headers beside the Node binary.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = fileURLToPath(new URL("../node_modules", import.meta.url));

if (existsSync(packages)) {
  for (const path of readdirSync(packages, { recursive: true })) {
    if (/\.([cm]?js|[cm]?ts|css)\.map$/.test(path)) rmSync(join(packages, path));
    else if (/^node-linux-\w+.include$/.test(path)) rmSync(join(packages, path), { recursive: true });
  }
}
