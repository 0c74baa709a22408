import { colors, type Theme } from "~/sections/themes/theme";
import css from "./poster.css?inline";

/** Heavy capitals, hard edges and one loud colour. */
export const poster: Theme = {
  id: "poster",
  name: "Poster",
  about: "Heavy capitals on blocks of colour",
  templateId: "bold",
  light: colors(
    ["#fff8f0", "#fbe8d6", "#e6cdb6"],
    ["#140f0d", "#4c4039"],
    ["#b82c04", "#fff8f0"],
    ["#ff4a1c", "#140b07"],
    ["#ff4a1c", "#140b07"],
  ),
  dark: colors(
    ["#140f0d", "#231a16", "#4a372d"],
    ["#fff4ec", "#d8c7bb"],
    ["#ff7a52", "#140f0d"],
    ["#ff6a3d", "#140f0d"],
    ["#ff5a2c", "#140b07"],
  ),
  headline: {
    family: "Archivo Variable",
    weight: 880,
    uppercase: true,
    letterSpacingEm: -0.035,
    lineHeight: 0.94,
  },
  body: { family: "Archivo Variable", weight: 450 },
  scale: { narrow: 1.225, wide: 1.36 },
  radius: 0,
  buttonRadius: 0,
  density: 0.9,
  css,
};
