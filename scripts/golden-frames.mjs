/**
 * Draws the pictures that tests/browser/golden.test.ts compares with, into tests/fixtures/golden. Run it when the look
 * was changed on purpose, and look at what it made before committing:
 *
 *     npx node scripts/golden-frames.mjs [layers] [layouts] [brand]
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { openBrowserPage } from "../tests/browser/harness.ts";

const wanted = process.argv.slice(2);
const makes = (what) => wanted.length === 0 || wanted.includes(what);
const folder = new URL("../tests/fixtures/golden/", import.meta.url);

await mkdir(folder, { recursive: true });
const browser = await openBrowserPage("layers-page.ts");
try {
  if (makes("layers")) {
    await rm(new URL("layers/", folder), { recursive: true, force: true });
    await mkdir(new URL("layers/", folder));
    for (const name of await browser.call("caseNames")) {
      await save(`layers/${name}.webp`, await browser.call("drawCaseStrip", name));
    }
  }
  if (makes("layouts")) {
    for (const format of ["9:16", "4:5", "1:1", "16:9"]) {
      const { picture } = await browser.call("drawLayoutSheet", format);
      await save(`layouts-${format.replace(":", "x")}.webp`, picture);
    }
  }
  if (makes("brand")) {
    for (const format of ["9:16", "4:5", "1:1", "16:9"]) {
      const { picture } = await browser.call("drawBrandStrip", format);
      await save(`brand-${format.replace(":", "x")}.webp`, picture);
    }
  }
} finally {
  await browser.close();
}

async function save(name, base64) {
  const bytes = Buffer.from(base64, "base64");
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name} ${Math.round(bytes.length / 1000)} kB`);
}
