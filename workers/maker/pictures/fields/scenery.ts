import { drawLandscape, skyColors } from "../landscape";
import { mixed } from "../oklch";
import { schemeOn } from "../scheme";
import type { Surroundings } from "../surroundings";
import type { Field } from "./field";

/** A place at a time of day, with nobody and nothing in it. */
export const scenery = (surroundings: Surroundings): Field => ({
  id: "scenery",
  kind: "landscape",
  draw(picture, { palette, random }) {
    const { safe, side, isWide } = picture.layout;
    const horizon = isWide ? picture.height * 0.64 : safe.y + safe.height * (side === "bottom" ? 0.66 : 0.6);
    if (isWide && side !== "none")
      picture.text = {
        ...picture.text,
        y: picture.height * 0.1,
        height: picture.height * (surroundings.time === "dusk" ? 0.24 : 0.36),
      };
    const { ground, tint } = drawLandscape(picture, { surroundings, horizon, palette, random });
    const sky = mixed(skyColors[surroundings.time][0], tint, 0.12);
    return schemeOn(side === "bottom" ? ground : sky, palette, null);
  },
});
