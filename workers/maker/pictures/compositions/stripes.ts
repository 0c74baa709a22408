import { lchOf, tone } from "../oklch";
import { digits, type Picture } from "../picture";
import { chooseScheme } from "../scheme";
import { dropShadow } from "../shadows";
import type { Composition } from "./composition";

/** Bands of the palette run down behind the thing and turn to the edge, as on a sleeve of the seventies. */
export const stripes: Composition = {
  id: "stripes",
  needs: [],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "light");
    const { safe } = picture.layout;
    const hero = picture.fit(subject, safe, { turn: -6, fill: 0.92 });
    picture.ground(scheme.ground);
    const colors = scheme.accents.map((hex) => (lchOf(hex).l > 0.88 ? tone(hex, -0.12, 1.4) : hex));
    drawBands(picture, [...colors, tone(colors[0]!, 0.12)], hero.centre);
    dropShadow(picture, hero, "#000", { offset: hero.box.width * 0.035, blur: 1, opacity: 0.26 });
    picture.put(hero);
    return scheme;
  },
};

/** Bands that leave the picture on the side of the subject, away from the text. */
export function drawBands(
  picture: Picture,
  colors: readonly string[],
  at: { x: number; y: number },
  share = 0.075,
) {
  const { width, height, layout, short } = picture;
  const band = short * share;
  const isUp = layout.side === "bottom";
  const isLeft = layout.side === "right";
  const total = band * colors.length;
  for (const [i, color] of colors.entries()) {
    const offset = i * band + band / 2;
    // From the far side towards the subject, around a corner, and out over the nearest edge.
    const fromX = isLeft ? -band : width + band;
    const turnX = at.x + (isLeft ? 1 : -1) * (total / 2 - offset);
    const y = at.y + (isUp ? 1 : -1) * (total / 2 - offset);
    const exitY = isUp ? -band : height + band;
    const radius = total * 0.6 + (colors.length - i) * band;
    const sx = isLeft ? -1 : 1;
    const sy = isUp ? -1 : 1;
    const sweep = sx * sy > 0 ? 0 : 1;
    picture.add(
      `<path d="M${digits(fromX)} ${digits(y)}H${digits(turnX + sx * radius)}A${digits(radius)} ${digits(radius)} 0 0 ${sweep} ${digits(turnX)} ${digits(y + sy * radius)}V${digits(exitY)}" fill="none" stroke="${color}" stroke-width="${digits(band + 0.8)}"/>`,
    );
  }
}
