import { distance, tone } from "../oklch";
import { chooseScheme, pickBehind } from "../scheme";
import { castShadow, contactShadow } from "../shadows";
import type { Composition } from "./composition";

/** A large flat sun rises behind the thing, cut off by the ground it stands on. */
export const halo: Composition = {
  id: "halo",
  needs: ["standing"],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "calm");
    const { ground, shade } = scheme;
    const { safe } = picture.layout;
    const hero = picture.fit(subject, safe, { fill: 0.9, down: 0.97, turn: subject.standing ?? 0 });
    const horizon = hero.base - hero.box.height * 0.1;
    const apart = [...scheme.accents, tone(ground, -0.2, 1.6)].filter((hex) => distance(hex, ground) > 0.12);
    const sun = pickBehind(subject, apart.length > 0 ? apart : scheme.accents);
    picture.ground(
      picture.vertical([
        [0, ground],
        [1, tone(ground, 0.03)],
      ]),
    );
    const radius = Math.min(Math.max(hero.box.width, hero.box.height) * 0.56, (horizon - safe.y) * 0.56);
    const above = `<rect x="0" y="0" width="${picture.width}" height="${Math.round(horizon)}"/>`;
    picture.within(above, () =>
      picture.circle(
        hero.centre.x,
        horizon - radius * 0.72,
        radius,
        picture.linear(0, horizon - radius * 1.7, 0, horizon, [
          [0, tone(sun, 0.03)],
          [1, tone(sun, -0.03)],
        ]),
      ),
    );
    picture.below(horizon, picture.shaded(ground, -0.055, -0.1, horizon));
    castShadow(picture, hero, shade, { opacity: 0.36, length: 0.22, slant: -1.4 });
    contactShadow(picture, hero, shade);
    picture.grain = 0.008;
    picture.put(hero);
    return scheme;
  },
};
