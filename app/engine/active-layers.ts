import type { Layer } from "~/scene/composition";

/** Layers alive in one span of time that begins here and ends where the next span begins. */
interface Span<L> {
  startSeconds: number;
  layers: L[];
}

/**
 * Cuts time wherever a layer begins or ends, so that the layers of a frame are found by one binary search. A
 * layer lives from its start up to but not including its end.
 */
export function indexByTime<L extends Pick<Layer, "startSeconds" | "endSeconds">>(
  layers: readonly L[],
): Span<L>[] {
  const times = new Set<number>();
  for (const layer of layers) times.add(layer.startSeconds).add(layer.endSeconds);
  return [...times]
    .sort((first, second) => first - second)
    .map((startSeconds) => ({
      startSeconds,
      layers: layers.filter((layer) => layer.startSeconds <= startSeconds && startSeconds < layer.endSeconds),
    }));
}

/** The layers alive at a time, in painting order. */
export function layersAt<L>(spans: readonly Span<L>[], timeSeconds: number): readonly L[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.startSeconds <= timeSeconds) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1]?.layers ?? [];
}
