import type { Picture, Placement } from "./picture";
import type { Sprite } from "./subject";

const seen = 128;

/** Where a rendered picture shows its subjects, 1 a pixel: read off the sprites that were laid into it. */
export function subjectMask(picture: Picture, size: { width: number; height: number }): Uint8Array {
  const mask = new Uint8Array(size.width * size.height);
  const scale = size.width / picture.width;
  for (const placement of picture.heroes) stamp(mask, size, placement, picture.spriteOf(placement), scale);
  return mask;
}

function stamp(
  mask: Uint8Array,
  { width, height }: { width: number; height: number },
  { box, x, y, turn, scale }: Placement,
  { rendered, box: window }: Sprite,
  pixelsPerUnit: number,
) {
  const radians = (turn * Math.PI) / 180;
  const cos = Math.cos(radians) / scale;
  const sin = Math.sin(radians) / scale;
  const fine = rendered.width / window.width;
  const top = Math.max(0, Math.floor(box.y * pixelsPerUnit) - 1);
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * pixelsPerUnit) + 1);
  const left = Math.max(0, Math.floor(box.x * pixelsPerUnit) - 1);
  const right = Math.min(width, Math.ceil((box.x + box.width) * pixelsPerUnit) + 1);
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const dx = (column + 0.5) / pixelsPerUnit - x;
      const dy = (row + 0.5) / pixelsPerUnit - y;
      const u = Math.floor((dx * cos + dy * sin - window.x) * fine);
      const v = Math.floor((dy * cos - dx * sin - window.y) * fine);
      if (u < 0 || v < 0 || u >= rendered.width || v >= rendered.height) continue;
      if (rendered.pixels[(v * rendered.width + u) * 4 + 3]! >= seen) mask[row * width + column] = 1;
    }
  }
}
