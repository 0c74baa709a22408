import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { median, round } from "./figures.mjs";
import { cpuSeconds, startAlone } from "./workerd-process.mjs";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "node_modules/.cache/sources-bench");
const rounds = 40;

/**
 * What is read of the pages of `tests/fixtures/pages`, against what a person reads, the time of a page of 1 MB in workerd, and that of
 * large tables.
 */
export default async function* sources() {
  await mkdir(folder, { recursive: true });
  const { pages, read } = await import(pathToFileURL(await bundle("fixtures")).href);
  yield* factRows(pages, read);
  yield await pageRow(await bundle("worker"));
  yield* rowsRows(await import(pathToFileURL(await bundle("rows")).href));
}

async function bundle(name) {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: join(import.meta.dirname, `sources-${name}.ts`),
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  });
  return join(folder, `${name}.mjs`);
}

function* factRows(pages, read) {
  const kinds = new Map();
  const count = (fact, field) => {
    const kind = fact.split(/[: ]/)[0];
    const counts = kinds.get(kind) ?? { right: 0, missed: 0, wrong: 0 };
    counts[field]++;
    kinds.set(kind, counts);
  };
  for (const page of pages) {
    const found = new Set(read(page));
    for (const fact of page.reads) count(fact, found.has(fact) ? "right" : "missed");
    for (const fact of found) {
      if (!page.reads.includes(fact) && !page.mayRead?.includes(fact)) count(fact, "wrong");
    }
  }
  const sum = (field) => [...kinds.values()].reduce((total, counts) => total + counts[field], 0);
  const by = (other) =>
    [...kinds].map(([kind, counts]) => `${kind} ${counts.right}/${counts.right + counts[other]}`).join(", ");
  const right = sum("right");
  yield {
    bench: "facts-recall",
    value: round(right / (right + sum("missed"))),
    unit: "share",
    goal: 0.95,
    better: "higher",
    how: `of ${right + sum("missed")} facts a person reads on ${pages.length} pages that the reader was mended on: ${by("missed")}`,
  };
  yield {
    bench: "facts-precision",
    value: round(right / (right + sum("wrong"))),
    unit: "share",
    goal: 0.98,
    better: "higher",
    how: `of ${right + sum("wrong")} facts read on them: ${by("wrong")}`,
  };
}

async function pageRow(script) {
  const worker = await startAlone({
    name: "reader",
    modules: [{ type: "ESModule", path: script }],
    compatibilityDate: "2026-01-01",
  });
  try {
    const readOnce = async () => {
      const response = await fetch(worker.url);
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    };
    for (let at = 0; at < 10; at++) await readOnce();
    const times = [];
    let answer;
    for (let at = 0; at < rounds; at++) {
      const before = cpuSeconds(worker.pid);
      answer = await readOnce();
      times.push((cpuSeconds(worker.pid) - before) * 1000);
    }
    const mean = times.reduce((total, each) => total + each, 0) / times.length;
    return {
      bench: "read-page-ms",
      value: round(mean),
      unit: "ms",
      goal: 60,
      better: "lower",
      how: `CPU of workerd for a page of ${answer.bytes} bytes, ${answer.facts} facts, mean of ${rounds} after 10 to warm up, median ${round(median(times))}`,
    };
  } finally {
    await worker.stop();
  }
}

async function* rowsRows({ catalogue, importOnce, typeAll }) {
  const timed = async (work) => {
    const times = [];
    let answer;
    for (let at = 0; at < 7; at++) {
      const begun = performance.now();
      answer = await work();
      times.push(performance.now() - begun);
    }
    return { ms: median(times), answer };
  };
  const megabytes = ({ length }) => `${round(length / 1024 / 1024)} MB`;
  const table = catalogue(10_000);
  const read = await timed(() => importOnce(table));
  yield {
    bench: "rows-import-10k-ms",
    value: round(read.ms),
    unit: "ms",
    goal: 2000,
    better: "lower",
    how: `${read.answer.rows} rows of ${read.answer.columns} columns, ${megabytes(table)} in pieces of 64 kB, until every column has its type; median of 7`,
  };
  const large = catalogue(50_000);
  const typed = await timed(() => typeAll(large));
  yield {
    bench: "rows-type-50k-ms",
    value: round(typed.ms),
    unit: "ms",
    goal: 2000,
    better: "lower",
    how: `${typed.answer.rows} rows, ${megabytes(large)}, read and typed as ${typed.answer.types.join(", ")}; median of 7`,
  };
}
