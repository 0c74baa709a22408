import { colors, type Theme } from "~/sections/themes/theme";
import css from "./gazette.css?inline";

/** Paper, ink and a large serif between ruled columns. */
export const gazette: Theme = {
  id: "gazette",
  name: "Gazette",
  about: "Paper and ink, a large serif between rules",
  templateId: "editorial",
  light: colors(
    ["#f6f2e9", "#ece5d7", "#cfc6b4"],
    ["#1b1916", "#5a544a"],
    ["#8a2f1d", "#fbf7f0"],
    ["#1b1916", "#f6f2e9"],
    ["#1b1916", "#f6f2e9"],
  ),
  dark: colors(
    ["#171512", "#221f1a", "#433d33"],
    ["#f5f0e6", "#b7afa1"],
    ["#e0a48a", "#171512"],
    ["#f5f0e6", "#171512"],
    ["#e6ddca", "#1b1916"],
  ),
  headline: {
    family: "Instrument Serif",
    weight: 400,
    uppercase: false,
    letterSpacingEm: -0.018,
    lineHeight: 1.02,
  },
  body: { family: "Inter Variable", weight: 400 },
  scale: { narrow: 1.245, wide: 1.37 },
  radius: 0,
  buttonRadius: 0,
  density: 1.05,
  css,
};
