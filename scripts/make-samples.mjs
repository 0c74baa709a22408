/**
 * Makes the sample videos that home and /create play: the built-in makers write and draw each brief of
 * app/studio/samples/sample-briefs.ts, as a job of the product does. Writes app/studio/samples/storyboards.json and
 * public/samples. The same briefs give the same files.
 *
 *     npm run samples
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { wasmModules } from "./vite/wasm-modules.ts";

const project = new URL("../", import.meta.url);
const pictures = new URL("public/samples/", project);
/** Share of the pixels of an export: the samples are shown small. */
const scale = 0.67;
const seed = 7;

const vite = await createServer({
  configFile: false,
  root: fileURLToPath(project),
  logLevel: "error",
  appType: "custom",
  plugins: [wasmModules()],
  cacheDir: fileURLToPath(new URL("node_modules/.vite-samples", project)),
  resolve: { alias: { "~": fileURLToPath(new URL("app", project)) } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const load = (path) => vite.ssrLoadModule(`/${path}`);
  const { sampleBriefs } = await load("app/studio/samples/sample-briefs.ts");
  const { makeSample } = await load("scripts/make-sample.ts");
  await mkdir(pictures, { recursive: true });
  const storyboards = {};
  const files = [];
  for (const brief of sampleBriefs) {
    storyboards[brief.id] = await makeSample(brief, { seed, scale }, async (jpeg) => {
      const version = createHash("sha256").update(jpeg).digest("hex").slice(0, 8);
      const assetId = `${brief.id}-${version}`;
      files.push(`${assetId}.jpg`);
      await writeFile(new URL(`${assetId}.jpg`, pictures), jpeg);
      console.log(`${assetId}.jpg  ${Math.round(jpeg.length / 1024)} kB`);
      return assetId;
    });
  }
  const json = JSON.stringify(storyboards, null, 2);
  await writeFile(new URL("app/studio/samples/storyboards.json", project), `${json}\n`);
  for (const name of await readdir(pictures)) {
    if (!files.includes(name)) await rm(new URL(name, pictures));
  }
} finally {
  await vite.close();
}
