import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { openBrowserPage } from "../tests/browser/harness.ts";

// One frame as export composes it, as the canvas draws it, and eight times their difference, side by side:
//   node scripts/show-likeness.mjs TEMPLATE FRAME [--content short] [--format 9:16] [--to likeness.png]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: "string", default: "short" },
    format: { type: "string", default: "9:16" },
    to: { type: "string", default: "likeness.png" },
  },
});
const [template = "editorial", frame = "0"] = positionals;
const browser = await openBrowserPage("likeness-page.ts");
try {
  const picture = await browser.call("showFrame", template, values.content, values.format, Number(frame));
  await writeFile(values.to, Buffer.from(picture, "base64"));
} finally {
  await browser.close();
}
