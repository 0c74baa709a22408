import { lchOf, tone } from "../oklch";
import { chooseScheme } from "../scheme";
import { dropShadow } from "../shadows";
import type { Composition } from "./composition";

/** Concentric rings, tone on tone and quiet. */
export const rings: Composition = {
  id: "rings",
  needs: [],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "any");
    const { ground, isDark } = scheme;
    const { safe } = picture.layout;
    const hero = picture.fit(subject, safe, { fill: 0.78 });
    // Away from the ink, so that it reads on every ring.
    const isLight = lchOf(ground).l > 0.9;
    const direction = isLight || (scheme.ink === "#ffffff" && !isDark) ? -0.8 : 1;
    picture.ground(ground);
    for (let ring = 6; ring >= 0; ring--)
      picture.circle(
        hero.centre.x,
        hero.centre.y,
        Math.min(safe.width, safe.height) * (0.5 + ring * 0.19),
        tone(ground, (isDark ? 0.02 : 0.016) * (7 - ring) * direction),
      );
    dropShadow(picture, hero, scheme.shade, { offset: hero.box.width * 0.025 });
    picture.grain = 0.008;
    picture.put(hero);
    return scheme;
  },
};
