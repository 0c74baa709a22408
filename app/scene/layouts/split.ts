import {
  action,
  body,
  label,
  layout,
  media,
  picture,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** Half picture, half copy. */
export const splitLayout = layout({
  id: "split",
  name: "Split",
  idea: "Half picture, half words.",
  family: "split",
  roles: ["point", "proof", "offer", "action"],
  slots: { ...texts(), picture: picture(0.7, 1.4) },
  parts: [
    media("photo", [0, 0, 1, 0.46], { grows: true }),
    stack("words", [0, 0.5, 1, 0.5], [label, title, body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { photo: [0, 0, 1, 0.46], words: [0, 0.5, 1, 0.5] },
    "1:1": {
      photo: { at: [0.52, 0, 0.48, 1], grows: false },
      words: { at: [0, 0, 0.46, 1], anchor: "middle" },
    },
    "16:9": {
      photo: { at: [0.5, 0, 0.5, 1], grows: false },
      words: { at: [0, 0, 0.46, 1], anchor: "middle" },
    },
  },
});
