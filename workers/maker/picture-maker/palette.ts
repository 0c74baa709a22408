import type { SeededRandom } from "../seeded-random";
import { type Oklch, oklch, type Rgb } from "./color";
import type { PictureIdea } from "./picture-idea";

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
  /** Whether the words name the thing's colour, and one more. */
  isNamed: boolean;
  isSecond: boolean;
  /** False where plants are to be left out. */
  hasPlants: boolean;
  /** Whether a pumpkin has a face. */
  hasFace: boolean;
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

/**
 * Builds the set's colours. A named ground is the set; else a first named colour paints the thing, a second one the set. What
 * stands on a named ground is given a colour that shows on it.
 */
export function setPalette(idea: PictureIdea, random: SeededRandom): SetPalette {
  const ground = idea.ground?.[0];
  const isDark = ground ? ground.l < 0.46 : idea.mood === "premium" || idea.time === "night";
  const character = isDark ? characters.premium : characters[idea.mood];
  const [setHue, thingHue] = random.pick(allowedPairs(isDark ? "premium" : idea.mood, idea.avoid));
  const [first, second] = idea.colors;
  const isPale = !isDark && !ground && (idea.details?.has("pastel") ?? false);
  const set: Oklch = isPale
    ? { l: 0.91, c: 0.042, h: second?.h ?? (first ? first.h + random.pick([0, 120, -60]) : setHue) }
    : ground
      ? ground
      : second
        ? { l: character.l, c: Math.min(second.c, character.c + 0.03), h: second.h }
        : {
            l: character.l,
            c: character.c,
            h: first && first.c > 0.03 ? first.h + random.pick([0, 0, 25, -25]) : setHue,
          };
  // Yellow and its neighbours are mud where they are as dark as other hues may be.
  if (!ground && !isDark && set.c > 0.09)
    set.l = Math.max(set.l, 0.82 - Math.abs(hueApart(set.h, 92)) * 0.0042);
  const usual: Oklch = isPale
    ? { l: 0.82, c: 0.085, h: thingHue }
    : { l: character.thingL, c: character.thingC, h: thingHue };
  const thing: Oklch = first ?? (ground ? random.pick(standingOut(ground)) : usual);
  const accentHue = first || ground ? thing.h + random.pick([150, 180, 60]) : thingHue;
  const light = lightOf(idea, isDark);
  const shade = (l: number, c = set.c, h = set.h) =>
    oklch(Math.max(0.08, Math.min(0.97, l)), Math.max(0, c), h);
  const top = idea.ground?.[1] ?? {
    ...set,
    l: set.l - (ground ? 0.03 : isDark ? 0.1 : 0.05),
    c: set.c * 1.1,
  };
  return {
    backdropTop: shade(top.l, top.c, top.h),
    backdropBottom: shade(set.l + (isDark ? 0.08 : 0.035), set.c * 0.9),
    floor: shade(set.l + 0.01),
    prop: shade(set.l + (isDark ? 0.08 : 0.03), set.c * 0.85),
    // Yellow turns to olive as it darkens, unless it turns to orange.
    propDeep: idea.around
      ? oklch(idea.around.l, idea.around.c, idea.around.h)
      : shade(
          set.l - (isDark ? 0.04 : ground || isPale ? 0.07 : 0.12),
          set.c * (ground ? 1.1 : 1.35),
          isDark ? set.h : set.h - 24 * Math.max(0, 1 - Math.abs(hueApart(set.h, 95)) / 34),
        ),
    thing: oklch(thing.l, thing.c, thing.h),
    thingLight: oklch(Math.min(0.95, thing.l + 0.16), thing.c * 0.55, thing.h),
    accent:
      second && ground
        ? oklch(second.l, second.c, second.h)
        : oklch(isDark ? 0.6 : 0.72, isDark ? 0.1 : 0.13, accentHue),
    metal: oklch(0.8, 0.085, 82),
    leaf: oklch(isDark ? 0.38 : 0.52, 0.09, 142),
    ...light,
    isDark,
    isNamed: first !== undefined,
    isSecond: second !== undefined,
    hasPlants: !idea.without?.has("plants"),
    hasFace: idea.details?.has("face") ?? false,
  };
}

/** Colours that show on a ground: its own, much deeper or paler; near white or near black; the one across from it. */
function standingOut({ l, c, h }: Oklch): Oklch[] {
  const isLight = l > 0.6;
  const own: Oklch = isLight
    ? { l: l - 0.34, c: Math.max(0.06, c * 1.1), h }
    : { l: l + 0.36, c: Math.max(0.07, c), h };
  const across: Oklch = { l: isLight ? 0.6 : 0.76, c: 0.13, h: h + 170 };
  const plain: Oklch = l < 0.9 ? { l: 0.95, c: 0.018, h: 85 } : { l: 0.34, c: 0.03, h: 260 };
  return [own, plain, across];
}

const hueApart = (one: number, other: number) => ((one - other + 540) % 360) - 180;

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
