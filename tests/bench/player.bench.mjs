import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalWorker } from "../../scripts/local-worker.mjs";
import { launchChromium } from "../browser/chromium.ts";
import { openBrowserPage } from "../browser/harness.ts";
import { accountIn, makeDemoVideo } from "../e2e/demo-video.ts";

const coldLoads = 11;
const gridPlayers = 24;

export default async function* player() {
  yield* firstFrame();
  yield* grid();
}

/** The built product, a video made and published in it, and its public page opened as by a stranger. */
async function* firstFrame() {
  const stateFolder = await mkdtemp(join(tmpdir(), "vitrine-bench-"));
  const studio = await startLocalWorker({ stateFolder, quiet: true });
  const browser = await launchChromium();
  try {
    const ada = await accountIn({ url: studio.url.origin });
    const contentId = await makeDemoVideo({ url: studio.url.origin }, ada);
    await ada.call(`/api/v1/content/${contentId}/publish`, { method: "POST", json: { mode: "pin" } });
    const loads = [];
    // The first load also starts the worker and is not counted.
    for (let load = 0; load <= coldLoads; load++) {
      const times = await openCold(browser, new URL(`/content/${contentId}`, studio.url));
      if (load > 0) loads.push(times);
    }
    const of = (name) => Math.round(median(loads.map((times) => times[name])));
    yield {
      bench: "first-frame-ms",
      value: of("firstFrame"),
      unit: "ms",
      goal: 1000,
      better: "lower",
      how: `opening /content/:id of a published 15 s video, from the start of navigation to the player's first drawn frame, median of ${coldLoads} loads in fresh contexts (document there after ${of("document")} ms, first paint ${of("firstPaint")} ms)`,
    };
  } finally {
    await browser.close();
    await studio.stop();
    await rm(stateFolder, { recursive: true, force: true });
  }
}

async function openCold(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(address.href, { waitUntil: "commit" });
    const mark = "vitrine:first-frame";
    await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
    return await page.evaluate((name) => {
      const [navigation] = performance.getEntriesByType("navigation");
      return {
        firstFrame: performance.getEntriesByName(name)[0].startTime,
        document: navigation.responseEnd,
        firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
      };
    }, mark);
  } finally {
    await context.close();
  }
}

async function* grid() {
  const browser = await openBrowserPage("grid-page.tsx", { viewport: { width: 1440, height: 900 } });
  try {
    await browser.call("showGrid", gridPlayers);
    await browser.page.waitForFunction(
      (count) => document.querySelectorAll("[data-playing]").length === count,
      gridPlayers,
    );
    await browser.page.waitForTimeout(2000);
    const { frames, draws, lateShare } = await browser.call("measureGrid", 8000, gridPlayers);
    yield {
      bench: "grid-24-fps",
      value: Math.round(frames * 10) / 10,
      unit: "frames/s",
      goal: 55,
      better: "higher",
      how: `frames of the page per second while ${gridPlayers} different videos of 156 × 277 play in view, over 8 s, no GPU (each drawn ${Math.round(draws)} times a second; ${Math.round(lateShare * 100)} % of the frames late)`,
    };
  } finally {
    await browser.close();
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
