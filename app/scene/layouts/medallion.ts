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

/** A round picture above centred copy. */
export const medallionLayout = layout({
  id: "medallion",
  name: "Medallion",
  idea: "A round picture above centred words.",
  family: "round",
  roles: ["hook", "point", "proof", "action"],
  styles: ["minimal", "playful", "luxury", "editorial"],
  slots: { ...texts({ headline: 48, body: 100 }), picture: picture(0.8, 1.25) },
  parts: [
    media("photo", [0.1, 0.04, 0.8, 0.4], { within: "safe", shape: "round", grows: true }),
    stack("words", [0, 0.56, 1, 0.44], [label, title, body, action], { anchor: "bottom", align: "center" }),
  ],
  formats: {
    "4:5": { photo: [0.15, 0, 0.7, 0.4], words: [0, 0.54, 1, 0.46] },
    "1:1": {
      photo: { at: [0.52, 0.06, 0.48, 0.88], grows: false },
      words: { at: [0, 0, 0.47, 1], anchor: "middle", align: "start" },
    },
    "16:9": {
      photo: { at: [0.54, 0, 0.46, 1], grows: false },
      words: { at: [0, 0, 0.5, 1], anchor: "middle", align: "start" },
    },
  },
});
