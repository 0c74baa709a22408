import type { Theme } from "~/sections/themes/theme";

const plain: Theme = {
  id: "plain",
  name: "Plain",
  about: "Quiet and wide, ink on paper",
  light: {
    background: "#ffffff",
    raised: "#f6f6f4",
    text: "#16161a",
    muted: "#55555e",
    line: "#e3e3e0",
    accent: "#1f4fd8",
    onAccent: "#ffffff",
  },
  dark: {
    background: "#121214",
    raised: "#1c1c20",
    text: "#f4f4f2",
    muted: "#b0b0b8",
    line: "#33333a",
    accent: "#8fb0ff",
    onAccent: "#0b1430",
  },
  headline: {
    family: "Inter Variable",
    weight: 700,
    uppercase: false,
    letterSpacingEm: -0.02,
    lineHeight: 1.1,
  },
  body: { family: "Inter Variable", weight: 400 },
  radius: 12,
  buttonRadius: 10,
  density: 1,
  css: "",
};

const all: readonly Theme[] = [plain];

export const themes: ReadonlyMap<string, Theme> = new Map(all.map((theme) => [theme.id, theme]));

/** The theme of an id; the first one where there is none of it. */
export function themeOf(id: string): Theme {
  return themes.get(id) ?? plain;
}
