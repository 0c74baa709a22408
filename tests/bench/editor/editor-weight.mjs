import { editorPanes, firstLoadGzipBytes, readRouteManifest } from "../../../scripts/first-load.mjs";
import { round } from "../figures.mjs";

const route = "routes/signed-in/content/edit/route";

/** The modules of the editor's page. */
export async function* editorWeight() {
  const manifest = readRouteManifest();
  const kilobytes = (bytes) => round(bytes / 1000);
  yield {
    bench: "editor-js-kb",
    value: kilobytes(firstLoadGzipBytes(manifest, route)),
    unit: "kB",
    goal: 460,
    better: "lower",
    how: `gzip of the modules that the document of /content/:id/edit loads, as npm run weights counts them; ${kilobytes(firstLoadGzipBytes(manifest, route, editorPanes()))} kB with canvas and timeline, which its frame then loads`,
  };
}
