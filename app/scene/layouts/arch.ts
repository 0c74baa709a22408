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

/** The picture in an arched window, the copy at its foot. */
export const archLayout = layout({
  id: "arch",
  name: "Arch",
  idea: "The picture in an arched window, the words at its foot.",
  family: "round",
  roles: ["hook", "point", "offer", "action"],
  styles: ["editorial", "luxury", "playful", "minimal"],
  slots: { ...texts({ headline: 44, body: 90 }), picture: picture(0.6, 1.1) },
  parts: [
    media("photo", [0.12, 0, 0.76, 0.5], { within: "safe", shape: "arch", grows: true }),
    stack("words", [0, 0.58, 1, 0.42], [label, title, body, action], { anchor: "bottom", align: "center" }),
  ],
  formats: {
    "4:5": { photo: [0.2, 0, 0.6, 0.5], words: [0, 0.6, 1, 0.4] },
    "1:1": {
      photo: { at: [0.55, 0, 0.45, 1], grows: false },
      words: { at: [0, 0, 0.48, 1], anchor: "middle", align: "start" },
    },
    "16:9": {
      photo: { at: [0.58, 0, 0.36, 1.13], grows: false },
      words: { at: [0, 0, 0.5, 1], anchor: "middle", align: "start" },
    },
  },
});
