import {
  action,
  body,
  display,
  label,
  layout,
  media,
  picture,
  stack,
  texts,
} from "~/scene/layouts/write-layout";

/** A picture as a poster: the name large at the top, the small print at the foot. */
export const posterLayout = layout({
  id: "poster",
  name: "Poster",
  idea: "A picture as a poster: the name large at the top, the small print at the foot.",
  family: "cover",
  roles: ["hook", "offer", "point"],
  slots: { ...texts({ headline: 32, body: 90 }), picture: picture(0.5, 1.9) },
  parts: [
    media("photo", [0, 0, 1, 1], { shade: "full" }),
    stack("head", [0, 0, 1, 0.46], [label, { ...display, scale: 1.25 }], { on: "picture" }),
    stack("foot", [0, 0.62, 1, 0.38], [body, action], { anchor: "bottom", on: "picture" }),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.52], foot: [0, 0.64, 0.86, 0.36] },
    "1:1": { head: [0, 0, 1, 0.55], foot: [0, 0.66, 0.8, 0.34] },
    "16:9": { head: [0, 0, 0.8, 0.56], foot: [0, 0.64, 0.5, 0.36] },
  },
});
