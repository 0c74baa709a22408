import { demoStaff, openStudio } from "../e2e/studio.ts";
import { writeAsService } from "../fixtures/write-as-service.ts";
import { median, round } from "./figures.mjs";

const COUNTS = { small: 100, large: 10_000 };
const ROUNDS = 5;
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
    // The first round also makes the indexes of the embedded Firebase, and is not counted.
    for (let count = 0; count <= ROUNDS; count++) {
      for (const [size, page] of Object.entries(pages)) {
        const ms = await openAndFilter(page);
        if (count > 0) times[size].push(ms);
      }
    }
    const [small, large] = [median(times.small), median(times.large)];
    yield {
      bench: "pipelines-10k-interactive",
      value: round(large / small),
      unit: "ratio",
      goal: 1.5,
      better: "lower",
      how: `10,000 running jobs (${round(large)} ms) ÷ 100 (${round(small)} ms): from the address until the rows are there, then until one kind of them alone is, median of ${ROUNDS} in turn`,
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
