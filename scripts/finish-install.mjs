/**
 * Run by npm after it installed the packages. Removes the fifth of them that nothing here reads, which is source maps of
 * packages and the C++ headers beside the Node binary; and links that binary where npm did not.
 */
import { existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const packages = fileURLToPath(new URL("../node_modules", import.meta.url));

if (existsSync(packages)) {
  for (const path of readdirSync(packages, { recursive: true })) {
    if (/\.([cm]?js|[cm]?ts|css)\.map$/.test(path)) rmSync(join(packages, path));
    else if (/^node-linux-\w+.include$/.test(path)) rmSync(join(packages, path), { recursive: true });
  }
  linkNode();
}

/** npm 10 takes the link away again when it skips the same binary for another processor. */
function linkNode() {
  const binary = `node-${process.platform}-${process.arch}/bin/node`;
  const link = join(packages, ".bin/node");
  if (existsSync(join(packages, binary)) && !existsSync(link)) symlinkSync(`../${binary}`, link);
}
