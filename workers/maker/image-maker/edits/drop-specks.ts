import { background, subject } from "./matte";

/** Takes off what is left alone and too small, or too thin, to be a part of the subject: crumbs and rims of shadows. */
export function dropSpecks(labels: Uint8Array, width: number, height: number) {
  const parts = partsOf(labels, width, height);
  const largest = parts.reduce((most, { length }) => Math.max(most, length), 0);
  const least = Math.max(8, labels.length * 0.0004, largest * 0.008);
  const thinnest = Math.min(width, height) * 0.014;
  for (const part of parts) {
    const isCrumb = part.length < least;
    const isRim = part.length < largest / 4 && thicknessOf(part, labels, width) < thinnest;
    if (isCrumb || isRim) for (const pixel of part) labels[pixel] = background;
  }
}

/** How thick a part is in the mean, in pixels. */
function thicknessOf(part: readonly number[], labels: Uint8Array, width: number): number {
  let sides = 0;
  for (const pixel of part)
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width])
      if (labels[next] !== subject) sides++;
  return (2 * part.length) / Math.max(1, sides);
}

/** The pixels of each part of the subject that is joined. */
function partsOf(labels: Uint8Array, width: number, height: number): number[][] {
  const seen = new Uint8Array(labels.length);
  const parts: number[][] = [];
  for (let start = 0; start < labels.length; start++) {
    if (seen[start] || labels[start] !== subject) continue;
    const part = [start];
    seen[start] = 1;
    for (let head = 0; head < part.length; head++) {
      const pixel = part[head]!;
      const x = pixel % width;
      for (const next of [
        x > 0 ? pixel - 1 : -1,
        x < width - 1 ? pixel + 1 : -1,
        pixel - width,
        pixel + width < width * height ? pixel + width : -1,
      ]) {
        if (next < 0 || seen[next] || labels[next] !== subject) continue;
        seen[next] = 1;
        part.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}
