import {
  action,
  body,
  label,
  layout,
  media,
  picture,
  shape,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** A slanted panel cuts across the picture and carries the words. */
export const diagonalLayout = layout({
  id: "diagonal",
  name: "Diagonal",
  idea: "A slanted panel cuts across the picture and carries the words.",
  family: "diagonal",
  roles: ["hook", "point", "offer"],
  styles: ["bold", "playful", "tech"],
  slots: { ...texts({ headline: 44, body: 100 }), picture: picture(0.5, 1.7) },
  parts: [
    media("photo", [0, 0, 1, 0.66], { within: "bleed" }),
    shape("panel", [0, 0.36, 1, 0.64], {
      within: "bleed",
      shape: "path",
      path: "M0 26L100 0L100 100L0 100Z",
      color: "accent",
      enters: "none",
    }),
    stack("words", [0, 0.6, 1, 0.4], [label, title, body, action], { anchor: "middle", on: "accent" }),
  ],
  formats: {
    "4:5": { panel: [0, 0.33, 1, 0.67], words: [0, 0.56, 1, 0.44] },
    "1:1": { panel: [0, 0.3, 1, 0.7], words: [0, 0.54, 1, 0.46] },
    "16:9": {
      photo: [0.36, 0, 0.64, 1],
      panel: { at: [0, 0, 0.62, 1], path: "M0 0L100 0L76 100L0 100Z" },
      words: [0, 0, 0.45, 1],
    },
  },
});
