import { clamp } from "../geometry";
import { farthestPixels, type Layer } from "./layer";

/** Layers lie from below to above; each of these makes a new list. */

export function moveLayer(layers: readonly Layer[], id: string, by: 1 | -1): Layer[] {
  const next = [...layers];
  const from = next.findIndex((layer) => layer.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= next.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The same layer once more, right above it and a little aside. */
export function duplicateLayer(
  layers: readonly Layer[],
  id: string,
  newId: string,
  asidePixels: number,
): Layer[] {
  return layers.flatMap((layer) =>
    layer.id === id ? [layer, { ...shifted(layer, asidePixels, asidePixels), id: newId }] : [layer],
  );
}

export function shiftLayer(layers: readonly Layer[], id: string, dx: number, dy: number): Layer[] {
  return layers.map((layer) => (layer.id === id ? shifted(layer, dx, dy) : layer));
}

/** As far as it may lie out: a draft with one that lies further is not read again. */
function shifted(layer: Layer, dx: number, dy: number): Layer {
  const within = (value: number) => clamp(value, -farthestPixels, farthestPixels);
  return { ...layer, x: within(layer.x + dx), y: within(layer.y + dy) };
}
