import { loadavg } from "node:os";
import { median, round } from "../figures.mjs";
import { openSlowly, slowly } from "../pages/page-paint.mjs";

const loads = 5;

/** How long somebody with a slow phone waits for the page of a published video, and how much of it moves meanwhile. */
export async function* watchPaint({ studio, contentId }) {
  const seen = [];
  // The first load also starts the worker and is not counted.
  for (let load = 0; load <= loads; load++) {
    const result = await openSlowly(studio, `/v1/videos/${contentId}`);
    if (load > 0) seen.push(result);
  }
  const times = seen.map(({ largest }) => largest);
  const shifts = seen.map(({ shift }) => Number(shift.toFixed(4)));
  const how = `/v1/videos/:id of a 15 s video with a button, ${slowly}, ${loads} loads in fresh contexts, load ${round(loadavg()[0])}`;
  yield {
    bench: "watch-lcp-ms",
    value: round(median(times)),
    unit: "ms",
    goal: 2500,
    better: "lower",
    how: `largest contentful paint, median; ${how} (${times.map(Math.round).join(", ")})`,
  };
  yield {
    bench: "watch-cls",
    value: Math.max(...shifts),
    unit: "shift",
    goal: 0.02,
    better: "lower",
    how: `cumulative layout shift of loading and scrolling to the end, worst; ${how} (${shifts.join(", ")})`,
  };
}
