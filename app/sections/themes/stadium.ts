import { colors, type Theme } from "~/sections/themes/theme";
import css from "./stadium.css?inline";

/** Tall capitals, hard corners and the yellow of a marking. */
export const stadium: Theme = {
  id: "stadium",
  name: "Stadium",
  about: "Tall capitals, fast and hard",
  templateId: "stadium",
  light: colors(
    ["#ffffff", "#f1f1ee", "#d6d6d0"],
    ["#0d0d0d", "#4a4a46"],
    ["#6b5400", "#ffffff"],
    ["#0d0d0d", "#ffd60a"],
    ["#ffd60a", "#0d0d0d"],
  ),
  dark: colors(
    ["#0d0d0d", "#1b1b19", "#3a3a35"],
    ["#ffffff", "#c9c9c4"],
    ["#ffd60a", "#0d0d0d"],
    ["#ffd60a", "#0d0d0d"],
    ["#ffd60a", "#0d0d0d"],
  ),
  headline: { family: "Anton", weight: 400, uppercase: true, letterSpacingEm: 0.004, lineHeight: 1.04 },
  body: { family: "Archivo Variable", weight: 450 },
  scale: { narrow: 1.255, wide: 1.4 },
  radius: 2,
  buttonRadius: 2,
  density: 0.9,
  css,
};
