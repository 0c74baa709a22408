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

/** A picture over rows of facts. */
export const factsPhotoLayout = layout({
  id: "facts-photo",
  name: "Facts with a picture",
  idea: "A picture over rows of facts.",
  family: "list",
  roles: ["point", "proof", "offer", "hook"],
  slots: { ...texts({ headline: 40 }), body: rows(2, 5, 2, 40), picture: picture(0.8, 2) },
  parts: [
    media("photo", [0, 0, 1, 0.38], { grows: true }),
    stack("words", [0, 0.42, 1, 0.58], [label, title, list("none", "fact", true), action], {
      anchor: "bottom",
    }),
  ],
  formats: {
    "4:5": { photo: [0, 0, 1, 0.36], words: [0, 0.4, 1, 0.6] },
    "1:1": {
      photo: { at: [0, 0, 0.42, 1], grows: false },
      words: { at: [0.44, 0, 0.56, 1], anchor: "middle" },
    },
    "16:9": {
      photo: { at: [0.5, 0, 0.5, 1], grows: false },
      words: { at: [0, 0, 0.46, 1], anchor: "middle" },
    },
  },
});
