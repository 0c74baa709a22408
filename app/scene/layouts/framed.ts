import {
  action,
  body,
  label,
  layout,
  media,
  picture,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** A framed picture between the name and the copy, with room around it. */
export const framedLayout = layout({
  id: "framed",
  name: "Framed",
  idea: "A framed picture between the name and the words, with room around it.",
  family: "framed",
  roles: ["hook", "point", "proof", "offer"],
  slots: { ...texts({ headline: 50, body: 120 }), picture: picture(0.7, 1.5) },
  parts: [
    stack("head", [0, 0, 1, 0.42], [label, title]),
    media("photo", [0, 0.3, 1, 0.3], { within: "safe", shape: "rounded", grows: true }),
    stack("foot", [0, 0.62, 1, 0.38], [body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.38], foot: [0, 0.72, 1, 0.28] },
    "1:1": {
      head: { at: [0, 0, 0.46, 0.56], anchor: "bottom" },
      photo: { at: [0.53, 0, 0.47, 1], grows: false },
      foot: [0, 0.62, 0.46, 0.38],
    },
    "16:9": {
      head: { at: [0, 0, 0.46, 0.58], anchor: "bottom" },
      photo: { at: [0.53, 0, 0.47, 1], grows: false },
      foot: [0, 0.63, 0.46, 0.37],
    },
  },
});
