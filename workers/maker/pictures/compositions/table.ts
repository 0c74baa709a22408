import { putBehind } from "../behind-hero";
import { mixed, tone } from "../oklch";
import { digits, imageOf, type Picture, type Placement } from "../picture";
import { chooseScheme } from "../scheme";
import { contactShadow } from "../shadows";
import type { Composition } from "./composition";

/** A polished table with an edge and a blurred mirror image. */
export const table: Composition = {
  id: "table",
  needs: ["standing"],
  setting: "table",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "any");
    const { ground, isDark } = scheme;
    const { safe } = picture.layout;
    const hero = picture.fit(
      subject,
      { ...safe, height: safe.height * 0.9 },
      { down: 1, turn: subject.standing ?? 0 },
    );
    const y = hero.base - hero.box.height * 0.1;
    if (picture.layout.isWide)
      picture.text = { ...picture.text, height: Math.min(picture.text.height, y * 0.97 - picture.text.y) };
    const top = mixed(tone(ground, isDark ? 0.07 : -0.1), scheme.accents[0], 0.16);
    picture.ground(picture.shaded(ground, -0.015, 0.045, 0, y));
    const { width, height } = hero.box;
    picture.glow(
      hero.centre.x - width * 0.3,
      hero.centre.y - height * 0.2,
      Math.max(width, height),
      tone(ground, 0.1),
      0.7,
    );
    picture.below(
      y,
      picture.vertical(
        [
          [0, tone(top, 0.05)],
          [0.5, top],
          [1, tone(top, -0.06)],
        ],
        y,
      ),
    );
    const edge = { x: 0, y, width: picture.width, height: Math.max(2, picture.height * 0.002) };
    picture.rect(edge, tone(top, 0.12), 'opacity=".8"');
    mirror(picture, hero);
    putBehind(picture, hero, scheme.shade);
    contactShadow(picture, hero, scheme.shade, 0.34);
    picture.grain = 0.012;
    picture.put(hero);
    return scheme;
  },
};

/** What is seen of a thing in the surface it stands on. */
function mirror(picture: Picture, hero: Placement) {
  const sprite = hero.subject.sprite(9, { blur: 0.18 });
  const id = picture.newId();
  const { base, box } = hero;
  const depth = box.height * 0.42;
  const frame = `x="${digits(box.x - 20)}" y="${digits(base - 4)}" width="${digits(box.width + 40)}" height="${digits(depth + 4)}"`;
  picture.define(
    `<linearGradient id="${id}f" gradientUnits="userSpaceOnUse" x1="0" y1="${digits(base)}" x2="0" y2="${digits(base + depth)}"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="${id}" maskUnits="userSpaceOnUse" ${frame}><rect ${frame} fill="url(#${id}f)"/></mask>`,
  );
  picture.add(
    `<g mask="url(#${id})"><g transform="translate(0 ${digits(2 * base - box.height * 0.012)}) scale(1 -1) ${picture.transformOf(hero)}">${imageOf(sprite)}</g></g>`,
  );
}
