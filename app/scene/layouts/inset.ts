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

/** The copy as large as it fits, a small picture set in beside it. */
export const insetLayout = layout({
  id: "inset",
  name: "Inset",
  idea: "The words as large as they go, a small picture set in beside it.",
  family: "inset",
  roles: ["hook", "point", "proof"],
  slots: { ...texts({ headline: 70, body: 90 }), picture: picture(0.6, 1.6) },
  parts: [
    stack("head", [0, 0, 1, 0.58], [label, { ...display, scale: 1.3 }]),
    media("photo", [0.42, 0.66, 0.58, 0.34], { within: "safe", shape: "rounded" }),
    stack("foot", [0, 0.66, 0.38, 0.34], [body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.56], photo: [0.5, 0.62, 0.5, 0.38], foot: [0, 0.62, 0.45, 0.38] },
    "1:1": { head: [0, 0, 1, 0.44], photo: [0.42, 0.5, 0.58, 0.5], foot: [0, 0.5, 0.38, 0.5] },
    "16:9": { head: [0, 0, 0.66, 0.62], photo: [0.7, 0.3, 0.3, 0.7], foot: [0, 0.66, 0.6, 0.34] },
  },
});
