import { partsOf } from "./parts";

/**
 * Takes off what is left alone and too small, or too thin, to be a part of the subject (crumbs and rims of shadows), and
 * closes pores in it.
 */
export function dropSpecks(subject: Uint8Array, width: number, height: number) {
  const parts = partsOf(subject, width, height);
  const largest = parts.reduce((most, { length }) => Math.max(most, length), 0);
  const least = Math.max(8, subject.length * 0.0004, largest * 0.008);
  const thinnest = Math.min(width, height) * 0.014;
  for (const part of parts) {
    const isCrumb = part.length < least;
    const isRim = part.length < largest / 4 && thicknessOf(part, subject, width) < thinnest;
    if (isCrumb || isRim) for (const pixel of part) subject[pixel] = 0;
  }
  const rest = subject.map((value) => 1 - value);
  for (const part of partsOf(rest, width, height))
    if (part.length < subject.length * 0.0003) for (const pixel of part) subject[pixel] = 1;
}

/** How thick a part is in the mean, in pixels. */
function thicknessOf(part: Int32Array, subject: Uint8Array, width: number): number {
  let sides = 0;
  for (const pixel of part)
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) if (subject[next] !== 1) sides++;
  return (2 * part.length) / Math.max(1, sides);
}
