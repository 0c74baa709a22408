/**
 * Draws sheets of products (down) in the scenes of prompts (across), into build/products.
 *
 *     npx node scripts/look-at-products.mjs [--only=beach] [--products=bottle,shoe,bottle+shoe+speaker] [--size=1024x1280]
 *         [--cell=300] [--seed=1] [--out=sheet.png]
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { makerScripts } from "./vite/maker-scripts.ts";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    products: { type: "string", default: "bottle,shoe,speaker" },
    size: { type: "string", default: "1024x1280" },
    cell: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "sheet.png" },
  },
});
const prompts = [
  "my * on a beach at sunset",
  "my * on a kitchen table",
  "my * in a bathroom",
  "my * in the living room at dusk",
  "my * in a café at night",
  "my * in a forest in the morning",
  "my * in the desert at noon",
  "my * in the snow",
  "my * in a street at night",
  "my * in the hills at noon",
  "my * by a window",
  "my * by the sea",
  "my * in a studio, dark blue background",
  "my *",
].filter((prompt) => values.only.split(",").some((part) => prompt.includes(part)));
const [width, height] = values.size.split("x").map(Number);
const folder = new URL("../build/products/", import.meta.url);
const vite = await createServer(makerScripts());
try {
  const { drawProducts } = await vite.ssrLoadModule("/scripts/draw-products.ts");
  await mkdir(folder, { recursive: true });
  const file = fileURLToPath(new URL(values.out, folder));
  const products = values.products.split(",");
  await writeFile(
    file,
    await drawProducts({
      prompts,
      products,
      width,
      height,
      cell: Number(values.cell),
      seed: Number(values.seed),
    }),
  );
  console.log(file);
} finally {
  await vite.close();
}
