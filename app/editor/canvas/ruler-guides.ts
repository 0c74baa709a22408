import type { RulerGuides } from "~/editor/canvas/canvas-settings";

/** `x`: upright, at a share of the canvas's width. */
export type GuideAxis = keyof RulerGuides;

/** As many as one can still tell apart. */
export const mostGuides = 40;

/** A place on a canvas, to a whole pixel of it, as a share of its length. */
export function shareOfPixels(pixels: number, length: number): number {
  return Math.round(Math.min(length, Math.max(0, pixels))) / length;
}

/** With one more, and its place in the list; null where there are too many. */
export function withGuide(
  guides: RulerGuides,
  axis: GuideAxis,
  share: number,
): { guides: RulerGuides; index: number } | null {
  if (guides.x.length + guides.y.length >= mostGuides) return null;
  return { guides: { ...guides, [axis]: [...guides[axis], share] }, index: guides[axis].length };
}

export function movedGuide(guides: RulerGuides, axis: GuideAxis, index: number, share: number): RulerGuides {
  return { ...guides, [axis]: guides[axis].with(index, share) };
}

export function withoutGuide(guides: RulerGuides, axis: GuideAxis, index: number): RulerGuides {
  return { ...guides, [axis]: guides[axis].toSpliced(index, 1) };
}

/** A mark of a ruler, in pixels of the canvas. */
export interface RulerMark {
  at: number;
  isLong: boolean;
}

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
/** Between two numbers of a ruler, in CSS pixels. */
const leastApart = 56;

/** The marks from one place of the canvas to another, at a zoom; the long ones bear numbers. */
export function rulerMarks(from: number, to: number, scale: number): RulerMark[] {
  const long = steps.find((step) => step * scale >= leastApart) ?? 5000;
  const short = long / (String(long).startsWith("2") ? 4 : 5);
  const first = Math.floor(from / short);
  const last = Math.ceil(to / short);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const at = (first + index) * short;
    return { at, isLong: Math.abs(at / long - Math.round(at / long)) < 1e-6 };
  });
}
