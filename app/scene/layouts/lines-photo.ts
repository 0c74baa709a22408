import {
  action,
  label,
  layout,
  list,
  media,
  picture,
  rows,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** A picture, and points on a line each, without a mark. */
export const linesPhotoLayout = layout({
  id: "lines-photo",
  name: "Lines with a picture",
  idea: "A picture, and points on a line each, without a mark.",
  family: "list",
  roles: ["point", "offer", "proof", "action"],
  slots: { ...texts({ headline: 40 }), body: rows(2, 5, 1, 44), picture: picture(0.6, 1.6) },
  parts: [
    media("photo", [0, 0, 1, 0.36], { grows: true }),
    stack("words", [0, 0.42, 1, 0.58], [label, title, list("none"), action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { photo: [0, 0, 1, 0.34], words: [0, 0.38, 1, 0.62] },
    "1:1": {
      photo: { at: [0, 0, 0.42, 1], grows: false },
      words: { at: [0.44, 0, 0.56, 1], anchor: "middle" },
    },
    "16:9": {
      photo: { at: [0, 0, 0.44, 1], grows: false },
      words: { at: [0.47, 0, 0.53, 1], anchor: "middle" },
    },
  },
});
