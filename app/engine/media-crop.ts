import { valueAmong } from "~/engine/animate";
import type { ChangeSpan } from "~/engine/content";
import { changesOf } from "~/engine/stillness";
import type { Box, MediaCrop } from "~/scene/composition";

/** What is left of a picture is at least this part of it, along each side. */
const SMALLEST_SHARE = 0.02;

/** The part of a picture that a crop leaves at a time, in pixels of the picture. */
export function croppedPart(
  { width, height }: { width: number; height: number },
  crop: MediaCrop | undefined,
  timeSeconds: number,
): Box {
  if (!crop) return { x: 0, y: 0, width, height };
  const sideAt = (side: "left" | "top" | "right" | "bottom") => {
    let share = crop[side];
    for (const track of crop.tracks ?? []) {
      if (track.side === side) share += valueAmong(track.keyframes, timeSeconds);
    }
    return Math.min(1, Math.max(0, share));
  };
  const [left, right] = kept(sideAt("left"), sideAt("right"));
  const [top, bottom] = kept(sideAt("top"), sideAt("bottom"));
  return { x: left * width, y: top * height, width: (right - left) * width, height: (bottom - top) * height };
}

/** Where what is left begins and ends. */
function kept(cutBefore: number, cutAfter: number): [from: number, to: number] {
  const from = Math.min(cutBefore, 1 - SMALLEST_SHARE);
  return [from, Math.max(from + SMALLEST_SHARE, 1 - cutAfter)];
}

/** When a crop moves. */
export function cropChanges({ tracks = [] }: MediaCrop): ChangeSpan[] {
  return changesOf(tracks.map(({ keyframes }) => ({ property: "clip", keyframes })));
}

/** The smallest part that a crop ever leaves, along each side: what is seen is enlarged by as much. */
export function tightestCrop(crop: MediaCrop | undefined): { width: number; height: number } {
  const one = { width: 1, height: 1 };
  if (!crop) return one;
  const times = (crop.tracks ?? []).flatMap(({ keyframes }) => keyframes.map(({ atSeconds }) => atSeconds));
  const parts = [0, ...times].map((time) => croppedPart(one, crop, time));
  return {
    width: Math.min(...parts.map(({ width }) => width)),
    height: Math.min(...parts.map(({ height }) => height)),
  };
}
