import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const italic = { family: "Playfair Display Variable", weight: 500, style: "italic" } as const;
const serif = { family: "Playfair Display Variable", weight: 600, style: "normal" } as const;
const text = { family: "Literata Variable", weight: 400, style: "normal" } as const;
const strong = { family: "Literata Variable", weight: 600, style: "normal" } as const;

/** Jewel colours under one lamp: evenings, tastings, concerts, cars. */
export const velvetTemplate: Template = {
  id: "velvet",
  name: "Velvet",
  style: "luxury",
  description:
    "Large italics in a single lamp's light on garnet, emerald or midnight; scenes open like an eye.",
  uses: ["fashion", "beauty", "event", "food"],
  palettes: [
    {
      id: "garnet",
      name: "Garnet",
      surfaces: [
        surface("#22040d", "#fdf1e4", "#dcc0b8", "#f0c66e", "#22040d", "#8c1434"),
        surface("#180207", "#fdf1e4", "#d8bcb4", "#f0c66e", "#180207", "#74102b"),
      ],
      overPicture: overPicture("#120206", "#fbe1ad", "#b5636f"),
    },
    {
      id: "emerald",
      name: "Emerald",
      surfaces: [
        surface("#04201a", "#f3f4e6", "#b7cdbf", "#e8cd84", "#04201a", "#0f6b50"),
        surface("#021510", "#f3f4e6", "#b1c8ba", "#e8cd84", "#021510", "#0c5741"),
      ],
      overPicture: overPicture("#010f0b", "#f5e6b6", "#5f9a86"),
    },
    {
      id: "midnight",
      name: "Midnight",
      surfaces: [
        surface("#080d26", "#f2f2fb", "#bcc2e0", "#f1c9a5", "#080d26", "#2a3fa0"),
        surface("#050819", "#f2f2fb", "#b7bddc", "#f1c9a5", "#050819", "#233588"),
      ],
      overPicture: overPicture("#040614", "#fbe0c8", "#6a77b8"),
    },
  ],
  textStyles: typeScale({
    display: { font: italic, size: 162, minSize: 56, lineHeight: 1.04, letterSpacingEm: -0.02 },
    title: { font: italic, size: 120, minSize: 48, lineHeight: 1.08, letterSpacingEm: -0.015 },
    figure: { font: serif, size: 430, lineHeight: 0.94, letterSpacingEm: -0.04 },
    quote: { font: italic, size: 112, lineHeight: 1.16, letterSpacingEm: -0.01 },
    body: { font: text, size: 42, lineHeight: 1.46 },
    label: { font: strong, size: 30, minSize: 22, lineHeight: 1.4, letterSpacingEm: 0.12, uppercase: true },
    action: { font: strong, size: 38, lineHeight: 1.2, letterSpacingEm: 0.01 },
    mark: { font: serif, size: 290, lineHeight: 0.62 },
  }),
  button: { fill: "accent", radius: 6, paddingXEm: 1.15, paddingYEm: 0.72 },
  radius: 6,
  cardPadding: 66,
  overPicture: "scrim",
  motif: "spotlight",
  ornament: "none",
  labelPlate: null,
  shadow: { opacity: 0.6, blur: 60, y: 24 },
  pictureFrame: "hairline",
  pictureTint: { blend: "multiply", opacity: 0.18 },
  header: "none",
  layouts: {
    hook: ["cover", "blurred", "inset", "closing", "statement"],
    point: ["spotlight", "cover", "framed", "statement", "numbered"],
    proof: ["blurred", "portrait-quote", "filmstrip", "quote"],
    offer: ["spotlight", "cover", "framed", "figure", "closing"],
    action: ["cover", "sign-off", "split", "closing"],
  },
  motion: {
    headline: entrance({
      reveal: "word",
      seconds: 1.2,
      staggerSeconds: 0.12,
      easing: "out-cubic",
      fromXEm: 0.18,
      fromYEm: 0.1,
    }),
    support: entrance({ seconds: 1.1, easing: "out-cubic", fromYEm: 0.2 }),
    sequenceSeconds: 0.26,
    picture: { enter: "fade", seconds: 0.8, easing: "in-out-cubic", zoom: 0.12, pan: 0.03 },
    exitSeconds: 0.4,
  },
  transition: { kind: "iris", seconds: 0.95, easing: "in-out-cubic" },
  musicBedId: "velvet-floor",
};
