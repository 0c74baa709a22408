import { openStudio } from "../e2e/studio.ts";
import { median, round } from "./figures.mjs";

const rounds = 5;
const edits = 20;

/** What a table of 1,000 rows costs the page against one of 10, and how soon an edit is seen in the row's video. */
export default async function* tableGrid() {
  const studio = await openStudio();
  try {
    // Nothing plays by itself: what is measured is what the keys cause.
    const open = async (rows) => {
      const page = await studio.newPage({ reducedMotion: "reduce" });
      await studio.signIn(page);
      await openTable(page, rows);
      return page;
    };
    const pages = { small: await open(10), large: await open(1000) };
    const work = { small: [], large: [] };
    // The first round also warms what the browser compiles and keeps, and is not counted.
    for (let time = 0; time <= rounds; time++) {
      for (const [size, page] of Object.entries(pages)) {
        const ms = await workOf(page, () => editAndMove(page));
        if (time > 0) work[size].push(ms);
      }
    }
    const [small, large] = [median(work.small), median(work.large)];
    yield {
      bench: "rows-1000-interactive",
      value: round(large / small),
      unit: "ratio",
      goal: 1.5,
      better: "lower",
      how: `1,000 rows (${round(large)} ms) ÷ 10 (${round(small)} ms): the page's thread, in its own time, for 9 rows down, 9 up, 6 cells typed, pasted over and taken back, and until all is saved; median of ${rounds} in turn`,
    };
    const times = [];
    for (let edit = 0; edit < edits; edit++) times.push(await editToFrame(pages.large));
    yield {
      bench: "rows-edit-to-frame-ms",
      value: round(median(times)),
      unit: "ms",
      goal: 100,
      better: "lower",
      how: `from a key typed into a cell of a table of 1,000 rows until the row's video is painted with it, median of ${edits} rows (longest ${round(Math.max(...times))} ms), no GPU`,
    };
  } finally {
    await studio.stop();
  }
}

const cell = (page, row, column) => page.locator(`[data-cell][data-row="${row}"][data-column="${column}"]`);

/** The example, with rows pasted below it or those at its end deleted. */
async function openTable(page, rows) {
  await page.goto("/megapot");
  await page.locator("html[data-booted]").waitFor();
  await page.getByRole("button", { name: "Try an example" }).click();
  await cell(page, 0, 0).waitFor();
  await cell(page, 11, 0).click();
  if (rows < 12) {
    for (let row = rows + 1; row <= 12; row++)
      await page.getByRole("checkbox", { name: `Tick row ${row}` }).check();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
  } else {
    const lines = Array.from(
      { length: rows - 11 },
      (_, index) => `Thing ${index}\t\tA line of it\t${index + 1} EUR`,
    );
    await pasteText(page, lines.join("\n"));
  }
  await page.locator(`[role=grid][aria-rowcount="${rows + 1}"]`).waitFor();
  await saved(page);
}

/** As the keys of a browser would: a bench has no clipboard of its own. */
const pasteText = (page, text) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.activeElement.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

const saved = (page) =>
  page
    .getByRole("status")
    .filter({ hasText: /^Saved$/ })
    .waitFor();

async function editAndMove(page) {
  await cell(page, 0, 0).click();
  for (const key of ["ArrowDown", "ArrowUp"]) {
    for (let step = 0; step < 9; step++) await page.keyboard.press(key);
  }
  for (let row = 0; row < 6; row++) {
    await page.keyboard.type("Cup");
    await page.keyboard.press("Enter");
  }
  await pasteText(page, "One\nTwo\nThree");
  await page.waitForFunction(() =>
    document.querySelector('[data-row="7"][data-column="0"]').textContent.includes("Two"),
  );
  for (let step = 0; step < 7; step++) await page.keyboard.press("Control+z");
  await saved(page);
}

/** How long the page's thread works while something is done, in time of its own: others on the machine do not count. */
async function workOf(page, run) {
  const metrics = await page.context().newCDPSession(page);
  await metrics.send("Performance.enable", { timeDomain: "threadTicks" });
  const work = async () => {
    const answer = await metrics.send("Performance.getMetrics");
    return answer.metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
  const before = await work();
  await run();
  const ms = (await work()) - before;
  await metrics.detach();
  return ms;
}

const drawn = 'section[aria-label^="Preview of row"] canvas[data-drawn="present"]';

/** Goes to the next row, and types into its name. */
async function editToFrame(page) {
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowDown");
  await page.waitForSelector(drawn);
  await page.evaluate((canvas) => {
    window.editMs = new Promise((resolve) => {
      addEventListener(
        "keydown",
        ({ timeStamp }) => {
          // The video says each time it is drawn whether that is of what is typed.
          const observer = new MutationObserver(([{ target }]) => {
            if (target.dataset.drawn !== "present") return;
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          observer.observe(document.querySelector(canvas), { attributeFilter: ["data-drawn"] });
        },
        { once: true, capture: true },
      );
    });
  }, drawn);
  await page.keyboard.press("x");
  const ms = await page.evaluate(() => window.editMs);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  return ms;
}
