import { copySize, mostDecodedPixels, sourceUse } from "~/domain/image/image-copy";
import type { ImageOperation } from "~/domain/image/image-operation";
import type { Size } from "~/image-editor/geometry";

/** Says before it is paid for that what comes back is smaller than the picture. Nothing where it is not. */
export function SizeNote({ operation, size }: { operation: ImageOperation; size: Size }) {
  if (sourceUse(operation) !== "repainted" || size.width * size.height <= mostDecodedPixels) return null;
  const { width, height } = copySize("fitting", size);
  return (
    <p className="text-muted text-sm">
      This is done at {width.toLocaleString("en")} × {height.toLocaleString("en")} pixels: the result is
      smaller than your picture, which stays as it is.
    </p>
  );
}
