import type { Pixels } from "~/formats/raster/pixels";
import { byteOfLinear, linearOfByte } from "./light";

/** Lays a picture with alpha over another, in linear light. */
export function composite(picture: Pixels, over: Pixels, left: number, top: number) {
  for (let y = Math.max(0, -top); y < Math.min(over.height, picture.height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(over.width, picture.width - left); x++) {
      const from = (y * over.width + x) * 4;
      const alpha = over.data[from + 3]! / 255;
      if (alpha === 0) continue;
      const to = ((top + y) * picture.width + left + x) * 4;
      for (let k = 0; k < 3; k++) {
        picture.data[to + k] =
          alpha === 1
            ? over.data[from + k]!
            : byteOfLinear(
                linearOfByte[over.data[from + k]!]! * alpha +
                  linearOfByte[picture.data[to + k]!]! * (1 - alpha),
              );
      }
      picture.data[to + 3] = Math.max(picture.data[to + 3]!, over.data[from + 3]!);
    }
  }
}
