import {
  action,
  body,
  figure,
  label,
  layout,
  media,
  number,
  picture,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** A number that counts up on a picture. */
export const counterPhotoLayout = layout({
  id: "counter-photo",
  name: "Number on a picture",
  idea: "A number that counts up on a picture.",
  family: "figure",
  roles: ["hook", "point", "proof", "offer"],
  slots: { ...texts({ headline: 44, body: 80 }), figure: number("any"), picture: picture(0.5, 1.9) },
  parts: [
    media("photo", [0, 0, 1, 1], { shade: "bottom" }),
    stack(
      "words",
      [0, 0.26, 1, 0.74],
      [label, { ...figure, scale: 0.86 }, { ...title, scale: 0.72 }, body, action],
      { anchor: "bottom", on: "picture" },
    ),
  ],
  formats: {
    "4:5": { words: [0, 0.2, 1, 0.8] },
    "1:1": { words: [0, 0.14, 1, 0.86] },
    "16:9": { photo: { shade: "start" }, words: [0, 0.06, 0.56, 0.94] },
  },
});
