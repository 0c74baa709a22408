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

/** The picture and, in a round lens, a detail of it enlarged. */
export const loupeLayout = layout({
  id: "loupe",
  name: "Loupe",
  idea: "The picture and, in a round lens, a detail of it enlarged.",
  family: "loupe",
  roles: ["point", "proof"],
  slots: { ...texts({ headline: 44, body: 90 }), picture: picture(0.6, 1.7) },
  parts: [
    media("photo", [0, 0, 1, 0.52], { grows: true }),
    shape("rim", [0.52, 0.47, 0.46, 0.5], {
      within: "photo",
      shape: "ellipse",
      ratio: 1,
      color: "background",
      enters: "grow",
    }),
    media("lens", [0.03, 0.03, 0.94, 0.94], {
      within: "rim",
      shape: "round",
      detail: { scale: 2.4, x: 0, y: 0 },
    }),
    stack("words", [0, 0.62, 1, 0.38], [label, title, body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { photo: [0, 0, 1, 0.5], words: [0, 0.58, 1, 0.42] },
    "1:1": {
      photo: { at: [0.5, 0, 0.5, 1], grows: false },
      rim: [-0.3, 0.6, 0.66, 0.34],
      words: [0, 0, 0.44, 0.62],
    },
    "16:9": {
      photo: { at: [0.5, 0, 0.5, 1], grows: false },
      rim: [0.5, 0.46, 0.48, 0.5],
      words: { at: [0, 0, 0.44, 1], anchor: "middle" },
    },
  },
});
