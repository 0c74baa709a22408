import {
  action,
  body,
  label,
  layout,
  media,
  morePictures,
  picture,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** Two pictures of different height and the copy between their edges. */
export const duoLayout = layout({
  id: "duo",
  name: "Duo",
  idea: "Two pictures of different height and the words between their edges.",
  family: "several",
  roles: ["point", "hook", "proof", "offer"],
  slots: { ...texts({ headline: 44, body: 90 }), picture: picture(0.6, 1.3), ...morePictures("picture-2") },
  parts: [
    media("first", [0, 0, 0.6, 0.46], { within: "bleed" }),
    media("second", [0.63, 0.1, 0.37, 0.36], { within: "bleed", slot: "picture-2" }),
    stack("words", [0, 0.52, 1, 0.48], [label, title, body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { first: [0, 0, 0.6, 0.48], second: [0.63, 0.1, 0.37, 0.38], words: [0, 0.53, 1, 0.47] },
    "1:1": { first: [0, 0, 0.6, 0.48], second: [0.63, 0.1, 0.37, 0.38], words: [0, 0.53, 1, 0.47] },
    "16:9": {
      first: [0.48, 0, 0.3, 1],
      second: [0.795, 0.2, 0.205, 0.8],
      words: { at: [0, 0, 0.44, 1], anchor: "middle" },
    },
  },
});
