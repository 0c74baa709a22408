import { colors, type Theme } from "~/sections/themes/theme";
import css from "./plain.css?inline";

/** White, ink and one blue: the product does the talking. */
export const plain: Theme = {
  id: "plain",
  name: "Studio",
  about: "Quiet and wide, ink on white",
  templateId: "minimal",
  light: colors(
    ["#ffffff", "#f4f4f6", "#e2e3e8"],
    ["#0f1115", "#565d6a"],
    ["#2952e3", "#ffffff"],
    ["#2952e3", "#ffffff"],
    ["#0f1115", "#ffffff"],
  ),
  dark: colors(
    ["#101216", "#1a1d23", "#30343d"],
    ["#f4f5f7", "#a6adb8"],
    ["#8fb4ff", "#0b1020"],
    ["#8fb4ff", "#0b1020"],
    ["#f4f5f7", "#101216"],
  ),
  headline: {
    family: "Inter Variable",
    weight: 620,
    uppercase: false,
    letterSpacingEm: -0.032,
    lineHeight: 1.06,
  },
  body: { family: "Inter Variable", weight: 400 },
  scale: { narrow: 1.2, wide: 1.31 },
  radius: 16,
  buttonRadius: 999,
  density: 1,
  css,
};
