/**
 * Draws sample videos as contact sheets into build/contact-sheet, to judge templates and layouts by eye.
 *
 *     node scripts/contact-sheet.mjs [--template=bold] [--format=9:16] [--content=short] [--seed=1]
 *       [--moments=0.75] [--side=640]
 *
 * What is left out is drawn in every kind: all templates, formats and contents. Moments are parts of each
 * scene's time on screen; one row each.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openBrowserPage } from "../tests/browser/harness.ts";

const { values } = parseArgs({
  options: {
    template: { type: "string" },
    format: { type: "string" },
    content: { type: "string" },
    seed: { type: "string", default: "1" },
    moments: { type: "string", default: "0.75" },
    side: { type: "string", default: "560" },
  },
});

const templates = values.template?.split(",") ?? ["editorial", "bold", "minimal", "night", "market"];
const formats = values.format?.split(",") ?? ["9:16", "1:1", "16:9"];
const contents = values.content?.split(",") ?? ["short", "long", "arabic", "japanese", "no-pictures"];
const folder = new URL("../build/contact-sheet/", import.meta.url);

await mkdir(folder, { recursive: true });
const browser = await openBrowserPage("contact-sheet-page.ts");
try {
  for (const templateId of templates) {
    for (const format of formats) {
      for (const content of contents) {
        const png = await browser.call("drawSheet", {
          templateId,
          format,
          content,
          seed: Number(values.seed),
          moments: values.moments.split(",").map(Number),
          frameSide: Number(values.side),
        });
        const name = `${templateId}-${format.replace(":", "x")}-${content}-${values.seed}.png`;
        await writeFile(new URL(name, folder), Buffer.from(png.split(",")[1], "base64"));
        console.log(name);
      }
    }
  }
  for (const error of browser.errors) console.error(error);
} finally {
  await browser.close();
}
