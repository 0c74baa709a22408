import { entrance } from "~/scene/templates/entrance";
import { overPicture, surface } from "~/scene/templates/palette";
import type { Template } from "~/scene/templates/template";
import { typeScale } from "~/scene/templates/type-scale";

const wide = { family: "Unbounded Variable", weight: 700, style: "normal" } as const;
const medium = { family: "Unbounded Variable", weight: 500, style: "normal" } as const;
const text = { family: "Manrope Variable", weight: 500, style: "normal" } as const;
const strong = { family: "Manrope Variable", weight: 700, style: "normal" } as const;

/** Wide letters on a field of dots: apps, features, start-ups. */
export const launchTemplate: Template = {
  id: "launch",
  name: "Launch",
  style: "tech",
  description: "Wide letters on a field of dots, crisp cards, scenes whipped past the camera.",
  uses: ["tech", "opening", "sale", "jobs", "services"],
  palettes: [
    {
      id: "lilac",
      name: "Lilac",
      surfaces: [
        surface("#eee9ff", "#150a35", "#4f4670", "#5a1fd4", "#ffffff", "#cdbff8"),
        surface("#5a1fd4", "#ffffff", "#e8defd", "#d8ff5c", "#2a0a72", "#7440e6"),
      ],
      overPicture: overPicture("#0f0628", "#e5dafe"),
    },
    {
      id: "carbon",
      name: "Carbon",
      surfaces: [
        surface("#101114", "#f7f8fa", "#aeb3bd", "#c8ff4d", "#101114", "#2f323a"),
        surface("#c8ff4d", "#101114", "#343a1d", "#101114", "#c8ff4d", "#a9e02a"),
      ],
      overPicture: overPicture("#0a0b0d", "#e2ffa3"),
    },
    {
      id: "coral",
      name: "Coral",
      surfaces: [
        surface("#fff1ec", "#2a0f0a", "#6b463d", "#b8320f", "#ffffff", "#f8c7b6"),
        surface("#20243f", "#fff4ef", "#c6cae2", "#ff9f80", "#20243f", "#383e68"),
      ],
      overPicture: overPicture("#170b08", "#ffd8ca"),
    },
  ],
  textStyles: typeScale({
    display: { font: wide, size: 116, minSize: 46, maxLines: 7, lineHeight: 1.08, letterSpacingEm: -0.045 },
    title: { font: wide, size: 86, minSize: 40, maxLines: 7, lineHeight: 1.14, letterSpacingEm: -0.04 },
    figure: { font: wide, size: 320, minSize: 90, lineHeight: 0.98, letterSpacingEm: -0.07 },
    quote: { font: medium, size: 76, minSize: 38, lineHeight: 1.24, letterSpacingEm: -0.035 },
    body: { font: text, size: 44, lineHeight: 1.42 },
    label: { font: strong, size: 34, lineHeight: 1.25 },
    action: { font: strong, size: 44, lineHeight: 1.15 },
    mark: { font: wide, size: 230, lineHeight: 0.7 },
  }),
  button: { fill: "accent", radius: 28, paddingXEm: 1, paddingYEm: 0.66 },
  radius: 52,
  cardPadding: 60,
  overPicture: "scrim",
  motif: "dots",
  ornament: "crosses",
  labelPlate: { radius: 999, paddingXEm: 0.7, paddingYEm: 0.28 },
  shadow: { opacity: 0.22, blur: 56, y: 24 },
  pictureFrame: "none",
  pictureTint: null,
  header: "none",
  layouts: {
    hook: ["phone", "framed", "diagonal", "panel", "notification", "closing"],
    point: ["phone", "card", "browser", "diagonal", "panel", "numbered"],
    proof: ["duo", "framed", "testimonial", "figure", "quote"],
    offer: ["card", "phone", "panel", "figure"],
    action: ["card", "phone", "notification", "closing"],
  },
  motion: {
    headline: entrance({
      reveal: "word",
      masked: true,
      seconds: 0.7,
      staggerSeconds: 0.05,
      easing: "out-quint",
      fades: false,
      fromYEm: 1.2,
    }),
    support: entrance({ seconds: 0.6, easing: "out-quint", fromYEm: 0.6 }),
    sequenceSeconds: 0.12,
    picture: { enter: "rise", seconds: 0.8, easing: "out-quint", zoom: 0.08, pan: 0 },
    exitSeconds: 0.15,
  },
  transition: { kind: "whip", seconds: 0.55, easing: "in-out-expo" },
  musicBedId: "wide-open",
};
