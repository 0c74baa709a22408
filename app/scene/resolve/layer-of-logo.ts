import type { Logo } from "~/domain/brands/brand";
import type { Animation, Box, GroupLayer, PictureLayer, ShapeLayer } from "~/scene/composition";

interface LogoPlace {
  id: string;
  sceneIndex?: number;
  startSeconds: number;
  endSeconds: number;
  box: Box;
  animations: Animation[];
}

/** A logo in its box: its paths, sharp at any size, where it is kept as such, else its pixels. */
export function layerOfLogo(logo: Logo, place: LogoPlace): PictureLayer | GroupLayer {
  if (logo.paths) {
    const layers = logo.paths.map(
      ({ d, color }, index): ShapeLayer => ({
        ...place,
        id: `${place.id}/path-${index}`,
        kind: "shape",
        shape: "path",
        path: d,
        color,
        radius: 0,
        animations: [],
      }),
    );
    return { ...place, kind: "group", layers };
  }
  return {
    ...place,
    kind: "picture",
    assetId: logo.assetId,
    fit: "contain",
    focusX: 0.5,
    focusY: 0.5,
    radius: 0,
    motion: null,
  };
}
