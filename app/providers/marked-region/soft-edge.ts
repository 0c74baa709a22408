import type { Coverage } from "~/formats/raster/coverage";

/**
 * Lets what is marked fade in over so many pixels from its rim inwards, so that what was made at another size meets what is
 * around it without a seam. Nothing outside of what is marked becomes so; the edge of the image is no rim.
 */
export function softenInwards({ width, data }: Coverage, pixels: number): void {
  const most = pixels + 1;
  const depth = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 0) continue;
    const before = at % width > 0 ? depth[at - 1]! : most;
    const above = at >= width ? depth[at - width]! : most;
    depth[at] = Math.min(most, before + 1, above + 1);
  }
  for (let at = data.length - 1; at >= 0; at--) {
    if (data[at] === 0) continue;
    const after = at % width < width - 1 ? depth[at + 1]! : most;
    const below = at + width < data.length ? depth[at + width]! : most;
    depth[at] = Math.min(depth[at]!, after + 1, below + 1);
    data[at] = Math.max(1, Math.round((data[at]! * depth[at]!) / most));
  }
}

/** Smaller by taking the most that is marked of all the pixels that become one: nothing of a thin mark is lost. */
export function shrinkMarked(marked: Coverage, width: number, height: number): Coverage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < marked.height; y++) {
    const row = Math.min(height - 1, Math.floor((y * height) / marked.height)) * width;
    for (let x = 0; x < marked.width; x++) {
      const to = row + Math.min(width - 1, Math.floor((x * width) / marked.width));
      data[to] = Math.max(data[to]!, marked.data[y * marked.width + x]!);
    }
  }
  return { width, height, data };
}
