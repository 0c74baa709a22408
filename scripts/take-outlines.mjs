/**
 * Takes glyph outlines out of the fonts the product ships, into workers/maker/image-maker/lettering/faces,
 * where the built-in image maker sets its lettering from them: a worker has neither fonts nor a canvas.
 *
 *     npm install --no-save fontkit@2.0.4 && node scripts/take-outlines.mjs
 *
 * Run it when a face is added here or a font package is upgraded. Outlines are relative SVG paths in 1,000 units per em, y up.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";

const more = ["latin", "latin-ext"];
const faces = [
  { id: "anton", files: more.map((set) => `@fontsource/anton/files/anton-${set}-400-normal.woff2`) },
  variable("archivo", "archivo", more, 800),
  variable("playfair", "playfair-display", more, 600),
  variable("cormorant", "cormorant", more, 500),
  variable("space-grotesk", "space-grotesk", more, 600),
  variable("fredoka", "fredoka", more, 600),
  variable("unbounded", "unbounded", [...more, "cyrillic"], 700),
  variable("inter", "inter", [...more, "cyrillic", "greek"], 550),
];

/** Letters that are set: Basic Latin, Latin-1, Latin Extended-A, Greek, Cyrillic, and common signs. */
const wanted = [
  [0x20, 0x7e],
  [0xa1, 0xff],
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x384, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e9e, 0x1e9e],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2192, 0x2192],
].flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
/** Pairs of these are asked for their kerning. */
const kerned = [..."AÄBCDEFGHJKLMNOÖPQRSTUÜVWXYZabcdefghijklmnopqrstuvwxyzäöüé0123456789.,-'’"];

function variable(id, name, sets, weight) {
  return {
    id,
    weight,
    files: sets.map((set) => `@fontsource-variable/${name}/files/${name}-${set}-wght-normal.woff2`),
  };
}

for (const face of faces) {
  const glyphs = {};
  const kerns = {};
  let metrics;
  for (const [index, file] of face.files.entries()) {
    const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
    const font = face.weight ? atWeight(bytes, face.weight) : fontkit.create(bytes);
    const scale = 1000 / font.unitsPerEm;
    if (index === 0) {
      metrics = { capHeight: Math.round(font.capHeight * scale), xHeight: Math.round(font.xHeight * scale) };
      for (const left of kerned) {
        for (const right of kerned) {
          const { glyphs: pair, positions } = font.layout(left + right, { kern: true, liga: false });
          if (pair.length !== 2) continue;
          const kern = Math.round((positions[0].xAdvance - pair[0].advanceWidth) * scale);
          if (Math.abs(kern) >= 8) kerns[left + right] = kern;
        }
      }
    }
    for (const point of wanted) {
      const letter = String.fromCodePoint(point);
      if (glyphs[letter] || !font.hasGlyphForCodePoint(point)) continue;
      const glyph = font.glyphForCodePoint(point);
      glyphs[letter] = `${Math.round(glyph.advanceWidth * scale)} ${outlineOf(glyph.path, scale)}`.trim();
    }
  }
  const data = { id: face.id, ...metrics, glyphs, kerns };
  const target = new URL(`../workers/maker/image-maker/lettering/faces/${face.id}.json`, import.meta.url);
  await writeFile(target, `${JSON.stringify(data, null, 2)}\n`);
  console.log(face.id, Object.keys(glyphs).length, "glyphs", Object.keys(kerns).length, "kerns", metrics);
}

/**
 * One weight of a variable font. fontkit 2.0.4 cannot vary a WOFF2 by `getVariation`; its glyphs are unpacked plain first
 * and handed to a font that knows the weight.
 */
function atWeight(bytes, weight) {
  const plain = fontkit.create(bytes);
  const Font = plain.constructor;
  const Stream = plain.stream.constructor;
  plain.glyphForCodePoint(0x41);
  const font = new Font(new Stream(bytes), [weight]);
  font._decompress();
  font._transformedGlyphs = plain._transformedGlyphs;
  return font;
}

/** A path in whole units, each command relative to the point before it. */
function outlineOf(path, scale) {
  let x = 0;
  let y = 0;
  return path.commands
    .map(({ command, args }) => {
      if (command === "closePath") return "z";
      const points = args.map((value) => Math.round(value * scale));
      const numbers = points.map((value, i) => value - (i % 2 === 0 ? x : y));
      [x, y] = points.slice(-2);
      const letter = { moveTo: "m", lineTo: "l", quadraticCurveTo: "q", bezierCurveTo: "c" }[command];
      return letter + numbers.join(" ");
    })
    .join("")
    .replaceAll(" -", "-");
}
