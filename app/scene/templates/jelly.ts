import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const round = { family: "Fredoka Variable", weight: 600, style: "normal" } as const;
const text = { family: "Nunito Variable", weight: 600, style: "normal" } as const;
const strong = { family: "Nunito Variable", weight: 800, style: "normal" } as const;

/** Round letters, wobbling shapes and stickers: families, snacks, games, apps with a smile. */
export const jellyTemplate: Template = {
  id: "jelly",
  name: "Jelly",
  style: "playful",
  description: "Round letters that bounce in, wobbling shapes, pictures stuck on like stickers.",
  uses: ["children", "food", "sale", "opening"],
  palettes: [
    {
      id: "gumdrop",
      name: "Gumdrop",
      surfaces: [
        surface("#ffe45e", "#2b1055", "#4c2f73", "#7a1fa2", "#fff6c9", "#ffc93c"),
        surface("#8fdcf7", "#0f2347", "#26406b", "#5a189a", "#f3fbff", "#5cc4ec"),
        surface("#ff9fbd", "#3d0a2a", "#611b44", "#6b0f6b", "#ffeef4", "#ff7aa5"),
      ],
      overPicture: overPicture("#1c0b38", "#ffe45e"),
    },
    {
      id: "soda",
      name: "Soda",
      surfaces: [
        surface("#d9f75e", "#10321f", "#2f5334", "#0a5c38", "#f4ffd0", "#b8e032"),
        surface("#fff7e0", "#1f2a1a", "#515c47", "#c0330c", "#fff6e8", "#ffd28a"),
        surface("#ffb27a", "#3a1604", "#5f2d12", "#7d1d04", "#fff0e2", "#ff9650"),
      ],
      overPicture: overPicture("#0e2216", "#d9f75e"),
    },
    {
      id: "grape",
      name: "Grape",
      surfaces: [
        surface("#5a3de0", "#ffffff", "#e9e4ff", "#ffe45e", "#2b1a80", "#7356f0"),
        surface("#ffe9d6", "#2a1760", "#5b4a86", "#5a2fd0", "#fff5ec", "#ffcba8"),
        surface("#b8f2d8", "#0f2f4a", "#2c5066", "#3f24b8", "#f0fff8", "#86e3bd"),
      ],
      overPicture: overPicture("#170c40", "#ffe45e"),
    },
  ],
  textStyles: typeScale({
    display: { font: round, size: 168, minSize: 54, lineHeight: 1, letterSpacingEm: -0.015 },
    title: { font: round, size: 122, minSize: 46, lineHeight: 1.04, letterSpacingEm: -0.01 },
    figure: { font: round, size: 440, lineHeight: 0.9, letterSpacingEm: -0.02 },
    quote: { font: round, size: 108, lineHeight: 1.1 },
    body: { font: text, size: 48, minSize: 28, lineHeight: 1.36 },
    label: { font: strong, size: 38, lineHeight: 1.2 },
    action: { font: strong, size: 48, lineHeight: 1.1 },
    mark: { font: round, size: 300, lineHeight: 0.66 },
  }),
  button: { fill: "accent", radius: 999, paddingXEm: 1.05, paddingYEm: 0.66 },
  radius: 64,
  cardPadding: 60,
  overPicture: "scrim",
  motif: "blobs",
  ornament: "none",
  labelPlate: { radius: 999, paddingXEm: 0.7, paddingYEm: 0.3 },
  shadow: { opacity: 0.28, blur: 40, y: 18 },
  pictureFrame: "sticker",
  pictureTint: null,
  header: "none",
  layouts: {
    hook: ["medallion", "framed", "prints", "panel", "statement"],
    point: ["framed", "medallion", "phone", "panel", "statement"],
    proof: ["prints", "medallion", "testimonial", "quote", "rating"],
    offer: ["framed", "arch", "coupon", "panel"],
    action: ["medallion", "phone", "prints", "closing"],
  },
  motion: {
    headline: entrance({
      reveal: "letter",
      seconds: 0.9,
      staggerSeconds: 0.028,
      easing: "spring",
      fromYEm: 0.55,
      fromScale: 0.4,
      fromRotationDegrees: -14,
    }),
    support: entrance({ seconds: 0.8, easing: "spring", fromYEm: 0.5, fromScale: 0.86 }),
    sequenceSeconds: 0.16,
    picture: { enter: "grow", seconds: 0.9, easing: "spring", zoom: 0.06, pan: 0 },
    exitSeconds: 0.2,
  },
  transition: { kind: "iris", seconds: 0.65, easing: "in-out-cubic" },
  musicBedId: "paper-boats",
};
