import { mostDecodedPixels } from "~/domain/image/image-copy";
import type { ImageOperation } from "~/domain/image/image-operation";

/**
 * How large a picture may become by an edit, in pixels. Filling works on the marked part alone and has no limit; what
 * paints the whole anew is given a copy that fits.
 */
export const mostEditedPixels: Partial<Record<ImageOperation, number>> = {
  extend: mostDecodedPixels,
  // A 1024 by 1024 picture four times as wide.
  upscale: 4096 * 4096,
};
