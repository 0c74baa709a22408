import { fibres } from "~/providers/built-in/image-maker/painters/texture/fibres";
import { gleams } from "~/providers/built-in/image-maker/painters/texture/gleams";
import { stones } from "~/providers/built-in/image-maker/painters/texture/stones";
import type { Shader, Surface } from "~/providers/built-in/image-maker/painters/texture/surface";
import type { Texture } from "~/providers/built-in/image-maker/read-image-words";
import type { Raster } from "~/providers/built-in/picture-maker/raster";

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
