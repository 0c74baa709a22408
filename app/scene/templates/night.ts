import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const bold = { family: "Space Grotesk Variable", weight: 600, style: "normal" } as const;
const medium = { family: "Space Grotesk Variable", weight: 500, style: "normal" } as const;
const regular = { family: "Manrope Variable", weight: 400, style: "normal" } as const;
const strong = { family: "Manrope Variable", weight: 600, style: "normal" } as const;

/** A dark stage with coloured light behind the words. */
export const nightTemplate: Template = {
  id: "night",
  name: "Night",
  style: "tech",
  description: "Dark stage, coloured light, a progress line; pictures come forward.",
  uses: ["event", "tech", "sport", "food"],
  palettes: [
    {
      id: "aurora",
      name: "Aurora",
      surfaces: [
        surface("#07080d", "#f5f7ff", "#aab2cc", "#8db4ff", "#07080d", "#2b3fd1"),
        surface("#07080d", "#f5f7ff", "#aab2cc", "#c3a6ff", "#07080d", "#6a2bd1"),
      ],
      overPicture: overPicture("#05060a", "#eaf1ff"),
    },
    {
      id: "ember",
      name: "Ember",
      surfaces: [
        surface("#0d0806", "#fff6ef", "#cdb8aa", "#ff9f6b", "#0d0806", "#b8371a"),
        surface("#0d0806", "#fff6ef", "#cdb8aa", "#ffc46b", "#0d0806", "#a3590c"),
      ],
      overPicture: overPicture("#0a0604", "#fff0e2"),
    },
    {
      id: "lagoon",
      name: "Lagoon",
      surfaces: [
        surface("#040b0d", "#effcff", "#a3bfc6", "#5fe3d0", "#04110f", "#0b7f86"),
        surface("#040b0d", "#effcff", "#a3bfc6", "#8be0ff", "#04110f", "#0e5fa8"),
      ],
      overPicture: overPicture("#030809", "#dffcf6"),
    },
  ],
  textStyles: typeScale({
    display: { font: bold, size: 164, minSize: 54, lineHeight: 1, letterSpacingEm: -0.035 },
    title: { font: bold, size: 112, minSize: 44, lineHeight: 1.05, letterSpacingEm: -0.03 },
    figure: { font: bold, size: 440, lineHeight: 0.88, letterSpacingEm: -0.06 },
    quote: { font: medium, size: 104, lineHeight: 1.14, letterSpacingEm: -0.02 },
    body: { font: regular, size: 45, lineHeight: 1.42 },
    label: { font: strong, size: 35, lineHeight: 1.3 },
    action: { font: strong, size: 43, lineHeight: 1.15, letterSpacingEm: -0.01 },
    mark: { font: bold, size: 260, lineHeight: 0.74, letterSpacingEm: -0.05 },
  }),
  button: { fill: "text", radius: 999, paddingXEm: 1.1, paddingYEm: 0.7 },
  radius: 36,
  cardPadding: 60,
  overPicture: "scrim",
  motif: "glow",
  ornament: "none",
  labelPlate: null,
  shadow: null,
  pictureFrame: "none",
  pictureTint: null,
  header: "progress",
  layouts: {
    hook: ["cover-centred", "cover", "phone", "statement", "closing"],
    point: ["cover", "framed", "phone", "spotlight", "numbered", "statement"],
    proof: ["framed", "blurred", "figure", "quote"],
    offer: ["cover-centred", "spotlight", "figure", "closing"],
    action: ["cover-centred", "phone", "closing"],
  },
  motion: {
    headline: entrance({
      reveal: "word",
      seconds: 0.8,
      staggerSeconds: 0.06,
      easing: "out-expo",
      fromYEm: 0.35,
      fromScale: 0.92,
    }),
    support: entrance({ fromYEm: 0.4 }),
    sequenceSeconds: 0.18,
    picture: { enter: "rise", seconds: 1.1, easing: "out-expo", zoom: 0.12, pan: 0 },
    exitSeconds: 0.25,
  },
  transition: { kind: "zoom", seconds: 0.7, easing: "out-cubic" },
  musicBedId: "night-circuit",
};
