import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "vite";
import { islandScripts } from "../../../scripts/vite/island-scripts.ts";
import { round } from "../figures.mjs";
import { compareLoads } from "../load.mjs";
import { startAlone } from "../workerd-process.mjs";
import { readMarkup } from "./read-markup.mjs";
import { bareFolder, bareOptions } from "./workers.mjs";

const root = resolve(import.meta.dirname, "../../..");
const folder = join(root, "node_modules/.cache/render-bench");

/** What publishing takes to render a page, against a React Router page of the same elements. Neither has static files in front. */
export async function* pageRender({ studio }) {
  const rendering = await startRendering();
  let bare;
  try {
    const tab = await studio.newPage();
    const markup = await readMarkup(tab, rendering.url.href);
    await tab.context().close();
    await writeFile(join(bareFolder, "app/markup.json"), JSON.stringify(markup));
    execFileSync("react-router", ["build"], { cwd: bareFolder, stdio: ["ignore", "ignore", "inherit"] });
    const { assets: _, ...options } = await bareOptions();
    bare = await startAlone(options);
    const load = ({ url, pid }) => ({ url, pid, status: 200, count: 200 });
    const { speed, cpu } = await compareLoads(load(rendering), load(bare));
    const kilobytes = async ({ url }) => round((await (await fetch(url)).text()).length / 1000);
    yield {
      bench: "page-render-vs-bare",
      value: round(speed),
      unit: "ratio",
      goal: 0.8,
      better: "higher",
      how: `requests/s of resolving and rendering a page of every section's long example (${elementsOf(markup)} elements), CSS, data and scripts included (${await kilobytes(rendering)} kB) ÷ a bare React Router page of the same elements (${await kilobytes(bare)} kB), both on workerd without static files, 8 connections, median of 7 rounds in turn; CPU time per request ${round(cpu)} of the bare page's`,
    };
  } finally {
    await Promise.all([rendering, bare].map((worker) => worker?.stop()));
  }
}

/** A worker that renders a page of every section. */
export async function startRendering() {
  return startAlone({
    name: "rendering",
    modules: [{ type: "ESModule", path: await bundleWorker() }],
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["nodejs_compat"],
  });
}

function elementsOf(nodes) {
  return nodes.reduce(
    (count, node) => (typeof node === "string" ? count : count + 1 + elementsOf(node[2])),
    0,
  );
}

async function bundleWorker() {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [islandScripts()],
    resolve: { tsconfigPaths: true },
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: join(import.meta.dirname, "render-worker.ts"),
      outDir: folder,
      rollupOptions: { output: { entryFileNames: "render.mjs", codeSplitting: false } },
    },
  });
  return join(folder, "render.mjs");
}
