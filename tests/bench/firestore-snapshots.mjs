import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { percentile, round } from "./figures.mjs";
import { OPEN_RULES } from "./firestore-server.mjs";

/** TypeScript that imports as bundlers do, which Node alone cannot follow. */
const harnessModule = fileURLToPath(new URL("../browser/firebase/sdk-harness.ts", import.meta.url));

const WRITES = 600;
const WARM_UP = 50;

/** A write in one tab until another tab's listener shows it: the real SDK in Chromium, each tab a person of its own. */
export async function* snapshots() {
  const { module } = await runnerImport(harnessModule, { configFile: false });
  const harness = await module.openSdkHarness({ vars: { FIRESTORE_RULES: OPEN_RULES } });
  try {
    const reader = await harness.openTab();
    const writer = await harness.openTab();
    await reader.evaluate(watchForWrites);
    const written = await writer.evaluate(writeMany, WRITES + WARM_UP);
    await reader.waitForFunction((count) => window.arrivals.size === count, WRITES + WARM_UP);
    const arrived = new Map(await reader.evaluate(() => [...window.arrivals]));
    const delays = written.map((at, n) => arrived.get(n) - at).slice(WARM_UP);
    for (const [share, goal] of [
      [0.5, 50],
      [0.99, 200],
    ]) {
      yield {
        bench: `snapshot-p${share * 100}-ms`,
        value: round(percentile(delays, share)),
        unit: "ms",
        goal,
        better: "lower",
        how: `setDoc in one tab until onSnapshot in another, ${WRITES} writes one after the other, the web SDK in Chromium`,
      };
    }
  } finally {
    await harness.close();
  }
}

function watchForWrites() {
  const { firestore: f, database } = window.sdk;
  window.arrivals = new Map();
  return new Promise((ready) => {
    f.onSnapshot(f.collection(database, "pings"), (snapshot) => {
      const now = performance.timeOrigin + performance.now();
      for (const { doc } of snapshot.docChanges()) window.arrivals.set(doc.data().n, now);
      ready();
    });
  });
}

async function writeMany(count) {
  const { firestore: f, database } = window.sdk;
  const times = [];
  for (let n = 0; n < count; n++) {
    times.push(performance.timeOrigin + performance.now());
    await f.setDoc(f.doc(database, `pings/p${n % 20}`), { n, text: "what somebody typed" });
  }
  return times;
}
