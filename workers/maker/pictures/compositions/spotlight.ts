import { mixed, tone, withLightness } from "../oklch";
import { digits } from "../picture";
import { chooseScheme, schemeOn } from "../scheme";
import { castShadow, contactShadow } from "../shadows";
import type { Composition } from "./composition";

const black = "#05060a";

/** One lamp in a dark room. */
export const spotlight: Composition = {
  id: "spotlight",
  needs: ["standing"],
  setting: "spotlight",
  draw(picture, cast) {
    const { subject, palette } = cast;
    const scheme = chooseScheme(cast, "dark");
    const { safe } = picture.layout;
    const hero = picture.fit(subject, safe, { fill: 0.88, down: 0.94, turn: subject.standing ?? 0 });
    const { box, centre, base } = hero;
    const room = withLightness(scheme.ground, 0.19);
    const floor = base - box.height * 0.05;
    const warm = mixed(withLightness(scheme.accents[0], 0.86), "#fff4dc", 0.45);
    picture.ground(
      picture.radial(centre.x, centre.y, picture.width * 0.85, picture.height * 0.7, [
        [0, tone(room, 0.09)],
        [1, tone(room, -0.07)],
      ]),
    );
    picture.below(
      floor,
      picture.vertical(
        [
          [0, tone(room, 0.045), 0.8],
          [1, tone(room, -0.07), 0.9],
        ],
        floor,
      ),
    );
    const lamp = centre.x - box.width * 0.55;
    const pool = Math.max(box.width * 0.78, safe.width * 0.46);
    const above = -picture.height * 0.02;
    picture.path(
      `M${digits(lamp - 20)} ${digits(above)}H${digits(lamp + 40)}L${digits(centre.x + pool)} ${digits(base)}H${digits(centre.x - pool)}Z`,
      picture.linear(lamp, 0, centre.x, base, [
        [0, warm, 0.24],
        [0.5, warm, 0.1],
        [1, warm, 0.03],
      ]),
    );
    picture.glow(centre.x, base, pool * 1.12, warm, 0.62, pool * 0.26);
    picture.ellipse(centre.x, base, pool, pool * 0.2, warm, 'fill-opacity=".14"');
    picture.glow(centre.x - box.width * 0.1, centre.y, Math.max(box.width, box.height) * 0.75, warm, 0.2);
    castShadow(picture, hero, black, { opacity: 0.5, length: 0.16, slant: -1 });
    contactShadow(picture, hero, black, 0.7);
    picture.grain = 0.014;
    picture.put(hero);
    return schemeOn(room, palette, subject);
  },
};
