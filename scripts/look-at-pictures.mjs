/**
 * Draws a sheet of subjects (down) by compositions (across), or of fields by palettes, into build/pictures.
 *
 *     npx node scripts/look-at-pictures.mjs [--size=4:5] [--subjects=a,b] [--compositions=a,b|fields] [--side=start|end|none]
 *         [--cell=150] [--seed=1] [--out=sheet.png]
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { makerScripts } from "./vite/maker-scripts.ts";

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "4:5" },
    subjects: { type: "string", default: "croissant,bicycle,wine-glass,dog" },
    compositions: { type: "string", default: "" },
    side: { type: "string", default: "start" },
    cell: { type: "string", default: "150" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "sheet.png" },
  },
});
const folder = new URL("../build/pictures/", import.meta.url);
const vite = await createServer(makerScripts());
try {
  const { drawSheet } = await vite.ssrLoadModule("/scripts/draw-sheet.ts");
  await mkdir(folder, { recursive: true });
  const file = fileURLToPath(new URL(values.out, folder));
  await writeFile(file, await drawSheet(values));
  console.log(file);
} finally {
  await vite.close();
}
