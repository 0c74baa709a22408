import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const client = "build/client";
const [manifestFile] = globSync(`${client}/assets/**/manifest-*.js`);
if (!manifestFile) throw new Error("build/client holds no route manifest. Run npm run build first.");
const manifest = JSON.parse(
  readFileSync(manifestFile, "utf8")
    .replace(/^[^{]*/, "")
    .replace(/;?\s*$/, ""),
);

const gzipped = new Map();
const gzipBytes = (url) => {
  if (!gzipped.has(url)) gzipped.set(url, gzipSync(readFileSync(client + url)).length);
  return gzipped.get(url);
};

/** The modules a document of this route loads before any interaction: the entry and every matched route's. */
function firstLoad(route) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports]);
  for (let at = route; at; at = manifest.routes[at.parentId]) {
    for (const file of [at.module, at.clientLoaderModule, at.clientActionModule, ...(at.imports ?? [])]) {
      if (file) files.add(file);
    }
  }
  return [...files].reduce((sum, file) => sum + gzipBytes(file), 0);
}

function pathOf(route) {
  const parts = [];
  for (let at = route; at; at = manifest.routes[at.parentId]) if (at.path) parts.unshift(at.path);
  return `/${parts.join("/")}`.replaceAll("//", "/");
}

const rows = Object.values(manifest.routes)
  .filter((route) => route.path !== undefined || route.index)
  .map((route) => ({ route: pathOf(route), "first load, kB gzip": (firstLoad(route) / 1000).toFixed(1) }))
  .filter(({ route }) => !/^\/(api|media)\//.test(route))
  .sort((a, b) => a.route.localeCompare(b.route));
console.table(rows);
