/**
 * Draws every curated prompt with the built-in image maker into public/inspirations and writes what is measured of the
 * pictures into app/images/inspirations/pictures.json. The same prompts give the same files: what has not changed is
 * left as it is.
 *
 *     npm run inspirations [-- --only=black-friday,azulejos]
 */
import { access, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import makeEncoder from "@jsquash/avif/codec/enc/avif_enc.js";
import { defaultOptions } from "@jsquash/avif/meta.js";
import { createServer } from "vite";
import { makerScripts } from "./vite/maker-scripts.ts";

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
const only = values.only.split(",").filter(Boolean);
const project = new URL("../", import.meta.url);
const list = new URL("app/images/inspirations/pictures.json", project);

const encoderFile = createRequire(import.meta.url).resolve("@jsquash/avif/codec/enc/avif_enc.wasm");

const isThere = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

const vite = await createServer(makerScripts());
try {
  const { drawInspiration, encoding } = await vite.ssrLoadModule("/scripts/draw-inspiration.ts");
  const { inspirationPrompts } = await vite.ssrLoadModule("/app/images/inspirations/inspiration-prompts.ts");
  const { inspirationFile, inspirationSides } = await vite.ssrLoadModule(
    "/app/images/inspirations/inspiration.ts",
  );
  const placeOf = (id, picture, side) => new URL(`public${inspirationFile(id, picture, side)}`, project);
  const encoder = await makeEncoder({ noInitialRun: true, wasmBinary: await readFile(encoderFile) });
  await mkdir(new URL("public/inspirations/", project), { recursive: true });

  const before = JSON.parse(await readFile(list, "utf8").catch(() => "{}"));
  const pictures = {};
  for (const prompt of Object.values(inspirationPrompts).flat()) {
    const { id } = prompt;
    if (only.length > 0 && !only.includes(id)) {
      if (before[id]) pictures[id] = before[id];
      continue;
    }
    const { picture, sizes } = await drawInspiration(prompt);
    pictures[id] = picture;
    const files = sizes.map(({ side }) => placeOf(id, picture, side));
    if ((await Promise.all(files.map(isThere))).every(Boolean)) continue;
    for (const [index, avif] of encodeAll(encoder, sizes, encoding).entries()) {
      await writeFile(files[index], avif);
      console.log(`${fileURLToPath(files[index]).split("/").at(-1)}  ${Math.round(avif.length / 1024)} kB`);
    }
  }
  const json = JSON.stringify(pictures, null, 2);
  const inRows = json.replace(/\[[^\]]*\]/g, (row) =>
    row.replace(/\n\s*/g, " ").replace(/\[ | \]/g, (end) => end.trim()),
  );
  await writeFile(list, `${inRows}\n`);

  const kept = Object.entries(pictures).flatMap(([id, picture]) =>
    inspirationSides.map((side) => inspirationFile(id, picture, side).split("/").at(-1)),
  );
  for (const name of await readdir(new URL("public/inspirations/", project))) {
    if (!kept.includes(name)) await rm(new URL(`public/inspirations/${name}`, project));
  }
} finally {
  await vite.close();
}

/** The sizes of one picture, the smallest first, as AVIF files of one quality. */
function encodeAll(encoder, sizes, { qualities, mostBytesPerPixel, ...options }) {
  const encode = ({ pixels: { width, height, data } }, quality) => {
    const settings = { ...defaultOptions, ...options, quality };
    const avif = encoder.encode(new Uint8Array(data.buffer), width, height, settings);
    if (!avif) throw new Error("The encoder gave nothing.");
    return new Uint8Array(avif);
  };
  const [small, ...larger] = sizes;
  const mostBytes = small.pixels.width * small.pixels.height * mostBytesPerPixel;
  let first = null;
  let quality = 0;
  for (quality of qualities) {
    first = encode(small, quality);
    if (first.length <= mostBytes) break;
  }
  return [first, ...larger.map((size) => encode(size, quality))];
}
