export interface PixelSize {
  width: number;
  height: number;
}

/** More is not seen on small screens and costs twice the time. */
export const HIGHEST_PIXEL_RATIO = 2;
/** Along the longer side. With fewer, letters blur and little time is saved. */
const FEWEST_PIXELS = 640;

/**
 * Pixels a canvas needs to fill a box (in CSS pixels) without changing the composition's shape, and never more than the
 * composition has: its text and pictures have no more to show. A `quality` below 1 is a share of them along each side, which
 * small canvases do not go down to.
 */
export function canvasSize(
  composition: PixelSize,
  box: PixelSize,
  devicePixelRatio: number,
  quality = 1,
): PixelSize {
  const ratio = Math.min(devicePixelRatio, HIGHEST_PIXEL_RATIO);
  const whole = Math.min(
    (box.width * ratio) / composition.width,
    (box.height * ratio) / composition.height,
    1,
  );
  const readable = FEWEST_PIXELS / Math.max(composition.width, composition.height);
  const scale = Math.max(whole * quality, Math.min(whole, readable));
  return {
    width: Math.max(1, Math.round(composition.width * scale)),
    height: Math.max(1, Math.round(composition.height * scale)),
  };
}
