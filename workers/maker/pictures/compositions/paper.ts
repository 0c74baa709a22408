import { clamp, lchOf, withLightness } from "../oklch";
import type { Picture } from "../picture";
import { chooseScheme, schemeOn } from "../scheme";
import { dropShadow, holeShadow } from "../shadows";
import { blobOf } from "./blob";
import type { Composition } from "./composition";
import { middleOf } from "./grown";

/** Layers of cut paper in steps of one hue; the thing lies in the hollow. */
export const paper: Composition = {
  id: "paper",
  needs: [],
  setting: "paper",
  draw(picture, cast) {
    const { subject, palette, random } = cast;
    const scheme = chooseScheme(cast, "light");
    const { safe, isWide } = picture.layout;
    const { x, y } = middleOf(safe);
    const hue = cast.ground ?? scheme.accents[0];
    const layers = paperTones(hue, scheme.ground);
    picture.ground(layers[0]!);
    const sizes = isWide ? [1.8, 1.5, 1.24, 1.0] : [1.7, 1.44, 1.21, 1.0];
    const flat = clamp(safe.height / safe.width, 0.8, 1.15);
    for (const [i, size] of sizes.entries()) {
      const radius = Math.max(safe.width, safe.height) * 0.5 * size;
      const hole = blobOf({ x, y, radius, flat, wobble: 0.09, random });
      picture.path(hole(), i < 3 ? layers[i + 1]! : scheme.ground);
      paperEdge(picture, { hole, radius }, hue);
    }
    const hero = picture.fit(subject, safe, { turn: -5, fill: 0.9 });
    dropShadow(picture, hero, withLightness(hue, 0.22), {
      offset: hero.box.width * 0.03,
      blur: 0.7,
      opacity: 0.34,
    });
    picture.put(hero);
    return schemeOn(layers[0]!, palette, subject);
  },
};

/** Four papers from the hue towards the ground. */
export function paperTones(hue: string, ground: string): string[] {
  const from = clamp(lchOf(hue).l, 0.36, 0.72);
  const to = lchOf(ground).l;
  return [0, 0.14, 0.3, 0.56].map((share) =>
    withLightness(hue, from + (to - from) * share, 1 - share * 0.35),
  );
}

/** The shadow that a sheet's edge throws onto the one below. */
export function paperEdge(
  picture: Picture,
  { hole, radius }: { hole: (share?: number) => string; radius: number },
  hue: string,
) {
  const { long } = picture;
  // Farther from the edge than this there is no shadow, and filling with none takes as long.
  const inner = hole(Math.max(0.1, 1 - (long * 0.05) / radius));
  holeShadow(picture, { hole: hole(), inner }, withLightness(hue, 0.16), {
    dx: long * 0.006,
    dy: long * 0.009,
    blur: long * 0.011,
    opacity: 0.5,
  });
}
