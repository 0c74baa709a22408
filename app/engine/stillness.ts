import type { ChangeSpan } from "~/engine/content";
import type { Animation } from "~/scene/composition";

/** Tells when nothing changes. */
export interface Stillness {
  /** Equal numbers at two times mean equal pixels; `null` while something moves. */
  keyAt(timeSeconds: number): number | null;
}

export function stillnessOf(spans: readonly ChangeSpan[]): Stillness {
  const merged: ChangeSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.startSeconds - b.startSeconds)) {
    const last = merged.at(-1);
    if (last && span.startSeconds < last.endSeconds) {
      last.endSeconds = Math.max(last.endSeconds, span.endSeconds);
    } else {
      merged.push({ ...span });
    }
  }
  return {
    keyAt(timeSeconds) {
      let low = 0;
      let high = merged.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (merged[middle]!.startSeconds <= timeSeconds) low = middle + 1;
        else high = middle;
      }
      const last = merged[low - 1];
      return last && timeSeconds < last.endSeconds ? null : low;
    },
  };
}

/** When animations move something, the last of so many pieces included. */
export function changesOf(animations: readonly Animation[], pieceCount = 1): ChangeSpan[] {
  return animations.flatMap((animation) => {
    const late = Math.max(0, pieceCount - 1) * (animation.staggerSeconds ?? 0);
    if (!("keyframes" in animation)) {
      const { startSeconds, endSeconds, from, to } = animation;
      if (from === to) return [];
      return [{ startSeconds, endSeconds: Math.max(startSeconds, endSeconds) + late }];
    }
    const { keyframes } = animation;
    const first = keyframes[0];
    const last = keyframes.at(-1);
    if (!first || !last) return [];
    return [{ startSeconds: first.atSeconds, endSeconds: last.atSeconds + late }];
  });
}
