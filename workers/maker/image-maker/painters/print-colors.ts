import { type Oklch, oklch, type Rgb } from "../../picture-maker/color";
import type { PictureIdea } from "../../picture-maker/picture-idea";
import type { SeededRandom } from "../../seeded-random";

/** Colours of something printed: a ground, ink that reads on it, and three that go with both. */
export interface PrintColors {
  ground: Rgb;
  ink: Rgb;
  first: Rgb;
  second: Rgb;
  third: Rgb;
  isDark: boolean;
}

type Five = readonly [Oklch, Oklch, Oklch, Oklch, Oklch];
const c = (l: number, chroma: number, h: number): Oklch => ({ l, c: chroma, h });

/** Sets that a designer chose together: ground, ink, then three more. */
const sets: Record<PictureIdea["mood"], readonly Five[]> = {
  plain: [
    [c(0.95, 0.02, 85), c(0.24, 0.03, 260), c(0.64, 0.19, 35), c(0.5, 0.11, 250), c(0.83, 0.12, 85)],
    [c(0.93, 0.025, 100), c(0.28, 0.05, 165), c(0.55, 0.11, 160), c(0.78, 0.12, 60), c(0.85, 0.05, 140)],
    [c(0.94, 0.015, 250), c(0.26, 0.07, 265), c(0.55, 0.17, 260), c(0.75, 0.13, 45), c(0.86, 0.05, 235)],
  ],
  warm: [
    [c(0.92, 0.035, 75), c(0.3, 0.07, 35), c(0.6, 0.15, 38), c(0.76, 0.13, 70), c(0.48, 0.07, 150)],
    [c(0.9, 0.05, 60), c(0.27, 0.05, 20), c(0.56, 0.17, 25), c(0.8, 0.12, 82), c(0.7, 0.06, 20)],
  ],
  bold: [
    [c(0.58, 0.22, 28), c(0.97, 0.02, 90), c(0.86, 0.17, 92), c(0.2, 0.03, 260), c(0.78, 0.1, 330)],
    [c(0.42, 0.2, 268), c(0.97, 0.02, 95), c(0.88, 0.18, 110), c(0.72, 0.2, 350), c(0.75, 0.14, 200)],
    [c(0.85, 0.17, 95), c(0.2, 0.02, 260), c(0.6, 0.22, 28), c(0.48, 0.19, 265), c(0.97, 0.02, 95)],
  ],
  playful: [
    [c(0.9, 0.06, 350), c(0.34, 0.13, 300), c(0.72, 0.19, 15), c(0.82, 0.15, 85), c(0.7, 0.13, 215)],
    [c(0.92, 0.07, 100), c(0.32, 0.12, 275), c(0.7, 0.18, 350), c(0.72, 0.14, 170), c(0.74, 0.17, 50)],
    [c(0.88, 0.07, 205), c(0.3, 0.11, 280), c(0.74, 0.18, 40), c(0.85, 0.15, 95), c(0.68, 0.18, 350)],
  ],
  premium: [
    [c(0.19, 0.015, 265), c(0.9, 0.04, 85), c(0.76, 0.095, 82), c(0.42, 0.05, 60), c(0.56, 0.05, 85)],
    [c(0.26, 0.05, 165), c(0.92, 0.035, 90), c(0.77, 0.09, 80), c(0.38, 0.06, 160), c(0.62, 0.06, 150)],
    [c(0.22, 0.06, 285), c(0.93, 0.02, 80), c(0.78, 0.09, 70), c(0.45, 0.1, 300), c(0.64, 0.1, 340)],
  ],
};

/**
 * Picks a set by mood. A named colour becomes the ground, or the first colour on a light ground where `onLight`; further ones
 * the others.
 */
export function printColors(idea: PictureIdea, random: SeededRandom, onLight = false): PrintColors {
  const isNight = idea.time === "night" && idea.mood === "plain";
  let [ground, ink, first, second, third] = random.pick(sets[isNight ? "premium" : idea.mood]);
  const [named, other, more] = idea.colors;
  if (named && onLight) {
    ground = c(named.l > 0.8 ? 0.35 : 0.965, 0.012, named.h);
    ink = c(0.3, Math.min(0.09, named.c), named.h);
    first = named;
    second = other ?? c(Math.max(0.3, named.l - 0.18), named.c, named.h + 12);
    third = more ?? c(Math.min(0.9, named.l + 0.2), named.c * 0.6, named.h - 12);
  } else if (named) {
    ground = named;
    const isLight = named.l > 0.62;
    ink = isLight
      ? c(0.22, Math.min(0.07, named.c * 0.6), named.h + (named.c > 0.03 ? random.pick([0, 180]) : 0))
      : c(0.96, 0.02, named.h);
    // Black, white and grey have no hue of their own to go by.
    const hue = named.c > 0.03 ? named.h : (other?.h ?? random.pick([82, 28, 75]));
    first = other ?? c(isLight ? 0.58 : 0.84, 0.16, named.c > 0.03 ? hue + random.pick([150, 60, 210]) : hue);
    second =
      more ??
      c(
        isLight ? 0.7 : 0.66,
        Math.max(0.08, named.c),
        hue + random.pick([30, -30]) * (named.c > 0.03 ? 1 : 0.5),
      );
    third = c(isLight ? 0.93 : 0.4, Math.min(0.06, named.c), hue);
  }
  const rgb = ({ l, c: chroma, h }: Oklch) => oklch(l, chroma, h);
  return {
    ground: rgb(ground),
    ink: rgb(ink),
    first: rgb(first),
    second: rgb(second),
    third: rgb(third),
    isDark: ground.l < 0.55,
  };
}
