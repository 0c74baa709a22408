import { clamp, hexOfLch, hueDistance, lchOf, withLightness } from "../oklch";
import type { Picture } from "../picture";
import { chooseScheme, type Scheme } from "../scheme";
import type { Composition } from "./composition";

/** Large soft clouds of neighbouring hues; the thing hovers over a coloured shadow. */
export const mesh: Composition = {
  id: "mesh",
  needs: [],
  setting: "plain",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "light");
    picture.ground(scheme.ground);
    const hero = picture.fit(subject, picture.layout.safe, { turn: -7, fill: 0.94 });
    drawClouds(picture, scheme);
    const { box, centre } = hero;
    picture.glow(
      centre.x - box.width * 0.25,
      centre.y - box.height * 0.3,
      picture.long * 0.22,
      "#ffffff",
      0.5,
    );
    picture.blurred(hero, {
      blur: 2.6,
      flat: withLightness(scheme.accents[0], 0.38),
      opacity: 0.34,
      dx: box.width * 0.02,
      dy: box.height * 0.09,
    });
    picture.put(hero);
    picture.grain = 0.03;
    return scheme;
  },
};

const leastChroma = 0.09;
const mostChroma = 0.15;
const lights = [0.78, 0.86, 0.82];
/** Hues farther apart than this make grey mud where they meet. */
const neighbours = { least: 15, most: 75 };

/** Three clouds away from the text. Their hues are neighbours. */
export function drawClouds(picture: Picture, { accents }: Scheme) {
  const { width, height, layout, long } = picture;
  const main = lchOf(accents.find((hex) => lchOf(hex).c > 0.05) ?? accents[0]);
  const colors = [0, 42, -38].map((turn, i) => {
    const { h } = lchOf(accents[i]!);
    const apart = hueDistance(h, main.h);
    const isNeighbour = i > 0 && apart < neighbours.most && apart > neighbours.least;
    return hexOfLch({
      l: lights[i]!,
      c: clamp(main.c, leastChroma, mostChroma),
      h: isNeighbour ? h : main.h + turn,
    });
  });
  const far = layout.side === "right" ? 0 : 1;
  const down = layout.side === "bottom" ? -1 : 1;
  const spots = layout.isWide
    ? [
        [0.05 + 0.9 * far, 0.1],
        [0.5, 1.05],
        [0.2 + 0.6 * far, 0.8],
      ]
    : [
        [0.98, 0.5 - down * 0.16],
        [0, 0.5 + down * 0.18],
        [0.8, 0.5 + down * 0.5],
      ];
  for (const [i, [x = 0, y = 0]] of spots.entries())
    picture.glow(x * width, y * height, long * (0.62 - i * 0.05), colors[i]!, 0.95);
}
