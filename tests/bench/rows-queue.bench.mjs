import { loadavg } from "node:os";
import { openBrowserPage } from "../browser/harness.ts";
import { cpuMilliseconds } from "./browser-processes.mjs";
import { round } from "./figures.mjs";

const rows = 50;
const table = { rows, scenes: 5, sceneSeconds: 1 };
const changed = { ...table, words: { 2: "Other words" } };

/** Queues of videos, timed from their start to the last finished file, in one browser. */
export default async function* rowsQueue() {
  const browser = await openBrowserPage("video-queue-page.ts");
  try {
    yield await reexportRow(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Every row has words of its own in every scene, so nothing is shared between rows: only what is kept counts. All anew is timed before
 * and after, so that a load which comes or goes falls on both.
 */
async function reexportRow(browser) {
  const run = async (sample) => {
    const before = cpuMilliseconds();
    const { done, seconds } = await browser.call("runQueue", sample);
    if (Object.keys(done).length !== rows) throw new Error("Not every row became a video.");
    return { seconds, cpuMs: cpuMilliseconds() - before };
  };
  await browser.call("forgetSegments");
  const first = await run(table);
  const again = await run(changed);
  await browser.call("forget");
  await browser.call("forgetSegments");
  const anew = await run(changed);
  const share = (field) => again[field] / ((first[field] + anew[field]) / 2);
  return {
    bench: "rows-reexport-share",
    value: round(share("seconds")),
    unit: "ratio",
    goal: 0.4,
    better: "lower",
    how: `${rows} rows of 5 scenes of 1 s at 720 × 720: ${round(again.seconds)} s after one headline of each was changed, ${round(first.seconds)} and ${round(anew.seconds)} s all anew before and after; of the CPU ${round(share("cpuMs"))}; load ${round(loadavg()[0])}`,
  };
}
