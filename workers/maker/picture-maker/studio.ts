import type { SetPalette } from "./palette";
import type { PictureIdea } from "./picture-idea";
import type { Raster } from "./raster";
import type { TracedScene } from "./trace";

export const isWide = ({ width, height }: Raster) => width > height * 1.2;

export const isTall = ({ width, height }: Raster) => height > width * 1.4;

/** The usual camera moved nearer, farther or over the scene. */
export function seenFrom(view: PictureIdea["view"], camera: TracedScene["camera"]): TracedScene["camera"] {
  switch (view) {
    case "close":
      return { ...camera, span: camera.span * 0.78, shiftDown: camera.shiftDown + 0.02 };
    case "wide":
      return { ...camera, span: camera.span * 1.16, shiftDown: camera.shiftDown + 0.01 };
    case "above":
      return { ...camera, height: camera.height + 3.2, targetHeight: camera.targetHeight * 0.7 };
    case "usual":
      return camera;
  }
}

export const studioLight = (palette: SetPalette): TracedScene["light"] => ({
  direction: [-0.75, 1.15, -0.72],
  color: palette.key,
  sky: palette.sky,
  bounce: palette.bounce,
  sharpness: 5,
  mask: null,
});
