import { type Oklch, oklch, type Rgb } from "~/providers/built-in/picture-maker/color";
import type { PictureIdea } from "~/providers/built-in/picture-maker/picture-idea";
import type { SeededRandom } from "~/providers/built-in/seeded-random";

/** Colours of a set built for a photograph: backdrop, floor, props, and the light on them. */
export interface SetPalette {
  backdropTop: Rgb;
  backdropBottom: Rgb;
  floor: Rgb;
  prop: Rgb;
  propDeep: Rgb;
  /** The thing the picture is about. */
  thing: Rgb;
  thingLight: Rgb;
  accent: Rgb;
  metal: Rgb;
  leaf: Rgb;
  key: Rgb;
  sky: Rgb;
  bounce: Rgb;
  isDark: boolean;
  /** False where plants are to be left out. */
  hasPlants: boolean;
}

/** Hue of the set and of what stands out from it, by mood; pairs that sit well together. */
const pairs: Record<PictureIdea["mood"], readonly (readonly [number, number])[]> = {
  plain: [
    [85, 40],
    [240, 60],
    [150, 45],
    [60, 200],
  ],
  warm: [
    [62, 35],
    [45, 150],
    [78, 25],
    [30, 85],
  ],
  bold: [
    [262, 55],
    [22, 95],
    [160, 40],
    [300, 85],
  ],
  playful: [
    [350, 95],
    [95, 255],
    [185, 20],
    [300, 60],
  ],
  premium: [
    [265, 80],
    [60, 75],
    [160, 82],
    [330, 70],
  ],
};

/** Lightness and chroma of backdrop and props by mood. */
const characters: Record<PictureIdea["mood"], { l: number; c: number; thingL: number; thingC: number }> = {
  plain: { l: 0.87, c: 0.022, thingL: 0.66, thingC: 0.08 },
  warm: { l: 0.82, c: 0.055, thingL: 0.6, thingC: 0.11 },
  bold: { l: 0.58, c: 0.16, thingL: 0.78, thingC: 0.16 },
  playful: { l: 0.82, c: 0.1, thingL: 0.72, thingC: 0.16 },
  premium: { l: 0.24, c: 0.025, thingL: 0.42, thingC: 0.05 },
};

/** Builds the set's colours. A first named colour paints the thing, a second one the set. */
export function setPalette(idea: PictureIdea, random: SeededRandom): SetPalette {
  const isDark = idea.mood === "premium" || idea.time === "night";
  const character = isDark ? characters.premium : characters[idea.mood];
  const [setHue, thingHue] = random.pick(allowedPairs(isDark ? "premium" : idea.mood, idea.avoid));
  const [first, second] = idea.colors;
  const set: Oklch = second
    ? { l: character.l, c: Math.min(second.c, character.c + 0.03), h: second.h }
    : {
        l: character.l,
        c: character.c,
        h: first && first.c > 0.03 ? first.h + random.pick([0, 0, 25, -25]) : setHue,
      };
  const thing: Oklch = first ?? { l: character.thingL, c: character.thingC, h: thingHue };
  const accentHue = first ? thing.h + random.pick([150, 180, 60]) : thingHue;
  const light = lightOf(idea, isDark);
  const shade = (l: number, c = set.c, h = set.h) =>
    oklch(Math.max(0.08, Math.min(0.97, l)), Math.max(0, c), h);
  return {
    backdropTop: shade(set.l - (isDark ? 0.1 : 0.05), set.c * 1.1),
    backdropBottom: shade(set.l + (isDark ? 0.08 : 0.035), set.c * 0.9),
    floor: shade(set.l + 0.01),
    prop: shade(set.l + (isDark ? 0.08 : 0.03), set.c * 0.85),
    propDeep: shade(set.l - (isDark ? 0.04 : 0.12), set.c * 1.35),
    thing: oklch(thing.l, thing.c, thing.h),
    thingLight: oklch(Math.min(0.95, thing.l + 0.16), thing.c * 0.55, thing.h),
    accent: oklch(isDark ? 0.6 : 0.72, isDark ? 0.1 : 0.13, accentHue),
    metal: oklch(0.8, 0.085, 82),
    leaf: oklch(isDark ? 0.38 : 0.52, 0.09, 142),
    ...light,
    isDark,
    hasPlants: !idea.without?.has("plants"),
  };
}

/** Pairs without a colour that is to be kept away from; all of them where none is left. */
function allowedPairs(mood: PictureIdea["mood"], avoid: PictureIdea["avoid"] = []) {
  const isNear = (hue: number) =>
    avoid.some(({ c, h }) => c > 0.03 && Math.abs(((hue - h + 540) % 360) - 180) < 38);
  const left = pairs[mood].filter((pair) => !pair.some(isNear));
  const others = Object.values(pairs)
    .flat()
    .filter((pair) => !pair.some(isNear));
  return left.length > 0 ? left : others.length > 0 ? others : pairs[mood];
}

function lightOf({ time }: PictureIdea, isDark: boolean): Pick<SetPalette, "key" | "sky" | "bounce"> {
  const warmth = time === "golden" || time === "dusk" ? 0.075 : time === "dawn" ? 0.045 : 0.02;
  const strength = isDark ? 1.9 : 1.16;
  const [r, g, b] = oklch(0.97, warmth, 75);
  const sky = oklch(0.9, time === "dusk" || time === "night" ? 0.05 : 0.012, 255);
  const fill = isDark ? 0.3 : 0.47;
  return {
    key: [r * strength, g * strength, b * strength],
    sky: [sky[0] * fill, sky[1] * fill, sky[2] * fill],
    bounce: [r * fill * 0.62, g * fill * 0.55, b * fill * 0.5],
  };
}
