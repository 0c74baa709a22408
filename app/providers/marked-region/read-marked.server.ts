import { boxOf, type Coverage, coverageOf } from "~/formats/raster/coverage";
import { decodeImage } from "~/providers/image-file.server";
import type { ImageRows } from "~/providers/marked-region/image-rows.server";
import { pngRows } from "~/providers/marked-region/png-rows.server";

/** A rectangle in pixels of an image. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Marked {
  /** The smallest rectangle around all that is marked. */
  box: Region;
  /** How much each pixel of a region is marked. */
  read(region: Region): Promise<Coverage>;
}

/** What a JPEG or a soft brush leaves of black is not marked. */
const leastMarked = 12;

/**
 * What a mask marks of an image of this size: where it is partly transparent its opacity counts, else its lightness. Null
 * where nothing is marked. A mask of any size is read row by row, one of another size than the image is scaled to it.
 */
export async function readMarked(mask: Uint8Array, width: number, height: number): Promise<Marked | null> {
  const rows = pngRows(mask);
  if (!rows || rows.width !== width || rows.height !== height) {
    const whole = coverageOf(decodeImage(mask), width, height);
    const box = boxOf(whole);
    return box && { box, read: async (region) => partOf(whole, region) };
  }
  const found = await findMarked(rows);
  return found && { box: found.box, read: (region) => readRegion(rows, region, found.valueAt) };
}

type ValueAt = (row: Uint8ClampedArray, at: number) => number;
const lightnessAt: ValueAt = (row, at) => Math.round((row[at]! + row[at + 1]! + row[at + 2]!) / 3);
const opacityAt: ValueAt = (row, at) => row[at + 3]!;

async function findMarked(mask: ImageRows): Promise<{ box: Region; valueAt: ValueAt } | null> {
  const byLightness = new GrowingBox(lightnessAt);
  const byOpacity = new GrowingBox(opacityAt);
  let isTransparent = false;
  let y = 0;
  for await (const row of mask.rows()) {
    byLightness.add(row, y);
    if (!mask.isOpaque) {
      byOpacity.add(row, y);
      for (let at = 3; at < row.length && !isTransparent; at += 4) isTransparent = row[at]! < 255;
    }
    y += 1;
  }
  const { box, valueAt } = isTransparent ? byOpacity : byLightness;
  return box && { box, valueAt };
}

class GrowingBox {
  private left = Number.POSITIVE_INFINITY;
  private right = -1;
  private top = -1;
  private bottom = -1;

  constructor(readonly valueAt: ValueAt) {}

  get box(): Region | null {
    if (this.right < 0) return null;
    const { left, top } = this;
    return { left, top, width: this.right - left + 1, height: this.bottom - top + 1 };
  }

  add(row: Uint8ClampedArray, y: number): void {
    const width = row.length / 4;
    let first = 0;
    while (first < width && this.valueAt(row, first * 4) < leastMarked) first += 1;
    if (first === width) return;
    let last = width - 1;
    while (this.valueAt(row, last * 4) < leastMarked) last -= 1;
    this.left = Math.min(this.left, first);
    this.right = Math.max(this.right, last);
    if (this.top < 0) this.top = y;
    this.bottom = y;
  }
}

async function readRegion(mask: ImageRows, region: Region, valueAt: ValueAt): Promise<Coverage> {
  const { left, top, width, height } = region;
  const data = new Uint8Array(width * height);
  let y = 0;
  for await (const row of mask.rows()) {
    if (y >= top + height) break;
    if (y >= top) {
      for (let x = 0; x < width; x++) {
        const value = valueAt(row, (left + x) * 4);
        if (value >= leastMarked) data[(y - top) * width + x] = value;
      }
    }
    y += 1;
  }
  return { width, height, data };
}

function partOf(whole: Coverage, { left, top, width, height }: Region): Coverage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (top + y) * whole.width + left;
    data.set(whole.data.subarray(from, from + width), y * width);
  }
  return { width, height, data };
}
