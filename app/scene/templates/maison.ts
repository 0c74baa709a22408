import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const serif = { family: "Cormorant Variable", weight: 500, style: "normal" } as const;
const italic = { family: "Cormorant Variable", weight: 500, style: "italic" } as const;
const caps = { family: "Montserrat Variable", weight: 500, style: "normal" } as const;

/** Fine serifs inside a fine frame: fashion, jewellery, hotels, fragrance. */
export const maisonTemplate: Template = {
  id: "maison",
  name: "Maison",
  style: "luxury",
  description: "Fine serifs and wide capitals within a drawn frame; arches, gold, all the time in the world.",
  uses: ["beauty", "fashion", "travel", "home", "event"],
  palettes: [
    {
      id: "ivory-gold",
      name: "Ivory",
      surfaces: [
        surface("#f8f4ec", "#221d16", "#6a5f50", "#84642a", "#fffaf0", "#d9c49a"),
        surface("#efe7d9", "#221d16", "#61574a", "#7a5a22", "#fffaf0", "#cdb585"),
      ],
      overPicture: overPicture("#14110c", "#f6e7c6"),
    },
    {
      id: "noir",
      name: "Noir",
      surfaces: [
        surface("#0f0e0c", "#f5eee0", "#b6ab98", "#d8b878", "#0f0e0c", "#5a4a2c"),
        surface("#171512", "#f5eee0", "#bdb29f", "#d8b878", "#171512", "#5a4a2c"),
      ],
      overPicture: overPicture("#0a0908", "#f3dfb4"),
    },
    {
      id: "petal",
      name: "Petal",
      surfaces: [
        surface("#f5e9e4", "#2c1b1a", "#725a55", "#8c4640", "#fff6f2", "#d9a99f"),
        surface("#2b1417", "#fbeee8", "#d4b8b1", "#eeb9a6", "#2b1417", "#6b3a3d"),
      ],
      overPicture: overPicture("#180c0d", "#fbdccf"),
    },
  ],
  textStyles: typeScale({
    display: { font: serif, size: 176, minSize: 60, lineHeight: 0.98, letterSpacingEm: -0.02 },
    title: { font: serif, size: 132, minSize: 50, lineHeight: 1.02, letterSpacingEm: -0.016 },
    figure: { font: serif, size: 460, lineHeight: 0.88, letterSpacingEm: -0.03 },
    quote: { font: italic, size: 126, minSize: 48, lineHeight: 1.1 },
    body: { font: serif, size: 54, minSize: 32, lineHeight: 1.3 },
    label: { font: caps, size: 26, minSize: 20, lineHeight: 1.5, letterSpacingEm: 0.3, uppercase: true },
    action: { font: caps, size: 30, minSize: 22, lineHeight: 1.3, letterSpacingEm: 0.18, uppercase: true },
    mark: { font: serif, size: 300, lineHeight: 0.6 },
  }),
  button: { fill: "accent", radius: 0, paddingXEm: 1.4, paddingYEm: 0.95 },
  radius: 0,
  cardPadding: 72,
  overPicture: "scrim",
  motif: "arches",
  ornament: "frame",
  labelPlate: null,
  shadow: null,
  pictureFrame: "none",
  pictureTint: null,
  header: "none",
  layouts: {
    hook: ["cover-centred", "arch", "closing"],
    point: ["arch", "medallion", "inset", "statement"],
    proof: ["medallion", "portrait-quote", "quote"],
    offer: ["cover-centred", "arch", "closing", "figure"],
    action: ["arch", "medallion", "cover-centred", "closing", "end-card"],
  },
  motion: {
    headline: entrance({ reveal: "letter", seconds: 1, staggerSeconds: 0.03, easing: "in-out-cubic" }),
    support: entrance({ seconds: 1.4, easing: "in-out-cubic" }),
    sequenceSeconds: 0.28,
    picture: { enter: "fade", seconds: 1.1, easing: "in-out-cubic", zoom: 0.09, pan: 0 },
    exitSeconds: 0.45,
  },
  transition: { kind: "zoom", seconds: 1, easing: "in-out-cubic" },
  musicBedId: "first-light",
};
