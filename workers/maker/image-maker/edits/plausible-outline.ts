import type { FoundSubject } from "./find-subject";
import { aroundBorder } from "./open-passages";
import { partsOf } from "./parts";

/** A subject of which more of the outline is no edge was not found. */
const mostGuessed = 0.25;
/** Of the picture. */
const share = { least: 0.003, most: 0.97 };
/** Products that stand side by side; what falls into more parts is a pattern. */
const mostParts = 8;
/** Stretches of the border that a product may run out of. */
const mostRuns = 2;
/** Of the border. */
const mostBorder = 0.4;

/** Whether what was found may be a product: with an outline along edges, of few parts, within the frame for the most part. */
export function isPlausibleOutline({ subject, edges }: FoundSubject, width: number, height: number): boolean {
  const parts = partsOf(subject, width, height);
  const size = parts.reduce((sum, { length }) => sum + length, 0) / subject.length;
  if (size < share.least || size > share.most || parts.length > mostParts) return false;
  const border = aroundBorder(width, height).map((pixel) => subject[pixel]!);
  const runs = border.filter((value, at) => value && !border.at(at - 1)).length;
  if (runs > mostRuns || border.filter(Boolean).length > border.length * mostBorder) return false;
  return guessedOutline(subject, edges, width, height) <= mostGuessed;
}

/** The share of the outline, 0–1, that no edge is near. */
function guessedOutline(subject: Uint8Array, edges: Float32Array, width: number, height: number): number {
  let outline = 0;
  let guessed = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const pixel = y * width + x;
      if (!subject[pixel]) continue;
      const beside = [pixel - 1, pixel + 1, pixel - width, pixel + width];
      if (beside.every((next) => subject[next])) continue;
      outline++;
      let strongest = 0;
      for (let v = -2; v <= 2; v++)
        for (let u = -2; u <= 2; u++) strongest = Math.max(strongest, edges[pixel + v * width + u]!);
      if (strongest < 1) guessed++;
    }
  }
  return guessed / Math.max(1, outline);
}
