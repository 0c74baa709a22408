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
    stack("head", [0, 0, 1, 0.36], [label, title]),
    shape("film", [-0.12, 0.4, 1.24, 0.3], { within: "safe", color: "text", enters: "wipe" }),
    media("one", [0.02, 0.1, 0.31, 0.8], { within: "film", slot: "picture-2" }),
    media("two", [0.345, 0.1, 0.31, 0.8], { within: "film" }),
    media("three", [0.67, 0.1, 0.31, 0.8], { within: "film", slot: "picture-3" }),
    stack("foot", [0, 0.75, 1, 0.25], [body, action]),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.34], film: [-0.12, 0.38, 1.24, 0.36], foot: [0, 0.79, 1, 0.21] },
    "1:1": { head: [0, 0, 1, 0.32], film: [-0.12, 0.36, 1.24, 0.38], foot: [0, 0.79, 1, 0.21] },
    "16:9": { head: [0, 0, 0.9, 0.3], film: [-0.12, 0.35, 1.24, 0.4], foot: [0, 0.81, 0.9, 0.19] },
  },
});
