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

/** Three pictures tile one half, the copy fills the other. */
export const mosaicLayout = layout({
  id: "mosaic",
  name: "Mosaic",
  idea: "Three pictures tile one half, the words have the other.",
  family: "several",
  roles: ["hook", "proof", "action", "point"],
  slots: {
    ...texts({ headline: 44, body: 90 }),
    picture: picture(0.7, 1.6),
    ...morePictures("picture-2", "picture-3"),
  },
  parts: [
    media("large", [0, 0, 1, 0.26], { within: "bleed" }),
    media("left", [0, 0.267, 0.496, 0.22], { within: "bleed", slot: "picture-2" }),
    media("right", [0.504, 0.267, 0.496, 0.22], { within: "bleed", slot: "picture-3" }),
    stack("words", [0, 0.54, 1, 0.46], [label, title, body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": {
      large: [0, 0, 0.58, 0.54],
      left: [0.588, 0, 0.412, 0.267],
      right: [0.588, 0.273, 0.412, 0.267],
      words: [0, 0.58, 1, 0.42],
    },
    "1:1": {
      large: [0, 0, 0.58, 0.5],
      left: [0.588, 0, 0.412, 0.246],
      right: [0.588, 0.254, 0.412, 0.246],
      words: [0, 0.53, 1, 0.47],
    },
    "16:9": {
      large: [0.46, 0, 0.34, 1],
      left: [0.804, 0, 0.196, 0.496],
      right: [0.804, 0.504, 0.196, 0.496],
      words: { at: [0, 0, 0.42, 1], anchor: "middle" },
    },
  },
});
