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

/** Three prints on a pile, a little askew. */
export const printsLayout = layout({
  id: "prints",
  name: "Prints",
  idea: "Three prints on a pile, a little askew.",
  family: "several",
  roles: ["hook", "proof", "action"],
  styles: ["playful", "editorial"],
  slots: {
    ...texts({ headline: 48, body: 90 }),
    picture: picture(0.7, 1.3),
    ...morePictures("picture-2", "picture-3"),
  },
  parts: [
    media("back", [0.02, 0.03, 0.56, 0.36], {
      within: "safe",
      slot: "picture-2",
      frame: "print",
      ratio: 0.84,
      tiltDegrees: -9,
    }),
    media("side", [0.42, 0.05, 0.56, 0.36], {
      within: "safe",
      slot: "picture-3",
      frame: "print",
      ratio: 0.84,
      tiltDegrees: 8,
    }),
    media("front", [0.2, 0.1, 0.6, 0.4], { within: "safe", frame: "print", ratio: 0.84, tiltDegrees: -2 }),
    stack("words", [0, 0.58, 1, 0.42], [label, title, body, action], { anchor: "bottom", align: "center" }),
  ],
  formats: {
    "4:5": {
      back: [0.06, 0, 0.44, 0.42],
      side: [0.5, 0.01, 0.44, 0.42],
      front: [0.26, 0.05, 0.48, 0.48],
      words: [0, 0.59, 1, 0.41],
    },
    "1:1": {
      back: [0.5, 0.02, 0.34, 0.44],
      side: [0.66, 0.1, 0.34, 0.46],
      front: [0.54, 0.36, 0.42, 0.58],
      words: { at: [0, 0, 0.46, 1], anchor: "middle", align: "start" },
    },
    "16:9": {
      back: [0.5, 0, 0.3, 0.62],
      side: [0.73, 0.05, 0.27, 0.62],
      front: [0.58, 0.24, 0.32, 0.76],
      words: { at: [0, 0, 0.46, 1], anchor: "middle", align: "start" },
    },
  },
});
