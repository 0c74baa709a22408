import { colors, type Theme } from "~/sections/themes/theme";
import css from "./night.css?inline";

/** Near black and near white, exact shapes, one cold light. */
export const night: Theme = {
  id: "night",
  name: "Night",
  about: "Dark, precise, with light at the edges",
  templateId: "night",
  light: colors(
    ["#f7f8fb", "#ebeef5", "#d3d9e6"],
    ["#0b0e17", "#4d566b"],
    ["#2f45cf", "#ffffff"],
    ["#2f45cf", "#ffffff"],
    ["#0b0e17", "#e9eeff"],
  ),
  dark: colors(
    ["#07080d", "#11141d", "#272d3d"],
    ["#f3f5fd", "#a7afc6"],
    ["#8db4ff", "#07080d"],
    ["#8db4ff", "#07080d"],
    ["#131b3d", "#e6edff"],
  ),
  headline: {
    family: "Space Grotesk Variable",
    weight: 560,
    uppercase: false,
    letterSpacingEm: -0.035,
    lineHeight: 1.04,
  },
  body: { family: "Manrope Variable", weight: 430 },
  scale: { narrow: 1.21, wide: 1.33 },
  radius: 14,
  buttonRadius: 10,
  density: 1.05,
  css,
};
