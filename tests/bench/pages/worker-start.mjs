import { workerGzipBytes } from "../../../scripts/worker-weight.mjs";
import { median, round } from "../figures.mjs";
import { startAlone } from "../workerd-process.mjs";
import { appOptions, helloOptions } from "./workers.mjs";

const rounds = 5;

/** What the worker weighs, and how long it takes until a machine that has not run it answers. */
export async function* workerStart({ studioUrl }) {
  yield {
    bench: "worker-gzip-kb",
    value: round(workerGzipBytes() / 1000),
    unit: "kB",
    goal: 1400,
    better: "lower",
    how: "every module of the built worker, gzipped by itself",
  };
  const app = await appOptions(studioUrl);
  const hello = await helloOptions();
  const ratios = [];
  for (let index = 0; index < rounds; index++) {
    const appSeconds = await firstAnswer(app, "/login");
    ratios.push(appSeconds / (await firstAnswer(hello, "/")));
  }
  yield {
    bench: "worker-start",
    value: round(median(ratios)),
    unit: "ratio",
    better: "lower",
    how: `from the start of workerd until its first answer, the worker's modules read and run: /login ÷ a worker that answers a constant, median of ${rounds} in turn`,
  };
}

async function firstAnswer(options, path) {
  const started = performance.now();
  const worker = await startAlone(options);
  try {
    const answer = await fetch(new URL(path, worker.url));
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}, expected 200`);
    return performance.now() - started;
  } finally {
    await worker.stop();
  }
}
