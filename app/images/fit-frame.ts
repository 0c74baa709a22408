import type { CSSProperties } from "react";
import type { Size } from "~/image-editor/geometry";

/** What a dialog has above and below a picture. */
const aroundImage = "13rem";

/** The style of a frame of a shape: as wide as there is room, and no taller than the window shows at once. */
export function fitFrame({ width, height }: Size): CSSProperties {
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, calc((100dvh - ${aroundImage}) * ${width / height}))`,
  };
}
