/** Where the timeline is looked at, in pixels and seconds. Replaced with each change. */
export interface View {
  pixelsPerSecond: number;
  /** Of the box items are drawn in, without the gutter. */
  width: number;
  height: number;
  scrollLeft: number;
  scrollTop: number;
}

/** A frame is 60 pixels wide at most. */
export const mostPixelsPerSecond = 1800;
export const RULER_HEIGHT = 26;
/** After the end there is room to drop something and to see that it is the end. */
const TAIL_PIXELS = 120;

export function contentWidth(view: View, durationSeconds: number): number {
  return durationSeconds * view.pixelsPerSecond + TAIL_PIXELS;
}

/** Of a phone; a mouse tells scenes apart that a finger cannot. */
const NARROW_PIXELS = 640;
/** A scene of usual length is this wide at least where fingers press it. */
const LEAST_SCENE_PIXELS = 24;

/** The scale at which the whole video is in sight, or on a narrow screen as much of it as a finger can tell apart. */
export function fittingScale(width: number, durationSeconds: number, sceneCount: number): number {
  const whole = wholeScale(width, durationSeconds);
  if (width >= NARROW_PIXELS || durationSeconds <= 0) return whole;
  return Math.max(whole, (sceneCount * LEAST_SCENE_PIXELS) / durationSeconds);
}

function wholeScale(width: number, durationSeconds: number): number {
  return Math.max(0.5, (width - 24) / Math.max(0.5, durationSeconds));
}

export function clampScale(pixelsPerSecond: number, width: number, durationSeconds: number): number {
  const least = Math.min(wholeScale(width, durationSeconds), 20) * 0.5;
  return Math.min(mostPixelsPerSecond, Math.max(least, pixelsPerSecond));
}

/** Another scale with the moment under `atPixels` (of the box) kept where it is. */
export function zoomedAbout(view: View, pixelsPerSecond: number, atPixels: number): View {
  const seconds = (view.scrollLeft + atPixels) / view.pixelsPerSecond;
  return { ...view, pixelsPerSecond, scrollLeft: Math.max(0, seconds * pixelsPerSecond - atPixels) };
}

export const xOf = (view: View, seconds: number) => seconds * view.pixelsPerSecond - view.scrollLeft;
export const secondsAt = (view: View, x: number) => (x + view.scrollLeft) / view.pixelsPerSecond;

/** Seconds between two labels of the ruler, and into how many parts that is divided. */
export function rulerStep(pixelsPerSecond: number): { seconds: number; parts: number } {
  const steps: readonly (readonly [number, number])[] = [
    [1 / 30, 1],
    [5 / 30, 5],
    [10 / 30, 10],
    [1, 6],
    [2, 4],
    [5, 5],
    [10, 5],
    [30, 6],
    [60, 6],
    [300, 5],
  ];
  const [seconds, parts] = steps.find(([step]) => step * pixelsPerSecond >= 76) ?? [600, 5];
  return { seconds, parts };
}
