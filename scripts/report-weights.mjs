import { firstLoadGzipBytes, readRouteManifest } from "./first-load.mjs";

const manifest = readRouteManifest();

function pathOf(route) {
  const parts = [];
  for (let at = route; at; at = manifest.routes[at.parentId]) if (at.path) parts.unshift(at.path);
  return `/${parts.join("/")}`.replaceAll("//", "/");
}

const rows = Object.values(manifest.routes)
  .filter((route) => route.path !== undefined || route.index)
  .map((route) => ({
    route: pathOf(route),
    "first load, kB gzip": (firstLoadGzipBytes(manifest, route.id) / 1000).toFixed(1),
  }))
  .filter(({ route }) => !/^\/(api|media)\//.test(route))
  .sort((a, b) => a.route.localeCompare(b.route));
console.table(rows);
