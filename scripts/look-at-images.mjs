/**
 * Draws what the built-in image maker makes of sample prompts, one file each, and a page that shows them side by side,
 * into build/images.
 *
 *     npx node scripts/look-at-images.mjs [--only=poster] [--styles=noir,flat] [--side=512] [--seed=1] [--out=folder]
 *
 * With `--styles` every prompt is drawn in each of these styles; `--styles=all` takes all of them.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { imagePrompts } from "../tests/fixtures/image-prompts.ts";
import { makerScripts } from "./vite/maker-scripts.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    styles: { type: "string", default: "" },
    side: { type: "string", default: "512" },
    seed: { type: "string", default: "1" },
    out: { type: "string" },
  },
});
const side = Number(values.side);
const folder = values.out ? pathToFileURL(`${values.out}/`) : new URL("../build/images/", import.meta.url);
const vite = await createServer(makerScripts());
try {
  const load = (path) => vite.ssrLoadModule(`/${path}`);
  const { makeBuiltInImage } = await load("workers/maker/image-maker/make-built-in-image.ts");
  const { makerSubjects } = await load("tests/fixtures/maker-subjects.ts");
  const { emptyImageRequest } = await load("app/domain/image/image-request.ts");
  const { imageStyles } = await load("app/domain/image/image-style.ts");
  const all = imageStyles.map(({ id }) => id);
  const styles = values.styles === "all" ? all : values.styles.split(",");
  await mkdir(folder, { recursive: true });
  const figures = [];
  for (const [index, prompt] of imagePrompts.entries()) {
    if (!prompt.includes(values.only)) continue;
    for (const style of styles) {
      const started = performance.now();
      const { bytes } = await makeBuiltInImage(makerSubjects, {
        request: { ...emptyImageRequest("built-in/image-maker"), prompt, styleIds: style ? [style] : [] },
        size: { width: side, height: side },
        seed: Number(values.seed) + index,
        references: [],
      });
      const name = `${String(index).padStart(2, "0")}${style && `-${style}`}.jpg`;
      await writeFile(new URL(name, folder), bytes);
      console.log(`${name}  ${Math.round(performance.now() - started)} ms  ${prompt} ${style}`);
      const caption = `${prompt} ${style}`.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
      figures.push(
        `<figure><img src="${name}" width="300" alt=""><figcaption>${caption}</figcaption></figure>`,
      );
    }
  }
  const page = `<!doctype html><meta charset="utf-8"><title>Images</title><style>body{display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif}figure{margin:0;width:300px}</style>${figures.join("")}`;
  await writeFile(new URL("index.html", folder), page);
  console.log(fileURLToPath(new URL("index.html", folder)));
} finally {
  await vite.close();
}
