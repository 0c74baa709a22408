import type { Rgb } from "../../../picture-maker/color";
import type { PictureIdea } from "../../../picture-maker/picture-idea";
import type { Raster } from "../../../picture-maker/raster";
import type { SeededRandom } from "../../../seeded-random";
import { fillOutline, type Outline } from "../../drawing/outline";
import type { Pattern } from "../../read-image-words";
import { printColors } from "../print-colors";
import { coatColors, coatMotifs } from "./coat-motifs";
import { drawnMotifs } from "./drawn-motifs";
import { gridMotifs } from "./grid-motifs";
import type { Repeat } from "./repeat";

const motifs: Record<Pattern, (repeat: Repeat) => void> = {
  ...gridMotifs,
  ...drawnMotifs,
  ...coatMotifs,
};

/** Patterns that are known as one colour on a light ground. */
const onLight: readonly Pattern[] = [
  "checks",
  "gingham",
  "plaid",
  "chevron",
  "dots",
  "polka",
  "stripes",
  "herringbone",
  "waves",
  "tiles",
  "hearts",
  "stars",
];

/** Paints a pattern that repeats without a seam: motifs stand on a grid that divides both sides evenly. */
export function paintPattern(raster: Raster, pattern: Pattern, idea: PictureIdea, random: SeededRandom) {
  const colors = coatColors(pattern, idea.colors) ?? printColors(idea, random, onLight.includes(pattern));
  const { width, height, data } = raster;
  for (let at = 0; at < data.length; at += 3) data.set(colors.ground, at);
  motifs[pattern]({
    width,
    height,
    colors,
    random,
    fill: (outline, color) => fillAround(raster, outline, color),
  });
}

function fillAround(raster: Raster, outline: Outline, color: Rgb) {
  const { width, height } = raster;
  let left = Infinity;
  let right = -Infinity;
  let top = Infinity;
  let bottom = -Infinity;
  for (const contour of outline) {
    for (let i = 0; i < contour.length; i += 2) {
      left = Math.min(left, contour[i]!);
      right = Math.max(right, contour[i]!);
      top = Math.min(top, contour[i + 1]!);
      bottom = Math.max(bottom, contour[i + 1]!);
    }
  }
  for (let down = Math.ceil(-bottom / height); down <= (height - top) / height; down++) {
    for (let across = Math.ceil(-right / width); across <= (width - left) / width; across++) {
      const moved = outline.map((contour) =>
        contour.map((value, i) => value + (i % 2 === 0 ? across * width : down * height)),
      );
      fillOutline(raster, moved, color);
    }
  }
}
