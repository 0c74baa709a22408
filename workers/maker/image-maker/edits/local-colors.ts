import type { Pixels } from "~/formats/raster/pixels";
import { pullPushFill, type SparseMap } from "./pull-push-fill";

/** Colours of a picture where `isKnown`, and what they run on as elsewhere: three values a pixel. */
export function localColors(
  { width, height, data }: Pixels,
  isKnown: (pixel: number) => boolean,
): Float32Array {
  const map: SparseMap = {
    width,
    height,
    values: new Float32Array(width * height * 3),
    weights: new Float32Array(width * height),
  };
  for (let pixel = 0; pixel < map.weights.length; pixel++) {
    if (!isKnown(pixel)) continue;
    map.weights[pixel] = 1;
    for (let k = 0; k < 3; k++) map.values[pixel * 3 + k] = data[pixel * 4 + k]!;
  }
  pullPushFill(map);
  return map.values;
}
