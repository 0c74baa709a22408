import { tone } from "../oklch";
import { digits } from "../picture";
import { chooseScheme } from "../scheme";
import { dropShadow } from "../shadows";
import type { Composition } from "./composition";

const rays = 14;

/** Rays from behind the thing, tone on tone; a glow keeps their middle calm. */
export const sunburst: Composition = {
  id: "sunburst",
  needs: [],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "bold");
    const { ground, isDark } = scheme;
    const hero = picture.fit(subject, picture.layout.safe, { turn: -4, fill: 0.94 });
    const { x, y } = hero.centre;
    picture.ground(ground);
    picture.path(
      raysFrom(x, y, Math.hypot(picture.width, picture.height)),
      tone(ground, isDark ? 0.06 : -0.055),
    );
    picture.glow(x, y, Math.max(hero.box.width, hero.box.height) * 0.85, tone(ground, 0.1), 0.95);
    dropShadow(picture, hero, scheme.shade, { offset: hero.box.width * 0.03, blur: 0.9, opacity: 0.32 });
    picture.put(hero);
    return scheme;
  },
};

/** Path data of rays as wide as what lies between them. */
export function raysFrom(x: number, y: number, length: number): string {
  const point = (angle: number) =>
    `${digits(x + length * Math.cos(angle))} ${digits(y + length * Math.sin(angle))}`;
  return Array.from({ length: rays }, (_, i) => {
    const angle = ((i + 0.12) / rays) * 2 * Math.PI;
    return `M${digits(x)} ${digits(y)}L${point(angle)}L${point(angle + Math.PI / rays)}Z`;
  }).join("");
}
