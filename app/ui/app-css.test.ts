import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../app.css", import.meta.url), "utf8");

type Oklch = readonly [lightness: number, chroma: number, hueDegrees: number];
const themes = ["light", "dark"] as const;

/** The colour a token has in a theme, following `var()` and `light-dark()`. */
function readToken(name: string, theme: (typeof themes)[number]): Oklch {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (!value) throw new Error(`app.css has no --color-${name}`);
  const reference = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  if (reference) return readToken(reference, theme);
  const colors = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const color = colors.length > 1 ? colors[theme === "light" ? 0 : 1] : colors[0];
  if (!color) throw new Error(`--color-${name} is not an opaque oklch() colour`);
  return [Number(color[1]), Number(color[2]), Number(color[3])];
}

/** Relative luminance of an OKLCH colour. Source: https://bottosson.github.io/posts/oklab/ */
function luminance([lightness, chroma, hueDegrees]: Oklch): number {
  const hue = (hueDegrees * Math.PI) / 180;
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(first: Oklch, second: Oklch): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const backgrounds = ["surface", "raised", "sunken"];
const pairs: [ink: string, backgrounds: string[], least: number][] = [
  ["text", backgrounds, 7],
  ["text", ["found"], 4.5],
  ["muted", backgrounds, 7],
  ["faint", backgrounds, 4.5],
  ["accent", [...backgrounds, "accent-soft"], 4.5],
  ["danger", [...backgrounds, "danger-soft"], 4.5],
  ["success", [...backgrounds, "success-soft"], 4.5],
  ["warning", [...backgrounds, "warning-soft"], 4.5],
  ["on-accent", ["accent", "accent-hover"], 4.5],
  ["line-strong", ["surface", "raised"], 3],
  ["focus", backgrounds, 3],
];

for (const theme of themes) {
  for (const [ink, onBackgrounds, least] of pairs) {
    test.each(onBackgrounds)(`${theme}: ${ink} on %s has a contrast of at least ${least}`, (background) => {
      expect(contrast(readToken(ink, theme), readToken(background, theme))).toBeGreaterThanOrEqual(least);
    });
  }
}
