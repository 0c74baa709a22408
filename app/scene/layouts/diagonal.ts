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

/** A slanted panel cuts across the picture and carries the copy. */
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
    // Edge and panel are two shapes: both keep to the area of the copy, however high that is.
    shape("edge", [0, 0.36, 1, 0.22], {
      within: "bleed",
      shape: "path",
      path: "M0 95L100 0L100 100L0 100Z",
      color: "accent",
      enters: "none",
    }),
    shape("ground", [0, 0.57, 1, 0.43], { within: "bleed", color: "accent", enters: "none" }),
    stack("words", [0, 0.6, 1, 0.4], [label, title, body, action], { anchor: "middle", on: "accent" }),
  ],
  formats: {
    "4:5": { edge: [0, 0.33, 1, 0.2], ground: [0, 0.52, 1, 0.48], words: [0, 0.56, 1, 0.44] },
    "1:1": { edge: [0, 0.3, 1, 0.2], ground: [0, 0.49, 1, 0.51], words: [0, 0.54, 1, 0.46] },
    "16:9": {
      photo: [0.36, 0, 0.64, 1],
      edge: { at: [0, 0, 0.62, 1], path: "M0 0L100 0L76 100L0 100Z" },
      ground: [0, 0, 0.3, 1],
      words: [0, 0, 0.45, 1],
    },
  },
});
