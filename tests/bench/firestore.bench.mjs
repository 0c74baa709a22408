import { existsSync } from "node:fs";
import { coldStart } from "./firestore-cold-start.mjs";
import { commits } from "./firestore-commits.mjs";
import { listeners } from "./firestore-listeners.mjs";
import { snapshots } from "./firestore-snapshots.mjs";

/** The embedded Firestore. `VITRINE_BENCH_ROWS` (comma-separated) names single rows. */
const groups = [
  [["cold-start-ms"], coldStart],
  [["commits-per-s"], commits],
  [["listeners-held", "listener-kb", "fan-out-ms"], listeners],
  [["snapshot-p50-ms", "snapshot-p99-ms"], snapshots],
  [["query-100k-vs-10", "delta-100k-vs-10"], queries],
];

export default async function* firestore() {
  const wanted = process.env.VITRINE_BENCH_ROWS?.split(",");
  for (const [rows, measure] of groups) {
    if (wanted && !rows.some((row) => wanted.includes(row))) continue;
    for await (const figure of measure()) {
      if (!wanted || wanted.includes(figure.bench)) yield figure;
    }
  }
}

async function* queries() {
  const source = new URL("./firestore-queries.mjs", import.meta.url);
  if (existsSync(source)) yield* (await import(source)).default();
}
