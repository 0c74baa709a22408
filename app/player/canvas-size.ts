export interface PixelSize {
  width: number;
  height: number;
}

/** More is not seen on small screens and costs twice the time. */
const HIGHEST_PIXEL_RATIO = 2;

/**
 * Pixels a canvas needs to fill a box (in CSS pixels) without changing the composition's shape, and never more than the
 * composition has: its text and pictures have no more to show.
 */
export function canvasSize(composition: PixelSize, box: PixelSize, devicePixelRatio: number): PixelSize {
  const ratio = Math.min(devicePixelRatio, HIGHEST_PIXEL_RATIO);
  const scale = Math.min(
    (box.width * ratio) / composition.width,
    (box.height * ratio) / composition.height,
    1,
  );
  return {
    width: Math.max(1, Math.round(composition.width * scale)),
    height: Math.max(1, Math.round(composition.height * scale)),
  };
}
