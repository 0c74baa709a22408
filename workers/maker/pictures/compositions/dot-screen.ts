import type { Picture } from "../picture";

/** Dots that grow towards a corner and end before the middle. */
export function dotScreen(
  picture: Picture,
  color: string,
  corner: { x: number; y: number },
  { step = picture.short / 34, reach = picture.short * 0.95 } = {},
) {
  for (let y = step / 2; y < picture.height; y += step) {
    for (let x = step / 2; x < picture.width; x += step) {
      const size = 1 - Math.hypot(x - corner.x, y - corner.y) / reach;
      if (size > 0.06) picture.circle(x, y, step * 0.46 * Math.sqrt(size), color);
    }
  }
}
