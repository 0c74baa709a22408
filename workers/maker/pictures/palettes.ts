import type { Tone } from "~/domain/video/brief";
import { hexOfLch, lchOf } from "./oklch";

/** Colours that go together, for pictures whose colours nobody chose: a dark one, a light one, and what they frame. */
const palettes: readonly { tones: readonly Tone[]; colors: readonly string[] }[] = [
  { tones: ["warm", "plain"], colors: ["#c8733c", "#2b1d16", "#f2d9b8", "#5b7c6b", "#f7efe4"] },
  { tones: ["playful", "warm"], colors: ["#2a9d8f", "#0f3d3e", "#e9c46a", "#f4a261", "#e76f51"] },
  { tones: ["playful", "bold"], colors: ["#ff6f91", "#5b2a86", "#ffc75f", "#9be7d8", "#fff1e6"] },
  { tones: ["plain", "bold"], colors: ["#5c7cfa", "#1f2a44", "#a5d8ff", "#f1f3f5", "#ffd43b"] },
  { tones: ["premium", "warm"], colors: ["#7b2d43", "#2d1b2e", "#d9a5a0", "#e8d8c3", "#6b7f5e"] },
  { tones: ["premium"], colors: ["#c9a86a", "#171a21", "#2f3b4a", "#ece6da", "#7d6b52"] },
  { tones: ["bold", "plain"], colors: ["#ef4444", "#111827", "#fde68a", "#f9fafb", "#2563eb"] },
  { tones: ["warm", "premium"], colors: ["#a4582f", "#33241c", "#e8c9a6", "#f6ede2", "#7f8f6a"] },
  { tones: ["plain", "premium"], colors: ["#3e6b5c", "#14302a", "#cfe0d2", "#f3f0e6", "#d98e5f"] },
  { tones: ["playful"], colors: ["#ff8c42", "#2e3a87", "#ffd166", "#8ecae6", "#fff6e9"] },
  { tones: ["bold"], colors: ["#6c3bf5", "#1a1040", "#ff5c8a", "#ffe066", "#f4efff"] },
  { tones: ["plain", "warm"], colors: ["#e07a5f", "#3d405b", "#81b29a", "#f2cc8f", "#f4f1de"] },
  { tones: ["bold", "playful"], colors: ["#00a896", "#05445e", "#ffb703", "#fb6f92", "#f0fbf9"] },
  { tones: ["premium", "plain"], colors: ["#4a5a78", "#1b2233", "#b9c4d6", "#f2f4f8", "#d6a77a"] },
  { tones: ["warm"], colors: ["#d1495b", "#3b1f2b", "#edae49", "#f7e1c6", "#66a182"] },
];

/** Of the tone; the same for the same number. */
export function paletteOf(tone: Tone | null, seed: number): readonly string[] {
  const fitting = palettes.filter(({ tones }) => tone === null || tones.includes(tone));
  return fitting[seed % fitting.length]!.colors;
}

const least = 4;
/** Lightnesses a palette must reach, and where it is taken when it does not. */
const light = { least: 0.88, at: 0.95 };
const dark = { most: 0.34, at: 0.24 };

/** Given colours with the tints and shades of theirs that a picture needs beside them. */
export function completedPalette(given: readonly string[]): readonly string[] {
  const main = lchOf(given.find((hex) => lchOf(hex).c > 0.05) ?? given[0]!);
  const lights = given.map((hex) => lchOf(hex).l);
  const tint = (l: number, c: number) => hexOfLch({ ...main, l, c: Math.min(main.c, c) });
  const colors = [
    ...given,
    ...(Math.max(...lights) < light.least ? [tint(light.at, 0.03)] : []),
    ...(Math.min(...lights) > dark.most ? [tint(dark.at, 0.07)] : []),
  ];
  for (const l of [0.82, 0.62, 0.45]) if (colors.length < least) colors.push(tint(l, 0.12));
  return colors;
}
