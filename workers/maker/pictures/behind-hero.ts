import type { Picture, Placement } from "./picture";
import { contactShadow } from "./shadows";

/** How much smaller, to which side and how far back, in parts of the thing in front. */
const others = [
  { scale: 0.72, across: -0.68, back: 0.07 },
  { scale: 0.8, across: 0.66, back: 0.05 },
];

/** Puts two more of a thing behind it, where the view asks for a group. */
export function putBehind(picture: Picture, hero: Placement, shade: string): void {
  if (!picture.layout.isGroup) return;
  for (const { scale, across, back } of others) {
    const { box, base, centre } = hero;
    const [width, height] = [box.width * scale, box.height * scale];
    const room = {
      x: centre.x + across * box.width - width / 2,
      y: base - back * box.height - height,
      width,
      height,
    };
    const other = picture.fit(hero.subject, room, { turn: hero.turn, fill: 1 / hero.subject.size });
    contactShadow(picture, other, shade, 0.36);
    picture.lay(other);
  }
}
