import { distance, tone, withLightness } from "../oklch";
import { digits } from "../picture";
import { chooseScheme, pickBehind } from "../scheme";
import { castShadow, contactShadow, dropShadow } from "../shadows";
import type { Composition } from "./composition";

/** The thing steps out of a frame: its foot inside, its head above. */
export const frame: Composition = {
  id: "frame",
  needs: ["standing"],
  setting: "plain",
  draw(picture, cast) {
    const { subject, palette } = cast;
    const scheme = chooseScheme(cast, "light");
    const { ground } = scheme;
    const isApart = (hex: string) => distance(hex, ground) > 0.2;
    const bold = chooseScheme({ ...cast, ground: null }, "bold").ground;
    const fill = isApart(bold)
      ? bold
      : pickBehind(subject, [...palette.filter(isApart), withLightness(scheme.accents[0], 0.6)]);
    const { safe } = picture.layout;
    const side = Math.min(safe.width, safe.height);
    const width = Math.min(safe.width, side * 1.2);
    const box = {
      x: safe.x + safe.width / 2 - width / 2,
      y: safe.y + safe.height - side * 0.76,
      width,
      height: side * 0.76,
    };
    const round = `rx="${digits(side * 0.07)}"`;
    picture.ground(ground);
    picture.rect(
      box,
      picture.linear(box.x, box.y, box.x + box.width, box.y + box.height, [
        [0, tone(fill, 0.04)],
        [1, tone(fill, -0.05)],
      ]),
      round,
    );
    const room = {
      x: box.x + box.width * 0.1,
      y: Math.max(safe.y, box.y - box.height * 0.34),
      width: box.width * 0.8,
      height: 0,
    };
    room.height = box.y + box.height * 0.91 - room.y;
    const hero = picture.fit(subject, room, { down: 1, turn: subject.standing ?? 0 });
    const outline = `<rect x="${digits(box.x)}" y="${digits(box.y)}" width="${digits(box.width)}" height="${digits(box.height)}" ${round}/>`;
    picture.within(outline, () => {
      const floor = box.y + box.height * 0.8;
      picture.rect({ ...box, y: floor }, tone(fill, -0.07));
      castShadow(picture, hero, withLightness(fill, 0.22), { opacity: 0.4, length: 0.24, slant: -1.3 });
      contactShadow(picture, hero, withLightness(fill, 0.2), 0.4);
    });
    dropShadow(picture, hero, "#000", { offset: hero.box.width * 0.02, blur: 0.8, opacity: 0.14 });
    picture.put(hero);
    return scheme;
  },
};
