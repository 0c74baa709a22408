import type { ImageStyleId } from "~/domain/image/image-style";
import type { Pixels } from "~/formats/raster/pixels";
import * as area from "./area-looks";
import type { Finish } from "./finish";
import * as photo from "./photo-looks";
import * as print from "./print-looks";

/** What a style means to a maker that draws. */
export interface Look {
  /** Compositions that a new picture is drawn in; any where none are named. */
  compositions?: readonly string[];
  /** Whether these are all it takes: then only given pictures are finished. */
  isDrawn?: boolean;
  /** May change the picture it is given. */
  finish: (pixels: Pixels, finish: Finish) => Pixels;
}

/** One look for each style of app/domain/image/image-style.ts. */
export const looks: Record<ImageStyleId, Look> = {
  studio: { compositions: ["float", "rings"], finish: photo.studio },
  editorial: { compositions: ["window", "halo", "frame"], finish: photo.editorial },
  "golden-hour": { finish: photo.goldenHour },
  "neon-night": { compositions: ["spotlight", "table"], finish: photo.neonNight },
  noir: { compositions: ["spotlight", "window", "table"], finish: photo.noir },
  pastel: { finish: photo.pastel },
  "vintage-film": { finish: photo.vintageFilm },
  watercolour: { compositions: ["halo", "window", "frame", "mesh"], finish: area.watercolour },
  flat: {
    compositions: ["split", "sunburst", "echo", "stripes", "sticker"],
    finish: (pixels, finish) => area.flatColors(pixels, finish),
  },
  "paper-cut": { compositions: ["paper"], isDrawn: true, finish: area.paperCut },
  risograph: { finish: print.risograph },
  halftone: { compositions: ["sunburst", "sticker", "split", "pattern", "blocks"], finish: print.halftone },
  blueprint: { compositions: ["float", "rings", "halo"], finish: print.blueprint },
  duotone: { finish: print.duotone },
};
