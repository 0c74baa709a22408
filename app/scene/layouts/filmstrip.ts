import {
  action,
  body,
  label,
  layout,
  media,
  morePictures,
  picture,
  shape,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** Three frames of a film run across the scene. */
export const filmstripLayout = layout({
  id: "filmstrip",
  name: "Filmstrip",
  idea: "Three frames of a film run across the scene.",
  family: "several",
  roles: ["hook", "proof", "point"],
  styles: ["editorial", "bold", "tech", "luxury"],
  slots: {
    ...texts({ headline: 44, body: 90 }),
    picture: picture(0.8, 1.6),
    ...morePictures("picture-2", "picture-3"),
  },
  parts: [
    stack("head", [0, 0, 1, 0.34], [label, title]),
    shape("film", [-0.06, 0.42, 1.12, 0.27], { color: "text", enters: "wipe" }),
    media("one", [0, 0.13, 0.32, 0.74], { within: "film" }),
    media("two", [0.34, 0.13, 0.32, 0.74], { within: "film", slot: "picture-2" }),
    media("three", [0.68, 0.13, 0.32, 0.74], { within: "film", slot: "picture-3" }),
    stack("foot", [0, 0.76, 1, 0.24], [body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.36], film: [-0.06, 0.41, 1.12, 0.33], foot: [0, 0.79, 1, 0.21] },
    "1:1": { head: [0, 0, 1, 0.33], film: [-0.06, 0.4, 1.12, 0.36], foot: [0, 0.8, 1, 0.2] },
    "16:9": { head: [0, 0, 0.9, 0.32], film: [-0.02, 0.36, 1.04, 0.4], foot: [0, 0.82, 0.9, 0.18] },
  },
});
