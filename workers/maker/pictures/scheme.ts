import type { Shade } from "./measure-subject";
import {
  clamp,
  contrast,
  distance,
  hexOfLch,
  hueDistance,
  labDistance,
  labOf,
  lchOf,
  type Oklch,
  tone,
  withLightness,
} from "./oklch";
import type { Subject } from "./subject";

/** The colours of one picture. */
export interface Scheme {
  ground: string;
  /** Of the palette, apart from the ground, the most telling first. */
  accents: readonly [string, string, string];
  /** For text on the ground. */
  ink: string;
  isDark: boolean;
  /** For shadows on the ground. */
  shade: string;
}

/** Dark text on a picture. */
export const darkestInk = "#14161c";

/** What kind of ground is looked for. */
export type GroundKind = "any" | "light" | "dark" | "bold" | "calm";

const isKind: Record<GroundKind, (color: Oklch) => boolean> = {
  any: () => true,
  light: ({ l }) => l > 0.8,
  dark: ({ l }) => l < 0.36,
  bold: ({ l, c }) => c > 0.075 && l > 0.42 && l < 0.9,
  calm: ({ l, c }) => l > 0.72 && c < 0.11,
};

/** More contrast than this counts for nothing: else everything would end on near-black. */
const mostDistance = 0.36;
const rimShare = 0.65;
const colorShare = 0.35;

interface Candidate {
  hex: string;
  /** The palette's own colours are preferred a little. */
  bonus: number;
}

/** Chooses a ground on which a subject stands out, and everything else from the palette; a ground that is asked for is kept. */
export function chooseScheme(
  {
    palette,
    subject,
    ground,
    random,
  }: { palette: readonly string[]; subject: Subject; ground: string | null; random: () => number },
  kind: GroundKind,
): Scheme {
  if (ground) return schemeOn(ground, palette, subject);
  const candidates = palette.flatMap(variantsOf);
  const fitting = candidates.filter(({ hex }) => isKind[kind](lchOf(hex)));
  const list = fitting.length > 0 ? fitting : kind === "bold" ? palette.map(boldened) : candidates;
  const rated = (options: readonly Candidate[]) =>
    options
      .map((option) => ({ hex: option.hex, score: groundScore(option, subject) + random() * 0.09 }))
      .reduce((best, each) => (each.score > best.score ? each : best));
  let best = rated(list);
  if (kind === "bold" || kind === "dark") {
    const open = rated(candidates);
    if (open.score > best.score + 0.2) best = open;
  }
  return schemeOn(legible(best.hex), palette, subject);
}

/** A scheme for a picture without a subject. */
export function plainScheme(
  palette: readonly string[],
  kind: GroundKind | "deep",
  random: () => number,
): Scheme {
  const candidates = palette.flatMap(variantsOf).map(({ hex, bonus }) => ({
    hex,
    score: bonus + 0.08 * Math.min(7, legibility(hex)) + 0.4 * lchOf(hex).c + random() * 0.25,
  }));
  const isFitting = kind === "deep" ? ({ l, c }: Oklch) => l < 0.42 && c > 0.03 : isKind[kind];
  const fitting = candidates.filter(({ hex }) => isFitting(lchOf(hex)));
  const best = (fitting.length > 0 ? fitting : candidates).reduce((one, other) =>
    other.score > one.score ? other : one,
  );
  return schemeOn(legible(best.hex), palette, null);
}

/** What a ground has for small text, with some to spare for what is drawn on it (WCAG 2.2, 1.4.3: 4.5). */
const wantedContrast = 5.3;
const nudge = 0.01;
const mostNudges = 9;

/** A ground between light and dark, moved so far towards the nearer end that one ink reads on it. */
export function legible(hex: string): string {
  const { l, h } = lchOf(hex);
  const step = l > 0.6 || isMuddy(hex, h) ? nudge : -nudge;
  let moved = hex;
  for (let turn = 1; turn <= mostNudges && legibility(moved) < wantedContrast; turn++)
    moved = tone(hex, step * turn);
  return moved;
}

/** Hues that turn to mud where they are dark. */
const isMuddy = (hex: string, hue: number) => hue > 40 && hue < 125 && lchOf(hex).l > 0.5;

/** Contrast of the better ink. */
const legibility = (hex: string) => Math.max(contrast(hex, "#ffffff"), contrast(hex, darkestInk));

/** What follows from a ground. */
export function schemeOn(ground: string, palette: readonly string[], subject: Subject | null): Scheme {
  const accents = palette
    .map((hex) => ({
      hex,
      score: Math.min(0.35, distance(hex, ground)) + 0.8 * rimDistance(hex, subject) + 0.5 * lchOf(hex).c,
    }))
    .filter(({ hex }) => distance(hex, ground) > 0.1)
    .sort((one, other) => other.score - one.score)
    .map(({ hex }) => hex);
  const { l } = lchOf(ground);
  const darkest = palette.reduce((dark, hex) => (lchOf(hex).l < lchOf(dark).l ? hex : dark));
  const darkInk = withLightness(darkest, Math.min(0.24, lchOf(darkest).l));
  const white = contrast(ground, "#ffffff");
  const first = accents[0] ?? tone(ground, l > 0.5 ? -0.15 : 0.15);
  const second = accents[1] ?? accents[0] ?? tone(ground, 0.1);
  return {
    ground,
    accents: [first, second, accents[2] ?? first],
    ink: white > contrast(ground, darkInk) * 0.8 && white > 3 ? "#ffffff" : darkInk,
    isDark: l < 0.45,
    shade: withLightness(ground, Math.max(0.12, l * 0.45), 0.9),
  };
}

/** How well a colour is told from the rim of a subject. */
function rimDistance(hex: string, subject: Subject | null): number {
  const lab = labOf(hex);
  return (subject?.rim ?? []).reduce(
    (sum, shade) => sum + shade.share * Math.min(0.4, labDistance(lab, shade.lab)),
    0,
  );
}

/** The colour of a list that a subject stands out from best; the earlier ones are preferred a little. */
export function pickBehind(subject: Subject, list: readonly string[]): string {
  const score = (hex: string, place: number) => rimDistance(hex, subject) - place * 0.035;
  return list.reduce((best, hex, place) =>
    score(hex, place) > score(best, list.indexOf(best)) ? hex : best,
  );
}

export const farthest = (from: string, list: readonly string[]) =>
  list.reduce((best, hex) => (distance(hex, from) > distance(best, from) ? hex : best));

const isApart = (one: string, other: string, least: number) => distance(one, other) > least;

/** For a disc behind a subject: cream, else a light tint of an accent, else the accent. */
export function discColor(subject: Subject, { accents: [first, second], ground }: Scheme): string {
  const options = [
    "#fffaf2",
    withLightness(first, 0.92, 0.5),
    withLightness(second, 0.92, 0.5),
    first,
    second,
  ];
  const apart = options.filter((hex) => isApart(hex, ground, 0.16));
  return pickBehind(subject, apart.length > 0 ? apart : options);
}

/** A second colour for a large area beside the ground. */
export function secondColor(
  subject: Subject,
  { accents, ground }: Scheme,
  palette: readonly string[],
): string {
  const best = pickBehind(subject, accents);
  return isApart(best, ground, 0.2) ? best : farthest(ground, palette);
}

/** A colour, tints of it, and shades where it bears them: a dark yellow is mud. */
function variantsOf(hex: string): Candidate[] {
  const { l, c, h } = lchOf(hex);
  const variant = (lightness: number, chroma: number, bonus: number): Candidate => ({
    hex: withLightness(hex, lightness, chroma),
    bonus,
  });
  return [
    { hex, bonus: 0.1 + Math.min(0.06, c * 0.4) - (l < 0.3 ? 0.05 : 0) },
    variant(0.93, 0.5, 0.03),
    variant(0.85, 0.85, 0.05),
    ...(isMuddy(hex, h) || c < 0.03 ? [] : [variant(0.52, 1, 0.05), variant(0.34, 0.85, 0.01)]),
    ...(l < 0.45 ? [variant(0.24, 0.8, -0.03)] : []),
  ];
}

function boldened(hex: string): Candidate {
  const { l, c, h } = lchOf(hex);
  return { hex: hexOfLch({ l: clamp(l, 0.5, 0.82), c: Math.max(c, 0.11), h }), bonus: 0 };
}

function groundScore({ hex, bonus }: Candidate, { rim, colors, main }: Subject): number {
  const lab = labOf(hex);
  const { c, h } = lchOf(hex);
  let sum = 0;
  let weights = 0;
  let worst = Number.POSITIVE_INFINITY;
  const count = (shades: readonly Shade[], weight: number) => {
    for (const shade of shades) {
      const apart = Math.min(mostDistance, labDistance(lab, shade.lab));
      sum += apart * shade.share * weight;
      weights += shade.share * weight;
      if (shade.share > 0.16) worst = Math.min(worst, apart);
    }
  };
  count(rim, rimShare);
  count(colors, colorShare);
  const turn = main && c > 0.05 ? hueDistance(h, main.h) : null;
  // Between light and dark neither ink reads well.
  const dullness = Math.max(0, 5.2 - legibility(hex)) * 0.09;
  const hueBonus = turn === null ? 0 : turn < 28 ? -0.1 : turn > 100 ? 0.03 : 0;
  return sum / (weights || 1) + 0.5 * Math.min(worst, 0.24) + bonus + hueBonus - dullness;
}
