import { colors, type Theme } from "~/sections/themes/theme";
import css from "./market.css?inline";

/** Warm paper, a soft old-style serif and green: made by hand. */
export const market: Theme = {
  id: "market",
  name: "Market",
  about: "Warm, friendly, made by hand",
  templateId: "market",
  light: colors(
    ["#fbf3e4", "#f3e4c8", "#dfc9a2"],
    ["#23180d", "#5d4a36"],
    ["#9c3410", "#fff3e0"],
    ["#1f4a36", "#fbf0dc"],
    ["#1f4a36", "#fbf0dc"],
  ),
  dark: colors(
    ["#1a140d", "#272018", "#4a3d2d"],
    ["#fbf0dc", "#c9b99e"],
    ["#f7a86b", "#1a140d"],
    ["#9fd3b3", "#10261b"],
    ["#234f3b", "#fbf0dc"],
  ),
  headline: {
    family: "Fraunces Variable",
    weight: 600,
    uppercase: false,
    letterSpacingEm: -0.02,
    lineHeight: 1.08,
  },
  body: { family: "Nunito Variable", weight: 450 },
  scale: { narrow: 1.22, wide: 1.33 },
  radius: 18,
  buttonRadius: 999,
  density: 1,
  css,
};
