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

/** The headline above, the copy below, and the picture as a band between them. */
export const bandLayout = layout({
  id: "band",
  name: "Band",
  idea: "The headline above, the words below, and the picture as a band between them.",
  family: "band",
  roles: ["hook", "point"],
  slots: { ...texts({ headline: 44, body: 90 }), picture: picture(1, 2.4) },
  parts: [
    stack("head", [0, 0, 1, 0.44], [label, display]),
    media("photo", [0, 0.45, 1, 0.2], { grows: true }),
    stack("foot", [0, 0.76, 1, 0.24], [body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.46], photo: [0, 0.5, 1, 0.2], foot: [0, 0.77, 1, 0.23] },
    "1:1": { head: [0, 0, 1, 0.48], photo: [0, 0.51, 1, 0.19], foot: [0, 0.77, 1, 0.23] },
    "16:9": {
      head: { at: [0, 0, 0.49, 0.58], anchor: "bottom" },
      photo: { at: [0.54, 0.09, 0.46, 0.82], grows: false },
      foot: [0, 0.62, 0.49, 0.38],
    },
  },
});
