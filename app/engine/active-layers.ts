import type { Layer } from "~/scene/composition";

/** Layers by time: which ones are alive is found out when a time is first asked for. */
export interface LayerIndex<L> {
  layers: readonly L[];
  /** Where layers begin or end, in order. */
  times: readonly number[];
  /** By the place of the time at which their span begins. */
  alive: Map<number, L[]>;
}

/**
 * Cuts time wherever a layer begins or ends, so that the layers of a frame are found by one binary search. A
 * layer lives from its start up to but not including its end.
 */
export function indexByTime<L extends Pick<Layer, "startSeconds" | "endSeconds">>(
  layers: readonly L[],
): LayerIndex<L> {
  const times = new Set<number>();
  for (const layer of layers) times.add(layer.startSeconds).add(layer.endSeconds);
  return { layers, times: [...times].sort((first, second) => first - second), alive: new Map() };
}

/** The layers alive at a time, in painting order. */
export function layersAt<L extends Pick<Layer, "startSeconds" | "endSeconds">>(
  { layers, times, alive }: LayerIndex<L>,
  timeSeconds: number,
): readonly L[] {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= timeSeconds) low = middle + 1;
    else high = middle;
  }
  const startSeconds = times[low - 1];
  if (startSeconds === undefined) return [];
  let found = alive.get(low);
  if (!found) {
    found = layers.filter((layer) => layer.startSeconds <= startSeconds && startSeconds < layer.endSeconds);
    alive.set(low, found);
  }
  return found;
}
