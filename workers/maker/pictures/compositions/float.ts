import { tone } from "../oklch";
import { chooseScheme } from "../scheme";
import { contactShadow, hoverShadow } from "../shadows";
import type { Composition } from "./composition";

/** A seamless studio: the thing hovers over a pool of its shadow; a photographed one stands. */
export const float: Composition = {
  id: "float",
  needs: [],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "any");
    const { ground, isDark } = scheme;
    const { safe } = picture.layout;
    const hero = picture.fit(
      subject,
      { ...safe, height: safe.height * 0.9 },
      { turn: -6, down: subject.isPhoto ? 0.9 : 0.4 },
    );
    picture.ground(
      picture.vertical([
        [0, tone(ground, 0.03)],
        [0.62, ground],
        [1, tone(ground, -0.05)],
      ]),
    );
    const { width, height } = hero.box;
    picture.glow(
      hero.centre.x - width * 0.2,
      hero.centre.y - height * 0.25,
      Math.max(width, height) * 1.05,
      tone(ground, isDark ? 0.16 : 0.08, 0.9),
      0.9,
    );
    if (subject.isPhoto) contactShadow(picture, hero, scheme.shade, 0.42);
    else hoverShadow(picture, hero, scheme.shade, { gap: safe.height * 0.085, opacity: 0.55 });
    picture.grain = 0.012;
    picture.put(hero);
    return scheme;
  },
};
