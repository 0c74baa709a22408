import {
  action,
  body,
  figure,
  label,
  layout,
  media,
  number,
  picture,
  shape,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** The price in a large disc over the picture of what it buys. */
export const priceLayout = layout({
  id: "price",
  name: "Price",
  idea: "The price in a large disc over the picture of what it buys.",
  family: "price",
  roles: ["offer", "action"],
  slots: { ...texts({ headline: 44, body: 80 }), figure: number("any"), picture: picture(0.6, 1.5) },
  parts: [
    media("photo", [0, 0, 1, 0.58], { grows: true }),
    shape("disc", [0.46, 0.42, 0.4, 0.54], { shape: "ellipse", ratio: 1, within: "photo", enters: "grow" }),
    stack("tag", [0.12, 0.3, 0.76, 0.4], [{ ...figure, scale: 0.5 }], {
      within: "disc",
      anchor: "middle",
      align: "center",
      on: "accent",
    }),
    stack("words", [0, 0.68, 1, 0.32], [label, title, body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { photo: [0, 0, 1, 0.52], disc: [0.5, 0.38, 0.4, 0.58], words: [0, 0.66, 1, 0.34] },
    "1:1": {
      photo: { at: [0.43, 0, 0.57, 1], grows: false },
      disc: [0.2, 0.52, 0.6, 0.38],
      words: { at: [0, 0, 0.38, 1], anchor: "middle" },
    },
    "16:9": {
      photo: { at: [0.5, 0, 0.5, 1], grows: false },
      disc: [0.45, 0.46, 0.4, 0.44],
      words: { at: [0, 0, 0.44, 1], anchor: "middle" },
    },
  },
});
