import { tone, withLightness } from "../oklch";
import type { Picture } from "../picture";
import { chooseScheme, discColor } from "../scheme";
import { dropShadow } from "../shadows";
import type { Subject } from "../subject";
import type { Composition } from "./composition";
import { middleOf } from "./grown";

const turns = [-18, 12, 0, 24];

/** A wallpaper of silhouettes, tone on tone, and the thing itself on a disc. */
export const pattern: Composition = {
  id: "pattern",
  needs: [],
  setting: "pattern",
  draw(picture, cast) {
    const { subject, companions } = cast;
    const scheme = chooseScheme(cast, "bold");
    const { safe } = picture.layout;
    picture.ground(scheme.ground);
    wallpaper(picture, [subject, ...companions], tone(scheme.ground, scheme.isDark ? 0.045 : -0.04));
    const radius = Math.min(safe.width, safe.height) * 0.54;
    const { x, y } = middleOf(safe);
    const disc = discColor(subject, scheme);
    const rim = radius * 1.03;
    picture.circle(
      x + radius * 0.03,
      y + radius * 0.05,
      rim,
      picture.radial(x + radius * 0.03, y + radius * 0.05, rim, rim, [
        [0.9, scheme.shade, 0.35],
        [1, scheme.shade, 0],
      ]),
    );
    picture.circle(x, y, radius, disc);
    const room = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
    const hero = picture.fit(subject, room, { fill: 0.78, turn: -5 });
    dropShadow(picture, hero, withLightness(disc, 0.3), { offset: hero.box.width * 0.03, blur: 0.8 });
    picture.put(hero);
    return scheme;
  },
};

/** Rows of silhouettes over the whole picture, every second row set off. */
export function wallpaper(picture: Picture, subjects: readonly Subject[], color: string) {
  const step = picture.short / 6.2;
  const size = step * 0.6;
  let count = 0;
  for (let y = -step * 0.2, row = 0; y < picture.height + step; y += step * 0.92, row++) {
    for (let x = row % 2 ? 0 : -step * 0.55; x < picture.width + step; x += step * 1.1) {
      const subject = subjects[(count + row) % subjects.length]!;
      const turn = turns[(count + row * 2 + 1) % turns.length]!;
      count++;
      const cell = { x: x - size / 2, y: y - size / 2, width: size, height: size };
      picture.silhouette(picture.fit(subject, cell, { turn }), 0, color);
    }
  }
}
