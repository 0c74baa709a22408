import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const serif = { family: "Fraunces Variable", weight: 650, style: "normal" } as const;
const regular = { family: "Nunito Variable", weight: 500, style: "normal" } as const;
const strong = { family: "Nunito Variable", weight: 800, style: "normal" } as const;

/** Warm fields of colour and a soft heavy serif: food, craft, beauty. */
export const marketTemplate: Template = {
  id: "market",
  name: "Market",
  style: "playful",
  description: "A soft, heavy serif on fields of warm colour, scalloped rounds, generous curves.",
  uses: ["food", "craft", "opening", "children", "charity", "sale"],
  palettes: [
    {
      id: "orchard",
      name: "Orchard",
      surfaces: [
        surface("#f7d9a8", "#2c1405", "#5a3413", "#8a2b06", "#fff3e0", "#efb968"),
        surface("#1f4a36", "#fbf0dc", "#cfdfcb", "#f7c56b", "#1f3326", "#2f6b4b"),
        surface("#fbf0dc", "#23180d", "#5d4a36", "#9c3410", "#fff3e0", "#f3d3a0"),
      ],
      overPicture: overPicture("#1c120a", "#fbd694"),
    },
    {
      id: "berry",
      name: "Berry",
      surfaces: [
        surface("#f4c9c5", "#3b0a1e", "#652038", "#8d1140", "#fff0ef", "#eba5a5"),
        surface("#5b1030", "#ffeeea", "#f0c6cc", "#ffb59e", "#4a0b26", "#7d1a44"),
        surface("#fff1ea", "#35101f", "#6a3f4e", "#98133f", "#fff0ef", "#f7cdbd"),
      ],
      overPicture: overPicture("#220812", "#ffc9b8"),
    },
    {
      id: "meadow",
      name: "Meadow",
      surfaces: [
        surface("#d9e4b4", "#1d260c", "#414c25", "#3f5a10", "#f8fbe8", "#bccf83"),
        surface("#fff7df", "#25260f", "#5b5a3a", "#5a6a12", "#fffbea", "#f0dda0"),
        surface("#33471d", "#f8fbe2", "#d3dcb2", "#f2d35e", "#26360f", "#4a6429"),
      ],
      overPicture: overPicture("#12180a", "#eef0a8"),
    },
  ],
  textStyles: typeScale({
    display: { font: serif, size: 168, minSize: 54, lineHeight: 1, letterSpacingEm: -0.014 },
    title: { font: serif, size: 122, minSize: 46, lineHeight: 1.04, letterSpacingEm: -0.01 },
    figure: { font: serif, size: 430, lineHeight: 0.88, letterSpacingEm: -0.03 },
    quote: { font: serif, size: 108, lineHeight: 1.1, letterSpacingEm: -0.008 },
    body: { font: regular, size: 47, lineHeight: 1.38 },
    label: { font: strong, size: 37, lineHeight: 1.3 },
    action: { font: strong, size: 45, lineHeight: 1.15 },
    mark: { font: serif, size: 280, lineHeight: 0.68, letterSpacingEm: -0.04 },
  }),
  button: { fill: "accent", radius: 999, paddingXEm: 1.1, paddingYEm: 0.72 },
  radius: 120,
  cardPadding: 64,
  overPicture: "scrim",
  motif: "scallop",
  ornament: "none",
  labelPlate: null,
  shadow: null,
  pictureFrame: "offset",
  pictureTint: null,
  header: "none",
  layouts: {
    hook: ["arch", "medallion", "band", "statement"],
    point: ["split", "framed", "arch", "numbered", "statement"],
    proof: ["medallion", "portrait-quote", "mosaic", "quote", "rating"],
    offer: ["framed", "split", "arch", "coupon", "figure"],
    action: ["medallion", "split", "arch", "closing"],
  },
  motion: {
    headline: entrance({
      reveal: "line",
      masked: true,
      seconds: 0.9,
      staggerSeconds: 0.1,
      easing: "out-expo",
      fades: false,
      fromYEm: 1.3,
    }),
    support: entrance({ fromYEm: 0.5 }),
    sequenceSeconds: 0.16,
    picture: { enter: "grow", seconds: 1.0, easing: "out-expo", zoom: 0.08, pan: 0 },
    exitSeconds: 0.2,
  },
  transition: { kind: "wipe", seconds: 0.7, easing: "in-out-cubic" },
  musicBedId: "corner-table",
};
