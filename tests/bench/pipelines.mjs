import { loadavg } from "node:os";
import { demoStaff, openStudio } from "../e2e/studio.ts";
import { writeAsService } from "../fixtures/write-as-service.ts";
import { median, percentile, round } from "./figures.mjs";

const COUNTS = { small: 100, large: 10_000 };
const ROUNDS = 11;
const DAY_MS = 86_400_000;

/** What staff's list of jobs costs with 10,000 running jobs against 100, side by side. */
export async function* pipelinesInteractive() {
  const studios = { small: await openStudio(), large: await openStudio() };
  try {
    const pages = {};
    for (const [size, count] of Object.entries(COUNTS)) {
      await writeAsService(studios[size], runningJobs(count));
      pages[size] = await studios[size].newPage();
      await studios[size].signIn(pages[size], demoStaff);
    }
    const times = { small: [], large: [] };
    // The first two rounds also make the indexes of the embedded Firebase, and are not counted.
    for (let count = -2; count < ROUNDS; count++) {
      const order = count % 2 ? ["large", "small"] : ["small", "large"];
      for (const size of order) {
        const ms = await openAndFilter(pages[size]);
        if (count >= 0) times[size].push(ms);
      }
    }
    const ratios = times.large.map((ms, at) => ms / times.small[at]);
    const spread = [percentile(ratios, 0.25), percentile(ratios, 0.75)].map(round);
    yield {
      bench: "pipelines-10k-interactive",
      value: round(median(ratios)),
      unit: "ratio",
      goal: 1.5,
      better: "lower",
      how: `10,000 running jobs (${round(median(times.large))} ms) ÷ 100 (${round(median(times.small))} ms): from the address until the rows are there, then until one kind of them alone is, median of ${ROUNDS} rounds in turn, each beginning with the other one; half of the rounds lie between ${spread.join(" and ")}; load ${round(loadavg()[0])}`,
    };
  } finally {
    await Promise.all(Object.values(studios).map((studio) => studio.stop()));
  }
}

async function openAndFilter(page) {
  const begin = performance.now();
  await page.goto("/prod/pipelines");
  const rows = page.getByRole("grid", { name: "Jobs" }).getByRole("row");
  await rows.nth(10).waitFor();
  await page.getByLabel("Kind", { exact: true }).selectOption("make-clip");
  await page.waitForURL("**/prod/pipelines?kind=make-clip");
  await rows.nth(10).getByText("Clip", { exact: true }).waitFor();
  return performance.now() - begin;
}

function runningJobs(count) {
  const nowMs = Date.now();
  return Array.from({ length: count }, (_, place) => {
    const at = new Date(nowMs - place * (DAY_MS / count));
    const job = {
      ownerId: `owner-${place % 50}`,
      kind: place % 2 === 0 ? "make-images" : "make-clip",
      state: "running",
      stage: place % 2 === 0 ? "images" : "clip",
      title: `Job ${place}`,
      partsDone: 0,
      partsTotal: 4,
      error: null,
      run: {
        attempts: 1,
        creditsReserved: 4,
        creditsSpent: null,
        release: "r1",
        fingerprint: null,
        work: `work-${place}`,
        rerunOf: null,
        recoveredBy: null,
        isRecovered: false,
        acts: [],
      },
      createdAt: at,
      updatedAt: at,
      shownAt: at,
    };
    return [`jobs/${String(place).padStart(26, "0")}`, job];
  });
}
