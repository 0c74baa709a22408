import { encode } from "jpeg-js";
import { openStudio } from "../e2e/studio.ts";
import { fillGallery } from "../fixtures/fill-gallery.ts";
import { signUp } from "../fixtures/sign-up.ts";
import { median, round } from "./figures.mjs";

const COUNTS = { small: 1_000, large: 100_000 };
const ROUNDS = 5;
const SCROLLS = 40;
const password = "a long password";

/** What the grid of all images costs with 100,000 images against 1,000, side by side in one browser. */
export default async function* gallery() {
  const studio = await openStudio();
  try {
    const started = performance.now();
    const pages = {};
    for (const [size, count] of Object.entries(COUNTS)) {
      const email = `${size}@example.com`;
      const ownerId = await signUp(studio.url, email, password);
      await fillGallery(studio, { ownerId, count });
      const page = await studio.newPage();
      await page.route("**/media/assets/**", (route) =>
        route.fulfill({ contentType: "image/jpeg", body: picture }),
      );
      await studio.signIn(page, { email, password });
      pages[size] = page;
    }
    const seedSeconds = Math.round((performance.now() - started) / 1000);

    const reads = await inTurn(pages, 1, openGallery, countReadImages);
    yield row(
      "gallery-reads",
      reads,
      1,
      "documents in the browser's storage after the first page",
      "documents",
    );
    const opened = await inTurn(pages, ROUNDS, openGallery);
    yield row(
      "gallery-interactive",
      opened,
      1.5,
      `from the address until the first image can be pressed, median of ${ROUNDS} in turn; filled in ${seedSeconds} s`,
      "ms",
    );

    const scrolled = {};
    for (const [size, page] of Object.entries(pages)) scrolled[size] = await scrollThrough(page);
    const after = (field) =>
      Object.fromEntries(Object.keys(pages).map((size) => [size, scrolled[size][field]]));
    yield row(
      "gallery-dom",
      after("elements"),
      1.2,
      "elements of the page after scrolling all of it",
      "elements",
    );
    yield row(
      "gallery-heap",
      after("heapBytes"),
      2,
      "heap after scrolling all of it and collecting garbage",
      "bytes",
    );
    yield {
      bench: "gallery-longest-task-ms",
      value: round(scrolled.large.longestTaskMs),
      unit: "ms",
      goal: 50,
      better: "lower",
      how: `longest task while 100,000 images are scrolled: ${SCROLLS} wheel steps of half a window, then ${SCROLLS} leaps over all of it (1,000 images: ${round(scrolled.small.longestTaskMs)} ms)`,
    };
  } finally {
    await studio.stop();
  }
}

function row(bench, { small, large }, goal, how, unit) {
  const value = round(large / small);
  return {
    bench,
    value,
    unit: "ratio",
    goal,
    better: "lower",
    how: `100,000 images (${round(large)} ${unit}) ÷ 1,000 (${round(small)}): ${how}`,
  };
}

/** The median of what `measure` (or what follows it) gives for each page, taken in turn. */
async function inTurn(pages, rounds, measure, thenMeasure) {
  const values = Object.fromEntries(Object.keys(pages).map((size) => [size, []]));
  for (let index = 0; index < rounds; index++) {
    for (const [size, page] of Object.entries(pages)) {
      const first = await measure(page);
      values[size].push(thenMeasure ? await thenMeasure(page) : first);
    }
  }
  return { small: median(values.small), large: median(values.large) };
}

async function openGallery(page) {
  await page.goto("about:blank");
  const started = performance.now();
  await page.goto("/image-gen/all");
  await page.getByRole("gridcell").first().getByRole("link").waitFor();
  return performance.now() - started;
}

/** Images the SDK has kept: each was read once. */
async function countReadImages(page) {
  await page.waitForTimeout(1_000);
  return page.evaluate(async () => {
    const names = (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name.startsWith("firestore/"));
    let count = 0;
    for (const name of names) {
      const database = await new Promise((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const store = [...database.objectStoreNames].find((each) => each.startsWith("remoteDocuments"));
      const all = await new Promise((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      });
      count += all.filter((document) => JSON.stringify(document).includes('"images"')).length;
      database.close();
    }
    return count;
  });
}

/** Scrolls by steps and by leaps from the beginning to the end and back; what that cost and left. */
async function scrollThrough(page) {
  await openGallery(page);
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) =>
      window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: "longtask",
    });
  });
  for (let step = 0; step < SCROLLS; step++) {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 450);
    await page.waitForTimeout(50);
  }
  for (let leap = 1; leap <= SCROLLS; leap++) {
    await page.evaluate(
      (share) => scrollTo(0, document.documentElement.scrollHeight * share),
      leap / SCROLLS,
    );
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(1_000);
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return {
    heapBytes: usedSize,
    ...(await page.evaluate(() => ({
      elements: document.querySelectorAll("*").length,
      longestTaskMs: Math.max(0, ...window.tasks),
    }))),
  };
}

const side = 320;
const pixels = Buffer.from(Uint8Array.from({ length: side * side * 4 }, (_, index) => (index * 31) % 251));
const picture = encode({ data: pixels, width: side, height: side }, 60).data;
