import { lchOf, tone } from "../oklch";
import { chooseScheme } from "../scheme";
import type { Composition } from "./composition";

/** Silhouettes in colours of the palette step out from behind the thing, as in a risograph print. */
export const echo: Composition = {
  id: "echo",
  needs: [],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "light");
    const { safe } = picture.layout;
    const step = Math.min(safe.width, safe.height) * 0.068;
    picture.ground(scheme.ground);
    const room = { ...safe, width: safe.width - step * 2.7, height: safe.height - step * 1.5 };
    const hero = picture.fit(subject, room, { turn: -4 });
    for (const [i, accent] of scheme.accents.toReversed().entries()) {
      const color = lchOf(accent).l > 0.9 ? tone(accent, -0.12, 1.4) : accent;
      const away = step * (3 - i);
      picture.silhouette(hero, 0.5, color, { dx: away * 0.9, dy: away * 0.5 });
    }
    picture.silhouette(hero, 0.5, scheme.ground);
    picture.put(hero);
    return scheme;
  },
};
