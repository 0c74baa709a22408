/**
 * Takes the typefaces that published pages may be set in from their packages: files into public/fonts under a name made
 * of their content, their tables and measures into app/sections/fonts/families.json. Published pages keep their HTML, so
 * a file once taken stays at its address for ever: run this after a package has changed, and delete nothing.
 *
 *     npx node scripts/take-page-fonts.mjs
 */
import { createHash } from "node:crypto";
import { appendFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { launchChromium } from "../tests/browser/chromium.ts";

const root = new URL("../", import.meta.url);
const folder = new URL("public/fonts/", root);
const ledger = new URL("app/sections/fonts/addresses.txt", root);

/** Family → package, and the face of every machine that its letters are nearest to. */
const families = {
  Anton: ["@fontsource/anton", "sans", "400"],
  "Archivo Variable": ["@fontsource-variable/archivo", "sans", "100 900"],
  "Baloo 2 Variable": ["@fontsource-variable/baloo-2", "sans", "400 800"],
  "Cormorant Variable": ["@fontsource-variable/cormorant", "serif", "300 700"],
  "Fraunces Variable": ["@fontsource-variable/fraunces", "serif", "100 900"],
  "Fredoka Variable": ["@fontsource-variable/fredoka", "sans", "300 700"],
  "Instrument Serif": ["@fontsource/instrument-serif", "serif", "400"],
  "Inter Variable": ["@fontsource-variable/inter", "sans", "100 900"],
  "JetBrains Mono Variable": ["@fontsource-variable/jetbrains-mono", "mono", "100 800"],
  "Literata Variable": ["@fontsource-variable/literata", "serif", "200 900"],
  "Manrope Variable": ["@fontsource-variable/manrope", "sans", "200 800"],
  "Montserrat Variable": ["@fontsource-variable/montserrat", "sans", "100 900"],
  "Nunito Variable": ["@fontsource-variable/nunito", "sans", "200 1000"],
  "Oswald Variable": ["@fontsource-variable/oswald", "sans", "200 700"],
  "Playfair Display Variable": ["@fontsource-variable/playfair-display", "serif", "400 900"],
  "Space Grotesk Variable": ["@fontsource-variable/space-grotesk", "sans", "300 700"],
  "Unbounded Variable": ["@fontsource-variable/unbounded", "sans", "200 900"],
  "Noto Kufi Arabic Variable": ["@fontsource-variable/noto-kufi-arabic", "sans", "100 900"],
  "Noto Naskh Arabic Variable": ["@fontsource-variable/noto-naskh-arabic", "serif", "400 700"],
  "Noto Sans Arabic Variable": ["@fontsource-variable/noto-sans-arabic", "sans", "100 900"],
};
/** Of the others, machines have good ones of their own, and a file would weigh more than a page. */
const taken = /^(latin|latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese|hebrew|arabic)$/;
/** Letters as often as European languages have them. */
const sample =
  "eeeeeeeeeeeettttttttaaaaaaaaooooooooiiiiiiinnnnnnnnssssssshhhhhrrrrrrdddddlllllcccuuuummmwwffggyyppbbvkjxqz             ".repeat(
    4,
  );

await mkdir(folder, { recursive: true });
await mkdir(new URL("./", ledger), { recursive: true });
const known = new Set(await readdir(folder));
const table = {};
const bytesOf = {};
for (const [family, [name, kind, weights]] of Object.entries(families)) {
  const short = name.split("/")[1];
  const packageFolder = new URL(`node_modules/${name}/`, root);
  const ranges = JSON.parse(await readFile(new URL("unicode.json", packageFolder), "utf8"));
  const files = [];
  for (const [subset, range] of Object.entries(ranges)) {
    if (!taken.test(subset) || (short.startsWith("noto-") && subset !== "arabic")) continue;
    const axis = weights === "400" ? "400" : "wght";
    const bytes = await readFile(
      new URL(`files/${short}-${subset}-${axis}-normal.woff2`, packageFolder),
    ).catch(() => null);
    if (!bytes) continue;
    const file = `${short}-${subset}-${createHash("sha256").update(bytes).digest("hex").slice(0, 10)}.woff2`;
    if (!known.has(file)) {
      await writeFile(new URL(file, folder), bytes);
      await appendFile(ledger, `${file}\n`);
      console.log(`public/fonts/${file}`);
    }
    files.push({ file, range });
    if (subset === "latin" || subset === "arabic") bytesOf[family] = bytes.toString("base64");
  }
  table[family] = { kind, weights, files };
}

const browser = await launchChromium();
try {
  const page = await browser.newPage();
  for (const [family, entry] of Object.entries(table)) {
    const measure = { bytes: bytesOf[family], weights: entry.weights, text: sample };
    Object.assign(entry, await page.evaluate(measureFace, measure));
  }
} finally {
  await browser.close();
}
await writeFile(new URL("app/sections/fonts/families.json", root), `${JSON.stringify(table, null, 2)}\n`);

/** In em: heights above and below the line, and the mean width of a letter at two weights, in small letters and capitals. */
async function measureFace({ bytes, weights, text }) {
  const face = new FontFace("measured", `url(data:font/woff2;base64,${bytes})`, { weight: weights });
  document.fonts.add(await face.load());
  const context = document.createElement("canvas").getContext("2d");
  const [light = 400, heavy = light] = weights.split(" ").map(Number);
  const mean = (weight, words) => {
    context.font = `${weight} 1000px measured`;
    return Number((context.measureText(words).width / words.length / 1000).toFixed(4));
  };
  const pair = (words) => [mean(Math.max(400, light), words), mean(Math.min(900, heavy), words)];
  const letters = pair(text);
  const capitals = pair(text.toUpperCase());
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
  document.fonts.delete(face);
  return {
    ascent: fontBoundingBoxAscent / 1000,
    descent: fontBoundingBoxDescent / 1000,
    between: [Math.max(400, light), Math.min(900, heavy)],
    letters,
    capitals,
  };
}
