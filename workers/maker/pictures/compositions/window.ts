import { putBehind } from "../behind-hero";
import { lchOf, mixed, tone, withLightness } from "../oklch";
import { digits, type Picture } from "../picture";
import { chooseScheme } from "../scheme";
import { castShadow, contactShadow } from "../shadows";
import type { Composition } from "./composition";

/** A wall in the light of a window: slanted panes, a shadow on floor and wall. */
export const window: Composition = {
  id: "window",
  needs: ["standing"],
  setting: "window",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "calm");
    const { ground, shade } = scheme;
    const { safe } = picture.layout;
    const hero = picture.fit(subject, safe, { fill: 0.92, down: 1, turn: subject.standing ?? 0 });
    const floor = hero.base - hero.box.height * 0.09;
    const dim = withLightness(ground, lchOf(ground).l - 0.13, 1.15);
    const lit = tone(ground, 0.035, 0.9);
    picture.ground(
      picture.linear(0, 0, picture.width, picture.height, [
        [0, mixed(dim, ground, 0.5)],
        [1, dim],
      ]),
    );
    const pane = picture.short * 0.3;
    const { left, gap } = panesAt(picture, pane, safe.x + safe.width / 2);
    const wall = `<rect x="0" y="0" width="${picture.width}" height="${digits(floor)}"/>`;
    picture.within(wall, () =>
      drawPanes(picture, lit, {
        pane,
        x: safe.x + safe.width / 2,
        top: safe.y - picture.short * 0.14,
        rows: 4,
      }),
    );
    picture.below(floor, picture.shaded(dim, 0.015, -0.06, floor));
    picture.path(
      `M${digits(left + pane * 0.1)} ${digits(floor)}H${digits(left + 3 * pane + gap * 2)}L${digits(left + 3.6 * pane)} ${picture.height}H${digits(left + pane * 0.7)}Z`,
      picture.vertical(
        [
          [0, lit, 0.85],
          [1, lit, 0.25],
        ],
        floor,
      ),
    );
    picture.within(wall, () =>
      picture.blurred(hero, {
        blur: 0.45,
        flat: shade,
        opacity: 0.2,
        dx: hero.box.width * 0.3,
        dy: hero.box.height * 0.06,
      }),
    );
    castShadow(picture, hero, shade, { opacity: 0.42, length: 0.3, slant: -1.5 });
    putBehind(picture, hero, shade);
    contactShadow(picture, hero, shade, 0.42);
    picture.grain = 0.01;
    picture.put(hero);
    return scheme;
  },
};

const panesAcross = 3;

function panesAt(picture: Picture, pane: number, x: number) {
  return { left: x - pane * 1.35, gap: picture.short * 0.035 };
}

/** The light of a window on a wall, slanted. */
export function drawPanes(
  picture: Picture,
  lit: string,
  { pane, x, top, rows }: { pane: number; x: number; top: number; rows: number },
) {
  const { left, gap } = panesAt(picture, pane, x);
  const panes = Array.from({ length: panesAcross * rows }, (_, i) => {
    const across = left + (i % panesAcross) * (pane + gap);
    const down = top + Math.floor(i / panesAcross) * (pane + gap) * 0.98;
    return `<rect x="${digits(across)}" y="${digits(down)}" width="${digits(pane)}" height="${digits(pane * 0.96)}"/>`;
  });
  picture.add(
    `<g fill="${lit}" fill-opacity=".95" transform="translate(${digits(left)} ${digits(top)}) skewY(13) translate(${digits(-left)} ${digits(-top)})">${panes.join("")}</g>`,
  );
}
