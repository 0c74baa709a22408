import { tone } from "../oklch";
import { chooseScheme } from "../scheme";
import { dropShadow } from "../shadows";
import type { Composition } from "./composition";

/** One huge thing that fills its side of the picture to the edge of the text, on plain colour. */
export const crop: Composition = {
  id: "crop",
  needs: ["compact"],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "bold");
    const { width, height, long, layout } = picture;
    const { text, side } = layout;
    picture.ground(scheme.ground);
    picture.glow(width * 0.2, height * 0.1, long * 0.9, tone(scheme.ground, 0.09), 0.55);
    const gap = height * 0.03;
    const isUp = side === "bottom";
    const box =
      side === "none"
        ? { x: width * 0.03, y: height * 0.03, width: width * 0.94, height: height * 0.94 }
        : layout.isWide
          ? {
              x: side === "left" ? text.x + text.width + gap : gap,
              y: height * 0.03,
              width: width - text.width - text.width * 0.119 - gap * 2,
              height: height * 0.94,
            }
          : {
              x: width * 0.03,
              y: isUp ? height * 0.02 : text.y + text.height + gap,
              width: width * 0.94,
              height: isUp ? text.y - gap - height * 0.02 : height * 0.985 - text.y - text.height - gap,
            };
    const hero = picture.fit(subject, box, { turn: -8, down: isUp ? 0 : 1 });
    dropShadow(picture, hero, scheme.shade, { offset: hero.box.width * 0.035, blur: 1.1, opacity: 0.34 });
    picture.put(hero);
    return scheme;
  },
};
