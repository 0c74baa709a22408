import { expect, test } from "vitest";
import { createRandom } from "~/domain/random/seeded-random";
import { AA_TEXT, contrastRatio } from "~/scene/contrast";
import { pageColors } from "~/sections/themes/page-colors";
import type { ThemeColors } from "~/sections/themes/theme";
import { themes } from "~/sections/themes/themes";

/** What is read on what. */
function pairsOf(colors: ThemeColors): [string, string, string][] {
  const grounds = Object.entries({ background: colors.background, raised: colors.raised });
  return [
    ...grounds.flatMap(([ground, color]): [string, string, string][] => [
      [`text on ${ground}`, colors.text, color],
      [`muted on ${ground}`, colors.muted, color],
      [`accent on ${ground}`, colors.accent, color],
    ]),
    ["onAccent on accent", colors.onAccent, colors.accent],
    ["onButton on button", colors.onButton, colors.button],
    ["onPanel on panel", colors.onPanel, colors.panel],
  ];
}

function tooWeak(colors: ThemeColors): string[] {
  return pairsOf(colors).flatMap(([name, text, ground]) => {
    const ratio = contrastRatio(text, ground);
    return ratio >= AA_TEXT ? [] : [`${name}: ${text} on ${ground} is ${ratio.toFixed(2)}`];
  });
}

test.each([...themes.values()])("all text of the theme $id reads at AA in light and in dark", (theme) => {
  expect(tooWeak(theme.light)).toEqual([]);
  expect(tooWeak(theme.dark)).toEqual([]);
});

const random = createRandom(15);
const anyColor = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;
const brands = Array.from({ length: 200 }, () => ({
  accent: anyColor(),
  ...(random() < 0.6 && { background: anyColor() }),
  ...(random() < 0.4 && { text: anyColor() }),
}));

test.each([...themes.values()])("200 brands' colours read at AA in the theme $id", (theme) => {
  const weak = brands.flatMap((brand) => {
    const { light, dark } = pageColors(theme, brand);
    return [...tooWeak(light), ...tooWeak(dark)].map((each) => `${JSON.stringify(brand)} ${each}`);
  });
  expect(weak).toEqual([]);
});

test("a background is kept in the mode it is light or dark enough for", () => {
  const [theme] = themes.values();
  const { light, dark } = pageColors(theme as NonNullable<typeof theme>, { background: "#fff4e0" });
  expect(light.background).toBe("#fff4e0");
  expect(contrastRatio(dark.background, "#000000")).toBeLessThan(1.5);
});

test("buttons have a brand's own colour, and what stands on them reads", () => {
  const [theme] = themes.values();
  const { light } = pageColors(theme as NonNullable<typeof theme>, { accent: "#ffd400" });
  expect(light.button).toBe("#ffd400");
  expect(light.onButton).toBe("#000000");
  expect(light.accent).not.toBe("#ffd400");
});
