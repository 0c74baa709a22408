import { readFile } from "node:fs/promises";
import { projectFields } from "../../fixtures/project-fields.ts";
import { writeAsService } from "../../fixtures/write-as-service.ts";
import { median, percentile, round } from "../figures.mjs";

const stored = new URL("../../../app/pages/examples/stored/", import.meta.url);
const keystrokes = 80;

/** From a key pressed in a field of the builder until the preview's document has changed. */
export async function* builderEdit({ studio, person }) {
  const fields = projectFields(person.userId);
  const page = await largePage(fields.page);
  const blocks = Object.values(page.sections).reduce((sum, { blockOrder }) => sum + blockOrder.length, 0);
  const id = `page-${crypto.randomUUID()}`;
  await writeAsService(studio, [[`projects/${id}`, { ...fields, page }]]);
  const tab = await studio.newPage();
  await studio.signIn(tab);
  await tab.goto(`/pdp/project/${id}`);
  // At this width the page is not scaled, so a press lands where it is meant.
  await tab.getByRole("radio", { name: "Phone, 390 pixels" }).check();
  const preview = tab.frameLocator("iframe[title^=Preview]");
  await preview.locator('[data-slot="opening//heading"]').click();
  await tab.keyboard.press("Escape");
  const field = tab.getByRole("textbox", { name: "Title", exact: true }).last();
  await field.click();
  await tab.evaluate(() => {
    const { contentDocument } = document.querySelector("iframe[title^=Preview]");
    let pressedAt = null;
    window.editTimes = [];
    window.addEventListener("keydown", () => (pressedAt = performance.now()), { capture: true });
    new MutationObserver(() => {
      if (pressedAt !== null) window.editTimes.push(performance.now() - pressedAt);
      pressedAt = null;
    }).observe(contentDocument.body, { subtree: true, childList: true, characterData: true });
  });
  for (let pressed = 0; pressed < keystrokes; pressed++) {
    await tab.keyboard.press("abcdefgh"[pressed % 8]);
    await tab.waitForTimeout(120);
  }
  const times = await tab.evaluate(() => window.editTimes);
  await tab.context().close();
  if (times.length < keystrokes)
    throw new Error(`${times.length} of ${keystrokes} keys changed the preview.`);
  yield {
    bench: "builder-edit-to-preview-ms",
    value: round(percentile(times, 0.95)),
    unit: "ms",
    goal: 100,
    better: "lower",
    how: `from a key in the title's field to the changed document of the preview, 95th percentile of ${times.length} keys, median ${round(median(times))}; ${page.order.length} sections with ${blocks} blocks`,
  };
}

/** The opening, and sections of the stored examples until there are as many as a page may have. */
async function largePage(first) {
  const sections = { opening: first.sections.opening };
  for (const name of ["honey", "sofa", "headphones", "bicycle", "lotion"]) {
    const { page } = JSON.parse(await readFile(new URL(`${name}.json`, stored), "utf8"));
    for (const id of page.order) {
      const { type } = page.sections[id];
      if (type === "hero" || type === "sticky-bar" || Object.keys(sections).length === 25) continue;
      sections[`${name}-${id}`] = page.sections[id];
    }
  }
  return { ...first, order: Object.keys(sections), sections };
}
