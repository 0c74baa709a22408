import { putBehind } from "../behind-hero";
import { drawLandscape, skyColors } from "../landscape";
import { lchOf, mixed, withLightness } from "../oklch";
import { outOfFocus } from "../out-of-focus";
import { type Scheme, schemeOn } from "../scheme";
import { castShadow, contactShadow } from "../shadows";
import type { Composition } from "./composition";

/** In units. */
const landBlur = 6;

/** The thing where it lives: on hills, by the sea or in a street, at a time of day. */
export const outdoors: Composition = {
  id: "outdoors",
  needs: ["outdoors", "standing"],
  setting: "outdoors",
  draw(picture, { subject, palette, random, surroundings }): Scheme {
    const { time } = surroundings;
    const { safe, isWide, side } = picture.layout;
    const hero = picture.fit(subject, safe, {
      fill: isWide ? 0.84 : 0.88,
      down: 0.96,
      turn: subject.standing ?? 0,
    });
    // The sky changes from top to bottom: only its upper part carries text.
    if (isWide && side !== "none")
      picture.text = {
        ...picture.text,
        y: picture.height * 0.1,
        height: picture.height * (time === "dusk" ? 0.34 : 0.42),
      };
    const horizon = hero.base - hero.box.height * 0.2;
    const land = { surroundings, horizon, palette, random };
    // A photograph of the thing has been focused on it: sharp as a drawing, the land would look like a wall behind it.
    const { ground, tint } = subject.isPhoto
      ? outOfFocus(picture, landBlur, (behind) => drawLandscape(behind, land))
      : drawLandscape(picture, land);
    const shade = withLightness(ground, Math.max(0.1, lchOf(ground).l * 0.4));
    castShadow(picture, hero, shade, {
      opacity: time === "night" ? 0.3 : 0.42,
      length: time === "noon" ? 0.16 : 0.3,
      slant: time === "noon" ? -0.9 : -1.9,
    });
    putBehind(picture, hero, shade);
    contactShadow(picture, hero, shade, 0.42);
    if (time === "night")
      picture.glow(
        hero.centre.x,
        hero.centre.y,
        Math.max(hero.box.width, hero.box.height) * 0.8,
        "#fff3c9",
        0.2,
      );
    picture.grain = 0.01;
    picture.put(hero);
    return schemeOn(side === "bottom" ? ground : mixed(skyColors[time][0], tint, 0.12), palette, subject);
  },
};
