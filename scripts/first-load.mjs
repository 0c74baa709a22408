import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const client = fileURLToPath(new URL("../build/client", import.meta.url));

/** What React Router tells the browser about the built routes: by id, the modules each one loads. */
export function readRouteManifest() {
  const [file] = globSync(`${client}/assets/**/manifest-*.js`);
  if (!file) throw new Error("build/client holds no route manifest. Run npm run build first.");
  return JSON.parse(
    readFileSync(file, "utf8")
      .replace(/^[^{]*/, "")
      .replace(/;?\s*$/, ""),
  );
}

/**
 * The modules that a document of this route loads before any interaction, compressed: the entry and every matched
 * route's.
 *
 * @param {ReturnType<typeof readRouteManifest>} manifest
 * @param {string} routeId as in the manifest: "routes/public/login/route"
 * @param {readonly string[]} [parts] modules that the page imports besides, counted with all they import
 * @returns {number} bytes
 */
export function firstLoadGzipBytes(manifest, routeId, parts = []) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let at = manifest.routes[routeId]; at; at = manifest.routes[at.parentId]) {
    for (const file of [at.module, at.clientLoaderModule, at.clientActionModule, ...(at.imports ?? [])]) {
      if (file) files.add(file);
    }
  }
  for (const part of parts) files.add(part);
  return gzipBytes(parts.length > 0 ? withImports(files) : files);
}

/** The modules of the panes that the editor's frame always shows. */
export function editorPanes() {
  const panes = globSync(`${client}/assets/public/{canvas,timeline}-pane-*.js`);
  if (panes.length !== 2) throw new Error("build/client holds no canvas or no timeline of the editor.");
  return panes.map((file) => file.slice(client.length));
}

/**
 * A built module and all that it imports, however deep, but for what it imports only when used; compressed.
 *
 * @param {string} file path as in an address
 * @returns {number} bytes
 */
export function moduleGzipBytes(file) {
  return gzipBytes(withImports(new Set([file])));
}

function withImports(files) {
  for (const path of files) {
    const imports = readFileSync(client + path, "utf8").matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g);
    for (const [, name] of imports) files.add(`${dirname(path)}/${name}`);
  }
  return files;
}

function gzipBytes(files) {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(client + file)).length;
  return bytes;
}
