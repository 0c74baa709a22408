import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const heavy = { family: "Archivo Variable", weight: 900, style: "normal" } as const;
const strong = { family: "Archivo Variable", weight: 700, style: "normal" } as const;
const plain = { family: "Archivo Variable", weight: 500, style: "normal" } as const;

/** Heavy capitals on blocks of colour, quick as a drum. */
export const boldTemplate: Template = {
  id: "bold",
  name: "Poster",
  style: "bold",
  description: "Heavy capitals on blocks of colour; words hit on the beat.",
  uses: ["sale", "opening", "event", "food", "jobs"],
  palettes: [
    {
      id: "signal",
      name: "Signal",
      surfaces: [
        surface("#ff4a1c", "#140b07", "#2b0f05", "#140b07", "#ff8a66", "#ff8a3d"),
        surface("#140f0d", "#fff4ec", "#d8c7bb", "#ff6a3d", "#140f0d", "#4a2a1c"),
        surface("#fbf1e6", "#140f0d", "#4c4039", "#b82c04", "#fff4ec", "#ffd2a6"),
      ],
      overPicture: overPicture("#140f0d", "#ff9a78"),
    },
    {
      id: "volt",
      name: "Volt",
      surfaces: [
        surface("#1f3bff", "#ffffff", "#e6eaff", "#dcff4a", "#0c1030", "#0f24c9"),
        surface("#dcff4a", "#0c1030", "#20264a", "#0c1030", "#dcff4a", "#b6e61f"),
        surface("#0c1030", "#ffffff", "#c3c9ee", "#dcff4a", "#0c1030", "#2334a8"),
      ],
      overPicture: overPicture("#0c1030", "#dcff4a"),
    },
    {
      id: "candy",
      name: "Candy",
      surfaces: [
        surface("#ffb8d9", "#2a0418", "#4d1030", "#8f0740", "#ffe6f2", "#ff94c6"),
        surface("#a3063f", "#fff0f6", "#ffdcea", "#ffc2de", "#5c0324", "#7d0230"),
        surface("#fff3e9", "#2a0418", "#5a2a41", "#a3063f", "#fff0f6", "#ffd0e4"),
      ],
      overPicture: overPicture("#2a0418", "#ffb8d9"),
    },
  ],
  textStyles: typeScale({
    display: {
      font: heavy,
      size: 190,
      maxLines: 7,
      lineHeight: 0.9,
      letterSpacingEm: -0.015,
      uppercase: true,
    },
    title: {
      font: heavy,
      size: 136,
      maxLines: 7,
      lineHeight: 0.92,
      letterSpacingEm: -0.012,
      uppercase: true,
    },
    figure: { font: heavy, size: 520, lineHeight: 0.82, letterSpacingEm: -0.05, uppercase: true },
    quote: { font: heavy, size: 124, lineHeight: 0.98, letterSpacingEm: -0.015 },
    body: { font: plain, size: 48, lineHeight: 1.28, letterSpacingEm: -0.01 },
    label: { font: strong, size: 40, lineHeight: 1.2, letterSpacingEm: -0.005 },
    action: { font: heavy, size: 50, minSize: 30, lineHeight: 1.1, letterSpacingEm: -0.008 },
    mark: { font: heavy, size: 380, lineHeight: 0.72, letterSpacingEm: -0.05 },
  }),
  button: { fill: "accent", radius: 0, paddingXEm: 0.85, paddingYEm: 0.6 },
  radius: 0,
  cardPadding: 56,
  overPicture: "plate",
  motif: "disc",
  ornament: "none",
  labelPlate: null,
  shadow: null,
  pictureFrame: "offset",
  pictureTint: null,
  header: "none",
  layouts: {
    hook: ["poster", "diagonal", "cover", "window", "kinetic", "panel"],
    point: ["diagonal", "split", "spotlight", "panel", "kinetic", "numbered"],
    proof: ["duo", "split", "figure", "quote"],
    offer: ["poster", "diagonal", "panel", "coupon", "figure"],
    action: ["split", "cover", "closing", "end-card"],
  },
  motion: {
    headline: entrance({
      reveal: "word",
      masked: true,
      seconds: 0.55,
      staggerSeconds: 0.07,
      easing: "out-expo",
      fades: false,
      fromYEm: 1.15,
    }),
    support: entrance({
      reveal: "line",
      seconds: 0.5,
      staggerSeconds: 0.06,
      easing: "out-expo",
      fromXEm: -1.2,
    }),
    sequenceSeconds: 0.12,
    picture: { enter: "wipe", seconds: 0.6, easing: "out-expo", zoom: 0.14, pan: 0 },
    exitSeconds: 0.12,
  },
  transition: { kind: "sweep", seconds: 0.6, easing: "in-out-cubic" },
  musicBedId: "bright-steps",
};
