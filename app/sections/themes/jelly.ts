import { colors, type Theme } from "~/sections/themes/theme";
import css from "./jelly.css?inline";

/** Round letters, bright grounds and soft corners. */
export const jelly: Theme = {
  id: "jelly",
  name: "Jelly",
  about: "Round, bright and cheerful",
  templateId: "jelly",
  light: colors(
    ["#fffaf0", "#fff0c2", "#f0d88c"],
    ["#2b1055", "#583a80"],
    ["#7a1fa2", "#fffaf0"],
    ["#7a1fa2", "#fff6d6"],
    ["#ffe45e", "#2b1055"],
  ),
  dark: colors(
    ["#1d0f38", "#2b1a4f", "#4b3679"],
    ["#fff6e0", "#cfc0ea"],
    ["#ffe45e", "#1d0f38"],
    ["#ffe45e", "#2b1055"],
    ["#ff9fbd", "#3d0a2a"],
  ),
  headline: {
    family: "Fredoka Variable",
    weight: 600,
    uppercase: false,
    letterSpacingEm: -0.012,
    lineHeight: 1.08,
  },
  body: { family: "Nunito Variable", weight: 500 },
  scale: { narrow: 1.215, wide: 1.32 },
  radius: 28,
  buttonRadius: 999,
  density: 0.95,
  css,
};
