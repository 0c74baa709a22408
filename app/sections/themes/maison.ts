import { colors, type Theme } from "~/sections/themes/theme";
import css from "./maison.css?inline";

/** Ivory and gold, a light serif, fine lines and a great deal of air. */
export const maison: Theme = {
  id: "maison",
  name: "Maison",
  about: "Ivory, fine lines and a light serif",
  templateId: "maison",
  light: colors(
    ["#faf7f0", "#f1ebdf", "#d9cdb6"],
    ["#221d16", "#6a5f50"],
    ["#7d5e26", "#fffaf0"],
    ["#221d16", "#faf7f0"],
    ["#221d16", "#f3e6cb"],
  ),
  dark: colors(
    ["#0f0e0c", "#1a1814", "#40382a"],
    ["#f5eee0", "#b6ab98"],
    ["#d8b878", "#0f0e0c"],
    ["#d8b878", "#0f0e0c"],
    ["#1f1b14", "#e7cf9c"],
  ),
  headline: {
    family: "Cormorant Variable",
    weight: 500,
    uppercase: false,
    letterSpacingEm: -0.012,
    lineHeight: 1.04,
  },
  body: { family: "Montserrat Variable", weight: 400 },
  scale: { narrow: 1.25, wide: 1.375 },
  radius: 0,
  buttonRadius: 0,
  density: 1.25,
  css,
};
