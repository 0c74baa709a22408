import { openBrowserPage } from "../browser/harness.ts";
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

/** Every row has words of its own in every scene, so nothing is shared between rows: only what is kept counts. */
async function reexportRow(browser) {
  await browser.call("forgetSegments");
  const first = await browser.call("runQueue", table);
  const again = await browser.call("runQueue", changed);
  await browser.call("forget");
  await browser.call("forgetSegments");
  const anew = await browser.call("runQueue", changed);
  for (const { done } of [first, again, anew]) {
    if (Object.keys(done).length !== rows) throw new Error("Not every row became a video.");
  }
  return {
    bench: "rows-reexport-share",
    value: round(again.seconds / anew.seconds),
    unit: "ratio",
    goal: 0.4,
    better: "lower",
    how: `${rows} rows of 5 scenes of 1 s at 720 × 720: ${round(again.seconds)} s after one headline of each was changed, ${round(anew.seconds)} s all anew, ${round(first.seconds)} s the first time`,
  };
}
