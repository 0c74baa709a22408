import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { accountIn } from "../e2e/demo-video.ts";
import { openStudio } from "../e2e/studio.ts";
import { accountOf } from "../worker/local-studio.ts";
import { round } from "./figures.mjs";
import { compareLoads } from "./load.mjs";
import { builderEdit } from "./pages/builder-edit.mjs";
import { pageBuild } from "./pages/page-build.mjs";
import { pagePaint } from "./pages/page-paint.mjs";
import { pageRender, startRendering } from "./pages/page-render.mjs";
import { publishAgain, publishExample } from "./pages/publish-example.mjs";
import { appOptions, bareFolder, helloOptions } from "./pages/workers.mjs";
import { startAlone } from "./workerd-process.mjs";

const painted = "honey";
const others = ["bicycle", "headphones", "ice-cream", "lotion", "ring", "sneakers", "sofa"];

/** What visitors get of a published product page, and how fast its maker gets it. */
export default async function* publicPages({ only } = {}) {
  const studio = await openStudio();
  try {
    const ada = await accountIn(studio);
    const at = { url: new URL(studio.url), stateFolder: studio.stateFolder };
    const pageId = await publishExample(at, ada, painted);
    const isWanted = (part) => !only || only.includes(part);
    if (isWanted("scripts")) {
      const pageIds = [pageId];
      for (const name of others) pageIds.push(await publishExample(at, ada, name));
      yield* scripts(studio, pageIds);
    }
    if (isWanted("paint")) yield* pagePaint({ studio, pageId, name: painted });
    if (isWanted("cached")) yield* cached(at, ada, pageId);
    if (isWanted("render")) yield* pageRender({ studio });
    if (isWanted("build")) yield* pageBuild({ studio, at, person: ada });
    if (isWanted("edit")) yield* builderEdit({ studio, person: ada });
  } finally {
    await studio.stop();
  }
}

/** Scripts stand in the page itself: there is no other request for one. */
async function* scripts(studio, pageIds) {
  const pages = await Promise.all(
    pageIds.map(async (pageId) => (await fetch(new URL(`/pages/${pageId}`, studio.url))).text()),
  );
  const ofPages = pages.map(scriptsIn);
  const rendering = await startRendering();
  const all = scriptsIn(await (await fetch(rendering.url)).text());
  await rendering.stop();
  const kilobytes = (codes) => round(gzipSync(codes.join("\n")).length / 1000);
  const fewest = ofPages.toSorted((one, other) => one.join("").length - other.join("").length)[0];
  const html = pages.map((page) => round(gzipSync(page).length / 1000));
  yield {
    bench: "page-js-kb",
    value: fewest.length === 0 ? 0 : kilobytes(fewest),
    unit: "kB",
    goal: 10,
    better: "lower",
    how: `gzip of the scripts of the example that has fewest; those of a page of every section, ${all.length}, are ${kilobytes(all)} (goal 30); the documents of ${pages.length} examples with CSS and scripts are ${html.join(", ")} kB`,
  };
}

function scriptsIn(html) {
  if (/<script[^>]*\ssrc=/.test(html)) throw new Error("A page loads a script from elsewhere.");
  return [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)].map(([, code]) => code);
}

/** The built worker alone: it has the page in a bucket of its own, so it is published there again. */
async function* cached({ url, stateFolder }, person, pageId) {
  const identity = JSON.parse(await readFile(join(stateFolder, "local-identity.json"), "utf8"));
  const options = await appOptions(url);
  const app = await startAlone({ ...options, bindings: { ...options.bindings, ...identity.appVars } });
  await buildHello();
  const hello = await startAlone(await helloOptions({ isFirst: true }));
  try {
    await publishAgain(accountOf({ url: app.url }, person.userId, person.token), pageId);
    const headers = { "accept-encoding": "identity" };
    const load = (worker, path) => ({
      url: new URL(path, worker.url),
      pid: worker.pid,
      headers,
      status: 200,
      count: 1000,
    });
    const { speed, cpu } = await compareLoads(load(app, `/pages/${pageId}`), load(hello, "/"));
    yield {
      bench: "page-cached-vs-hello",
      value: round(speed),
      unit: "ratio",
      goal: 0.5,
      better: "higher",
      how: `requests/s of a published page that is kept ÷ a worker that answers a constant, both on workerd and asked before static files, 8 connections, median of 7 rounds in turn; CPU time per request ${round(cpu)} of the constant's`,
    };
  } finally {
    await Promise.all([app, hello].map((worker) => worker.stop()));
  }
}

/** Its options are those of the bare page, which is there once it is built. */
async function buildHello() {
  await writeFile(join(bareFolder, "app/markup.json"), "[]");
  execFileSync("react-router", ["build"], { cwd: bareFolder, stdio: ["ignore", "ignore", "inherit"] });
}
