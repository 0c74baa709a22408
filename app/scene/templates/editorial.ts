import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const serif = { family: "Instrument Serif", weight: 400, style: "normal" } as const;
const italic = { family: "Instrument Serif", weight: 400, style: "italic" } as const;
const text = { family: "Inter Variable", weight: 400, style: "normal" } as const;
const medium = { family: "Inter Variable", weight: 500, style: "normal" } as const;

/** Paper, ink and a large serif: calm, for things that are worth a second look. */
export const editorialTemplate: Template = {
  id: "editorial",
  name: "Gazette",
  style: "editorial",
  description: "Paper and ink, a large serif between ruled columns, slow pictures and cross-fades.",
  uses: ["food", "course", "travel", "charity", "event"],
  palettes: [
    {
      id: "paper",
      name: "Paper",
      surfaces: [
        surface("#f3eee4", "#1b1916", "#5a544a", "#8a2f1d", "#fbf7f0", "#d9cfbc"),
        surface("#f3eee4", "#1b1916", "#5a544a", "#8a2f1d", "#fbf7f0", "#d9cfbc"),
        surface("#191714", "#f5f0e6", "#b7afa1", "#e0a48a", "#191714", "#3a352d"),
      ],
      overPicture: overPicture("#12100d", "#fdf1e8"),
    },
    {
      id: "stone",
      name: "Stone",
      surfaces: [
        surface("#e6e4de", "#1d2320", "#515a55", "#2e5a45", "#f4f4ee", "#cbc9bf"),
        surface("#1f3029", "#f0efe6", "#b5c2b8", "#c9d9a8", "#1f3029", "#3a4d44"),
      ],
      overPicture: overPicture("#0d120f", "#f8fbec"),
    },
    {
      id: "ivory",
      name: "Ivory",
      surfaces: [
        surface("#fbf9f4", "#20242e", "#5b6070", "#2f4a8c", "#fbf9f4", "#dddacd"),
        surface("#e7e9ee", "#1b1f2a", "#4f5666", "#2f4a8c", "#fbf9f4", "#cacedb"),
      ],
      overPicture: overPicture("#0c0e14", "#f2f6ff"),
    },
  ],
  textStyles: typeScale({
    display: { font: serif, size: 186, lineHeight: 0.96, letterSpacingEm: -0.022, spaceBefore: 30 },
    title: { font: serif, size: 138, lineHeight: 1, letterSpacingEm: -0.018 },
    figure: { font: serif, size: 460, lineHeight: 0.86, letterSpacingEm: -0.035, spaceBefore: 36 },
    quote: { font: italic, size: 136, lineHeight: 1.06, letterSpacingEm: -0.012 },
    body: { font: text, size: 44, lineHeight: 1.42, letterSpacingEm: -0.008, spaceBefore: 36 },
    label: { font: medium, size: 34, lineHeight: 1.3, letterSpacingEm: 0.005, spaceBefore: 36 },
    action: { font: medium, size: 42, lineHeight: 1.2, letterSpacingEm: -0.005, spaceBefore: 56 },
    mark: { font: serif, size: 300, lineHeight: 0.62, letterSpacingEm: -0.02 },
  }),
  button: { fill: "text", radius: 0, paddingXEm: 1.05, paddingYEm: 0.62 },
  radius: 0,
  cardPadding: 64,
  overPicture: "scrim",
  motif: "columns",
  ornament: "none",
  labelPlate: null,
  shadow: null,
  pictureFrame: "none",
  pictureTint: null,
  header: "folio",
  layouts: {
    hook: ["cover", "inset", "band", "window", "statement"],
    point: ["framed", "split", "inset", "numbered", "statement"],
    proof: ["framed", "portrait-quote", "split", "quote"],
    offer: ["cover", "framed", "figure"],
    action: ["sign-off", "split", "closing", "end-card"],
  },
  motion: {
    headline: entrance({
      reveal: "line",
      masked: true,
      seconds: 1.1,
      staggerSeconds: 0.12,
      easing: "out-expo",
      fades: false,
      fromYEm: 1.25,
    }),
    support: entrance({ seconds: 0.9, fromYEm: 0.45 }),
    sequenceSeconds: 0.22,
    picture: { enter: "wipe", seconds: 1.3, easing: "out-expo", zoom: 0.1, pan: 0.02 },
    exitSeconds: 0.35,
  },
  transition: { kind: "fade", seconds: 0.8, easing: "in-out-cubic" },
  musicBedId: "quiet-glass",
};
