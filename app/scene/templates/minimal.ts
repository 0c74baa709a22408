import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const semibold = { family: "Inter Variable", weight: 600, style: "normal" } as const;
const regular = { family: "Inter Variable", weight: 400, style: "normal" } as const;
const medium = { family: "Inter Variable", weight: 500, style: "normal" } as const;

/** White space and one typeface: the product does the talking. */
export const minimalTemplate: Template = {
  id: "minimal",
  name: "Studio",
  style: "minimal",
  description: "White space, one typeface, rounded pictures; scenes slide like cards.",
  uses: ["services", "health", "home", "beauty", "tech"],
  palettes: [
    {
      id: "snow",
      name: "Snow",
      surfaces: [
        surface("#ffffff", "#0f1115", "#5c6370", "#2952e3", "#ffffff", "#f1f2f6"),
        surface("#f3f4f7", "#0f1115", "#565d6a", "#2952e3", "#ffffff", "#e6e8ef"),
      ],
      overPicture: overPicture("#0b0d11", "#dfe6ff"),
    },
    {
      id: "sand",
      name: "Sand",
      surfaces: [
        surface("#f6f3ee", "#1c1a17", "#635d53", "#96501e", "#ffffff", "#ece6dc"),
        surface("#ebe4d9", "#1c1a17", "#585146", "#844312", "#ffffff", "#e0d7c8"),
      ],
      overPicture: overPicture("#14110d", "#f7dfc8"),
    },
    {
      id: "sage",
      name: "Sage",
      surfaces: [
        surface("#eff3ee", "#111a14", "#526057", "#23704a", "#ffffff", "#e0e9df"),
        surface("#1d3327", "#f3f8f3", "#bccfc2", "#a5dfb9", "#13231a", "#27452f"),
      ],
      overPicture: overPicture("#0b120e", "#cdeed9"),
    },
    {
      id: "graphite",
      name: "Graphite",
      surfaces: [
        surface("#16181c", "#f7f8fa", "#a6adb8", "#8fb4ff", "#0f1115", "#22262c"),
        surface("#ffffff", "#0f1115", "#5c6370", "#2952e3", "#ffffff", "#f1f2f6"),
      ],
      overPicture: overPicture("#0b0d11", "#dfe6ff"),
    },
  ],
  textStyles: typeScale({
    display: { font: semibold, size: 152, lineHeight: 1.02, letterSpacingEm: -0.028 },
    title: { font: semibold, size: 108, minSize: 44, lineHeight: 1.07, letterSpacingEm: -0.022 },
    figure: { font: semibold, size: 400, lineHeight: 0.9, letterSpacingEm: -0.045 },
    quote: { font: medium, size: 104, lineHeight: 1.14, letterSpacingEm: -0.018 },
    body: { font: regular, size: 46, lineHeight: 1.4, letterSpacingEm: -0.004 },
    label: { font: medium, size: 36, lineHeight: 1.3, letterSpacingEm: -0.008 },
    action: { font: medium, size: 44, lineHeight: 1.15, letterSpacingEm: -0.012 },
    mark: { font: semibold, size: 240, lineHeight: 0.74, letterSpacingEm: -0.05 },
  }),
  button: { fill: "accent", radius: 999, paddingXEm: 1.1, paddingYEm: 0.72 },
  radius: 44,
  cardPadding: 60,
  overPicture: "scrim",
  motif: "ring",
  ornament: "none",
  labelPlate: null,
  shadow: { opacity: 0.16, blur: 60, y: 26 },
  pictureFrame: "none",
  pictureTint: null,
  header: "none",
  layouts: {
    hook: ["framed", "medallion", "notification", "statement", "closing"],
    point: ["framed", "card", "loupe", "phone", "numbered", "statement"],
    proof: ["medallion", "testimonial", "duo", "quote", "figure"],
    offer: ["card", "framed", "figure", "closing"],
    action: ["card", "sign-off", "closing", "end-card"],
  },
  motion: {
    headline: entrance({
      reveal: "line",
      seconds: 0.9,
      staggerSeconds: 0.1,
      easing: "out-expo",
      fromYEm: 0.6,
    }),
    support: entrance({ seconds: 0.9, easing: "out-expo", fromYEm: 0.6 }),
    sequenceSeconds: 0.14,
    picture: { enter: "grow", seconds: 1.2, easing: "out-expo", zoom: 0.06, pan: 0 },
    exitSeconds: 0.2,
  },
  transition: { kind: "push", seconds: 0.7, easing: "in-out-cubic" },
  musicBedId: "lofi-morning",
};
