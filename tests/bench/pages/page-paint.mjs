import { median, round } from "../figures.mjs";

const loads = 5;
/** Slow 4G as Lighthouse has it. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const cpuSlowdown = 4;
/** Nothing larger is painted, and nothing moves, once the page has rested for so long. */
const restMs = 2000;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

/** Of `openSlowly`, in words. */
export const slowly = `390 pixels wide, slow 4G (1.6 Mbit/s down, 0.75 up, 150 ms), CPU ${cpuSlowdown} times slower`;

/** How long somebody with a slow phone waits for a published page, and how much of it moves meanwhile. */
export async function* pagePaint({ studio, pageId, name }) {
  const seen = [];
  // The first load also starts the worker and is not counted.
  for (let load = 0; load <= loads; load++) {
    const result = await openSlowly(studio, `/pages/${pageId}`);
    if (load > 0) seen.push(result);
  }
  const times = seen.map(({ largest }) => largest);
  const shifts = seen.map(({ shift }) => shift);
  const how = `the example “${name}”, 390 pixels wide, slow 4G (1.6 Mbit/s down, 0.75 up, 150 ms), CPU ${cpuSlowdown} times slower, ${loads} loads in fresh contexts`;
  yield {
    bench: "page-lcp-ms",
    value: round(median(times)),
    unit: "ms",
    goal: 2000,
    better: "lower",
    how: `largest contentful paint, median; ${how} (${times.map(Math.round).join(", ")})`,
  };
  yield {
    bench: "page-cls",
    value: Number(Math.max(...shifts).toFixed(4)),
    unit: "shift",
    goal: 0.02,
    better: "lower",
    how: `cumulative layout shift of loading and scrolling to the end, worst; ${how}`,
  };
}

/** A page opened as on a slow phone: `largest`, its largest contentful paint in milliseconds, and `shift`, how much of it moved. */
export async function openSlowly(studio, path) {
  const tab = await studio.newPage(phone);
  try {
    const protocol = await tab.context().newCDPSession(tab);
    await protocol.send("Network.enable");
    await protocol.send("Network.emulateNetworkConditions", slow4g);
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    const answer = await tab.goto(path, { waitUntil: "load" });
    if (answer.status() !== 200) throw new Error(`${path} answered ${answer.status()}`);
    await tab.waitForTimeout(restMs);
    // Scrolling ends what counts as the largest paint, so it is read before.
    const largest = await tab.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({
            type: "largest-contentful-paint",
            buffered: true,
          });
        }),
    );
    for (let screen = 0; screen < 12; screen++) {
      await tab.mouse.wheel(0, 800);
      await tab.waitForTimeout(150);
    }
    const shift = await tab.evaluate(
      () =>
        new Promise((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) total += entry.value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(total), 300);
        }),
    );
    return { largest, shift };
  } finally {
    await tab.context().close();
  }
}
