import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const serif = { family: "Literata Variable", weight: 600, style: "normal" } as const;
const italic = { family: "Literata Variable", weight: 500, style: "italic" } as const;
const text = { family: "Literata Variable", weight: 400, style: "normal" } as const;
const strong = { family: "Inter Variable", weight: 600, style: "normal" } as const;

/** Cut paper and a bookish serif: stories, courses, causes. */
export const journalTemplate: Template = {
  id: "journal",
  name: "Journal",
  style: "editorial",
  description: "Sheets of cut paper and a bookish serif; each page slides over the last.",
  uses: ["course", "craft", "travel", "charity", "health"],
  palettes: [
    {
      id: "cutout",
      name: "Cut-out",
      surfaces: [
        surface("#f5efe2", "#1d1a16", "#574f40", "#9a3416", "#fff8ec", "#f2c14e"),
        surface("#1c2f63", "#f7f1e3", "#c3cdea", "#ffcf6b", "#14224a", "#2f4a92"),
        surface("#f3d9c4", "#2a1710", "#5e4033", "#8c2f14", "#fff3e6", "#e9a985"),
      ],
      overPicture: overPicture("#14120e", "#ffe3ad"),
    },
    {
      id: "herbarium",
      name: "Herbarium",
      surfaces: [
        surface("#eef0e0", "#1b2417", "#4c5742", "#3d5f1e", "#f8fbee", "#cbd7a6"),
        surface("#26402d", "#f4f3e2", "#c5d3bb", "#f0cf7a", "#1c3022", "#39603f"),
        surface("#f6e7c8", "#29200e", "#5f5130", "#7a4a08", "#fff8e6", "#e8c987"),
      ],
      overPicture: overPicture("#10150c", "#f4ecc4"),
    },
    {
      id: "riso",
      name: "Riso",
      surfaces: [
        surface("#f7f2ea", "#22203f", "#5a577a", "#a8224f", "#fff5f4", "#ffb3b0"),
        surface("#2b2a6b", "#fdf3ea", "#cfcdf0", "#ffb3a8", "#201f52", "#403f92"),
        surface("#ffd9d2", "#26214a", "#58517a", "#8f1743", "#fff3f0", "#ffb0a6"),
      ],
      overPicture: overPicture("#131229", "#ffd9cf"),
    },
  ],
  textStyles: typeScale({
    display: { font: serif, size: 148, lineHeight: 1.06, letterSpacingEm: -0.03 },
    title: { font: serif, size: 112, lineHeight: 1.1, letterSpacingEm: -0.026 },
    figure: { font: serif, size: 400, lineHeight: 0.9, letterSpacingEm: -0.05 },
    quote: { font: italic, size: 110, lineHeight: 1.2, letterSpacingEm: -0.02 },
    body: { font: text, size: 44, lineHeight: 1.45 },
    label: { font: italic, size: 40, minSize: 26, lineHeight: 1.25 },
    action: { font: strong, size: 40, lineHeight: 1.2, letterSpacingEm: -0.01 },
    mark: { font: serif, size: 280, lineHeight: 0.64, letterSpacingEm: -0.04 },
  }),
  button: { fill: "accent", radius: 10, paddingXEm: 0.95, paddingYEm: 0.62 },
  radius: 10,
  cardPadding: 64,
  overPicture: "scrim",
  motif: "paper",
  ornament: "none",
  labelPlate: null,
  shadow: { opacity: 0.24, blur: 36, y: 14 },
  pictureFrame: "none",
  pictureTint: null,
  header: "none",
  layouts: {
    hook: ["band", "arch", "prints", "statement"],
    point: ["split", "card", "arch", "numbered", "statement"],
    proof: ["testimonial", "prints", "split", "quote"],
    offer: ["card", "arch", "coupon", "figure"],
    action: ["card", "arch", "closing", "end-card"],
  },
  motion: {
    headline: entrance({
      reveal: "line",
      seconds: 1,
      staggerSeconds: 0.14,
      easing: "out-quint",
      fromYEm: 0.5,
      fromRotationDegrees: 2,
    }),
    support: entrance({ seconds: 0.9, easing: "out-quint", fromYEm: 0.4 }),
    sequenceSeconds: 0.2,
    picture: { enter: "rise", seconds: 1.1, easing: "out-quint", zoom: 0.08, pan: 0.02 },
    exitSeconds: 0.3,
  },
  transition: { kind: "cover", seconds: 0.8, easing: "in-out-cubic" },
  musicBedId: "front-porch",
};
