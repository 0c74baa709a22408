/** Moments that something dragged is drawn to. */
export interface SnapPoint {
  seconds: number;
  kind: "edge" | "playhead" | "marker" | "beat";
}

/** The nearer of two counts first, and of two as near the one that says more. */
const weight: Record<SnapPoint["kind"], number> = { edge: 0, playhead: 1, marker: 2, beat: 3 };

/**
 * How far to move so that one of the moved moments falls on a point within reach; `bySeconds` itself where none is. `atSeconds` is
 * the point that was met.
 */
export function snapBy(
  moved: readonly number[],
  bySeconds: number,
  points: readonly SnapPoint[],
  reachSeconds: number,
): { bySeconds: number; atSeconds: number | null } {
  let best: { distance: number; weight: number; by: number; at: number } | null = null;
  for (const from of moved) {
    for (const { seconds, kind } of points) {
      const distance = Math.abs(from + bySeconds - seconds);
      if (distance > reachSeconds) continue;
      const isNearer = !best || distance < best.distance - 1e-6;
      const isWeightier = best && Math.abs(distance - best.distance) <= 1e-6 && weight[kind] < best.weight;
      if (isNearer || isWeightier) best = { distance, weight: weight[kind], by: seconds - from, at: seconds };
    }
  }
  return { bySeconds: best?.by ?? bySeconds, atSeconds: best?.at ?? null };
}
