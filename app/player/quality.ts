/** How sharply playing players draw, from the times of a page's frames. Plain data; one for all players of a page. */
export interface Quality {
  /** Of the pixels along each side that a canvas would have: 1 is all of them. */
  scale: number;
  frames: number;
  lateFrames: number;
  /** Frames on time that it takes before more is tried. Doubles each time that more was too much. */
  patience: number;
  /** Whether the last change was upwards. */
  hasTried: boolean;
}

const scales = [1, 0.8, 0.64, 0.5] as const;
const WINDOW_FRAMES = 30;
const LATE_SHARE = 0.3;
const LONGEST_PATIENCE = 1920;
const FIRST_PATIENCE = 120;

export const fullQuality: Quality = {
  scale: 1,
  frames: 0,
  lateFrames: 0,
  patience: FIRST_PATIENCE,
  hasTried: false,
};

/**
 * Takes in the time of one frame: many late ones lower the resolution, before frames are lost for good; a long row of
 * frames on time raises it again, ever more rarely where that was too much before.
 */
export function afterFrame(quality: Quality, frameMs: number, screenMs: number): Quality {
  const frames = quality.frames + 1;
  const lateFrames = quality.lateFrames + (frameMs > screenMs * 1.6 ? 1 : 0);
  const place = scales.indexOf(quality.scale as (typeof scales)[number]);
  if (lateFrames > WINDOW_FRAMES * LATE_SHARE) {
    const patience = quality.hasTried ? Math.min(LONGEST_PATIENCE, quality.patience * 2) : quality.patience;
    const scale = scales[Math.min(scales.length - 1, place + 1)]!;
    return { scale, frames: 0, lateFrames: 0, patience, hasTried: false };
  }
  if (frames >= quality.patience && place > 0 && lateFrames === 0) {
    return { ...quality, scale: scales[place - 1]!, frames: 0, lateFrames: 0, hasTried: true };
  }
  // Late frames are forgotten window by window; rows of frames on time are counted through.
  if (lateFrames > 0 && frames >= WINDOW_FRAMES) return { ...quality, frames: 0, lateFrames: 0 };
  return { ...quality, frames, lateFrames };
}
