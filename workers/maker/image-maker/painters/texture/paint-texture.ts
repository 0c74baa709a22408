import type { Raster } from "../../../picture-maker/raster";
import type { Texture } from "../../read-image-words";
import { fibres } from "./fibres";
import { gleams } from "./gleams";
import { stones } from "./stones";
import type { Shader, Surface } from "./surface";

const shaders: Record<Texture, (surface: Surface) => Shader> = { ...stones, ...fibres, ...gleams };

/** Covers the whole picture with one material, lit from the upper left. */
export function paintTexture(raster: Raster, texture: Texture, surface: Surface) {
  const { width, height, data } = raster;
  const side = Math.min(width, height);
  const shade = shaders[texture](surface);
  const out = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      shade(x / side, y / side, out);
      data.set(out, (y * width + x) * 3);
    }
  }
}
