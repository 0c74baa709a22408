import type { ImageStyleId } from "~/domain/image/image-style";
import type { Pixels } from "~/formats/raster/pixels";
import type { PictureIdea } from "../../picture-maker/picture-idea";
import * as area from "./area-looks";
import type { Finish } from "./finish";
import * as photo from "./photo-looks";
import * as print from "./print-looks";

/** What a style means to a maker that paints: how the scene is set, and how the painted picture is finished. */
interface Look {
  scene?: (idea: PictureIdea) => PictureIdea;
  /** May change the picture it is given. */
  finish: (pixels: Pixels, finish: Finish) => Pixels;
}

/** Every style chip has a look; line art can only be asked for in words. */
export type LookId = ImageStyleId | "line-art";

/** One look for each style of app/domain/image/image-style.ts, and one more. */
export const looks: Record<LookId, Look> = {
  "line-art": { finish: area.lineArt },
  studio: { scene: (idea) => ({ ...idea, time: "day" }), finish: photo.studio },
  editorial: { finish: photo.editorial },
  "golden-hour": { scene: (idea) => ({ ...idea, time: "golden", mood: "warm" }), finish: photo.goldenHour },
  "neon-night": { scene: (idea) => ({ ...idea, time: "night" }), finish: photo.neonNight },
  noir: { finish: photo.noir },
  pastel: {
    scene: (idea) => (idea.time === "night" ? idea : { ...idea, mood: "playful" }),
    finish: photo.pastel,
  },
  "vintage-film": { finish: photo.vintageFilm },
  watercolour: { finish: area.watercolour },
  flat: { finish: (pixels, finish) => area.flatColors(pixels, finish) },
  isometric: { scene: (idea) => ({ ...idea, build: "isometric" }), finish: photo.studio },
  clay: { scene: (idea) => ({ ...idea, build: "clay" }), finish: photo.clayTones },
  "paper-cut": { finish: area.paperCut },
  risograph: { finish: print.risograph },
  halftone: { finish: print.halftone },
  blueprint: { finish: print.blueprint },
  duotone: { finish: print.duotone },
};
