import { clamp, tone } from "../oklch";
import { chooseScheme } from "../scheme";
import { dropShadow } from "../shadows";
import type { Composition } from "./composition";
import { grown } from "./grown";

/** Where things fly: from the middle in shares of the room, how large, how far out of focus, how turned. */
const spots = [
  [-0.56, -0.36, 0.17, 0.25, 24],
  [0.55, -0.4, 0.2, 0, -18],
  [-0.5, 0.44, 0.22, 0, -30],
  [0.56, 0.36, 0.3, 1.1, 16],
  [0.1, 0.64, 0.13, 0.3, 40],
  [-0.72, 0.06, 0.12, 0.5, -12],
] as const;

/** What goes with the thing flies around it, some of it out of focus. */
export const toss: Composition = {
  id: "toss",
  needs: ["companions"],
  setting: "several",
  draw(picture, cast) {
    const { subject, companions } = cast;
    const scheme = chooseScheme(cast, "bold");
    const { width, height, long, layout } = picture;
    const { safe, text, side } = layout;
    const hero = picture.fit(subject, grown(safe, 0.86), { turn: -8 });
    const { box, centre } = hero;
    picture.ground(scheme.ground);
    picture.glow(
      centre.x - box.width * 0.2,
      centre.y - box.height * 0.3,
      long * 0.55,
      tone(scheme.ground, 0.09),
      0.8,
    );
    const room = Math.min(safe.width, safe.height);
    for (const [i, [across, down, share, blur, turn]] of spots.entries()) {
      const size = room * share * 1.22;
      const x = clamp(
        centre.x + across * safe.width * 1.02,
        side === "left" ? text.x + text.width + size * 0.6 : size * 0.72,
        side === "right" ? text.x - size * 0.6 : width - size * 0.72,
      );
      const y = clamp(
        centre.y + down * safe.height,
        side === "top" ? text.y + text.height + size * 0.55 : size * 0.72,
        side === "bottom" ? text.y - size * 0.55 : height - size * 0.72,
      );
      const placed = picture.fit(
        companions[i % companions.length]!,
        { x: x - size / 2, y: y - size / 2, width: size, height: size },
        { turn },
      );
      const isHidden =
        Math.abs(placed.centre.x - centre.x) < (placed.box.width + box.width) * 0.42 &&
        Math.abs(placed.centre.y - centre.y) < (placed.box.height + box.height) * 0.42;
      if (isHidden) continue;
      if (blur > 0) picture.blurred(placed, { blur, detail: 8 });
      else {
        dropShadow(picture, placed, scheme.shade, {
          offset: placed.box.width * 0.06,
          blur: 0.9,
          opacity: 0.22,
        });
        picture.put(placed);
      }
    }
    dropShadow(picture, hero, scheme.shade, { offset: box.width * 0.04, blur: 1.3, opacity: 0.32 });
    picture.put(hero);
    return scheme;
  },
};
