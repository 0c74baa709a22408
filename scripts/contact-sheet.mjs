/**
 * Draws contact sheets into build/contact-sheet, to judge layouts and templates by eye.
 *
 *     npx node scripts/contact-sheet.mjs [--layout=cover,split] [--template=bold] [--format=9:16] [--content=short]
 *       [--seed=1] [--moment=0.85] [--side=320] [--width=2000] [--out=folder]
 *     npx node scripts/contact-sheet.mjs --videos [--template=bold] [--format=9:16] [--content=short] [--seed=1]
 *       [--moment=0.5,0.75] [--side=560]
 *
 * With --brand they are in the colours of a sample brand, with its logo. The first draws every layout once per format and content; the second whole sample videos, a row per moment. What
 * is left out is drawn in every kind, but for the template of layouts, which is the first one. Moments are parts of
 * each scene's time on screen.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { openBrowserPage } from "../tests/browser/harness.ts";

const { values } = parseArgs({
  options: {
    videos: { type: "boolean", default: false },
    brand: { type: "boolean", default: false },
    layout: { type: "string" },
    template: { type: "string" },
    format: { type: "string" },
    content: { type: "string" },
    seed: { type: "string", default: "1" },
    moment: { type: "string" },
    side: { type: "string" },
    width: { type: "string", default: "2000" },
    out: { type: "string" },
  },
});

const formats = values.format?.split(",") ?? ["9:16", "4:5", "1:1", "16:9"];
const seed = Number(values.seed);
const moments = (values.moment ?? (values.videos ? "0.75" : "0.85")).split(",").map(Number);
const folder = values.out
  ? pathToFileURL(`${values.out}/`)
  : new URL("../build/contact-sheet/", import.meta.url);

await mkdir(folder, { recursive: true });
const browser = await openBrowserPage(values.videos ? "contact-sheet-page.ts" : "layout-sheet-page.ts");
try {
  const known = await browser.call("sheetChoices");
  const templates =
    values.template?.split(",") ?? (values.videos ? known.templates : known.templates.slice(0, 1));
  const contents = values.content?.split(",") ?? known.contents;
  for (const templateId of templates) {
    for (const format of formats) {
      for (const content of contents) {
        const shared = { templateId, format, content, seed, isBranded: values.brand };
        const png = values.videos
          ? await browser.call("drawSheet", { ...shared, moments, frameSide: Number(values.side ?? 560) })
          : await browser.call("drawLayoutSheet", {
              ...shared,
              layoutIds: values.layout?.split(",") ?? [],
              moment: moments[0],
              frameSide: Number(values.side ?? 320),
              sheetWidth: Number(values.width),
            });
        const kind = values.videos ? "video" : "layouts";
        const name = `${kind}-${templateId}-${format.replace(":", "x")}-${content}-${values.seed}.png`;
        await writeFile(new URL(name, folder), Buffer.from(png.split(",")[1], "base64"));
        console.log(name);
      }
    }
  }
  for (const error of browser.errors) console.error(error);
} finally {
  await browser.close();
}
