import { clamp, lchOf, tone, withLightness } from "../oklch";
import { digits } from "../picture";
import { chooseScheme, pickBehind } from "../scheme";
import { contactShadow, dropShadow } from "../shadows";
import type { Composition } from "./composition";

/** A niche with a low step. */
export const arch: Composition = {
  id: "arch",
  needs: ["standing"],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "calm");
    const { ground, shade } = scheme;
    const { safe } = picture.layout;
    const width = Math.min(safe.width, safe.height * 1.02);
    const x = safe.x + safe.width / 2;
    const y = safe.y + safe.height * 0.93;
    const inner = pickBehind(
      subject,
      scheme.accents.map((accent) => withLightness(accent, clamp(lchOf(accent).l, 0.5, 0.82))),
    );
    picture.ground(
      picture.linear(0, 0, picture.width, picture.height, [
        [0, tone(ground, 0.03)],
        [1, tone(ground, -0.03)],
      ]),
    );
    const opening = (share: number) => {
      const radius = (width / 2) * share;
      const shoulder = digits(safe.y + radius + (1 - share) * width * 0.5);
      return `M${digits(x - radius)} ${digits(y)}V${shoulder}A${digits(radius)} ${digits(radius)} 0 0 1 ${digits(x + radius)} ${shoulder}V${digits(y)}Z`;
    };
    picture.path(opening(1), tone(ground, -0.09, 1.25));
    picture.path(
      opening(0.84),
      picture.linear(x - width / 2, 0, x + width / 2, 0, [
        [0, tone(inner, -0.09)],
        [0.35, inner],
        [1, tone(inner, 0.04)],
      ]),
    );
    picture.below(y, picture.shaded(ground, 0.015, -0.06, y));
    const step = safe.height * 0.045;
    const slab = { x: x - width * 0.58, y: y - step, width: width * 1.16, height: step };
    picture.rect(slab, tone(ground, -0.03));
    picture.rect({ ...slab, height: step * 0.35 }, tone(ground, 0.045));
    picture.glow(x + width * 0.05, y + step * 0.3, width * 0.72, shade, 0.28, step * 0.7);
    const top = safe.y + safe.height * 0.12;
    const room = { x: x - width * 0.37, y: top, width: width * 0.74, height: y - step * 0.8 - top };
    const hero = picture.fit(subject, room, { down: 1, turn: subject.standing ?? 0 });
    picture.within(`<path d="${opening(0.84)}"/>`, () =>
      dropShadow(picture, hero, withLightness(inner, 0.25), { offset: hero.box.width * 0.09, blur: 1.1 }),
    );
    contactShadow(picture, hero, shade, 0.36);
    picture.grain = 0.008;
    picture.put(hero);
    return scheme;
  },
};
