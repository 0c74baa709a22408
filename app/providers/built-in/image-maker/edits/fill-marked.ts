import type { HoledPicture } from "~/providers/built-in/image-maker/edits/holed-picture";
import { fillHole } from "~/providers/built-in/image-maker/edits/patch-match";
import type { Coverage, Pixels } from "~/providers/built-in/image-maker/pixels";

/** Room around what is marked from which texture may come, as a share of its size, and at least so many pixels. */
const roomShare = 0.8;
const leastRoom = 160;

/**
 * Fills what is marked with what surrounds it. Pixels that are not marked stay as they are, bit for bit; half marked ones are
 * mixed. False where nothing is left to take from.
 */
export function fillMarked(pixels: Pixels, marked: Coverage, seed: number): boolean {
  const box = boxOf(marked);
  if (!box) return true;
  const room = Math.max(leastRoom, Math.round(Math.max(box.width, box.height) * roomShare));
  const left = Math.max(0, box.left - room);
  const top = Math.max(0, box.top - room);
  const width = Math.min(pixels.width, box.left + box.width + room) - left;
  const height = Math.min(pixels.height, box.top + box.height + room) - top;
  const part: HoledPicture = {
    width,
    height,
    data: new Uint8ClampedArray(width * height * 4),
    hole: new Uint8Array(width * height),
  };
  for (let y = 0; y < height; y++) {
    const from = (top + y) * pixels.width + left;
    part.data.set(pixels.data.subarray(from * 4, (from + width) * 4), y * width * 4);
    for (let x = 0; x < width; x++) part.hole[y * width + x] = marked.data[from + x]! > 0 ? 1 : 0;
  }
  if (!fillHole(part, seed)) return false;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (top + y) * pixels.width + left + x;
      const share = marked.data[to]! / 255;
      if (share === 0) continue;
      for (let k = 0; k < 4; k++) {
        const own = pixels.data[to * 4 + k]!;
        pixels.data[to * 4 + k] = own + (part.data[(y * width + x) * 4 + k]! - own) * share;
      }
    }
  }
  return true;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The smallest box around what is marked; null where nothing is. */
export function boxOf({ width, height, data }: Coverage): Box | null {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/**
 * Reads a mask: where it is partly transparent its opacity counts, else its lightness. Scaled to the picture by the nearest
 * pixel.
 */
export function coverageOf(mask: Pixels, width: number, height: number): Coverage {
  let isTransparent = false;
  for (let at = 3; at < mask.data.length && !isTransparent; at += 4) isTransparent = mask.data[at]! < 255;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(mask.height - 1, Math.floor(((y + 0.5) * mask.height) / height));
    for (let x = 0; x < width; x++) {
      const column = Math.min(mask.width - 1, Math.floor(((x + 0.5) * mask.width) / width));
      const at = (row * mask.width + column) * 4;
      data[y * width + x] = isTransparent
        ? mask.data[at + 3]!
        : Math.round((mask.data[at]! + mask.data[at + 1]! + mask.data[at + 2]!) / 3);
    }
  }
  // What a JPEG or a soft brush leaves of black is not marked.
  for (let i = 0; i < data.length; i++) if (data[i]! < 12) data[i] = 0;
  return { width, height, data };
}
