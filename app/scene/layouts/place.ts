import { action, body, label, layout, shape, stack, texts, title } from "~/scene/layouts/write-layout";

/** A map in a few lines with a pin on it, and the address. */
export const placeLayout = layout({
  id: "place",
  name: "Place",
  idea: "A map in a few lines with a pin on it, and the address.",
  family: "place",
  roles: ["action", "offer", "point"],
  onlyWithIcons: ["map-pin", "house", "store", "building"],
  slots: { ...texts({ headline: 40, body: 100 }) },
  parts: [
    shape("ground", [0, 0, 1, 0.46], { within: "bleed", color: "motif", enters: "none" }),
    shape("streets", [0, 0, 1, 0.46], {
      within: "bleed",
      shape: "path",
      path: "M-5 30L105 12M-5 78L105 58M22 -5L34 105M70 -5L62 105M-5 55L40 105M48 -5L105 40",
      color: "background",
      stroke: 13,
      enters: "draw",
    }),
    shape("lanes", [0, 0, 1, 0.46], {
      within: "bleed",
      shape: "path",
      path: "M-5 12L60 105M18 -5L80 105M-5 92L105 84M86 -5L92 105M-5 42L105 26",
      color: "background",
      opacity: 0.7,
      stroke: 5,
      enters: "draw",
    }),
    shape("pin", [0.42, 0.14, 0.16, 0.16], {
      within: "bleed",
      shape: "path",
      path: "M50 0C27 0 12 17 12 38C12 66 50 100 50 100C50 100 88 66 88 38C88 17 73 0 50 0ZM50 54C41 54 34 47 34 38C34 29 41 22 50 22C59 22 66 29 66 38C66 47 59 54 50 54Z",
      ratio: 1,
      enters: "grow",
    }),
    stack("words", [0, 0.5, 1, 0.5], [label, title, body, action], { anchor: "middle" }),
  ],
  formats: {
    "4:5": {
      ground: [0, 0, 1, 0.46],
      streets: [0, 0, 1, 0.46],
      lanes: [0, 0, 1, 0.46],
      pin: [0.41, 0.11, 0.18, 0.18],
      words: [0, 0.5, 1, 0.5],
    },
    "1:1": {
      ground: [0.5, 0, 0.5, 1],
      streets: [0.5, 0, 0.5, 1],
      lanes: [0.5, 0, 0.5, 1],
      pin: [0.64, 0.34, 0.22, 0.22],
      words: [0, 0, 0.46, 1],
    },
    "16:9": {
      ground: [0.5, 0, 0.5, 1],
      streets: [0.5, 0, 0.5, 1],
      lanes: [0.5, 0, 0.5, 1],
      pin: [0.66, 0.3, 0.18, 0.3],
      words: [0, 0, 0.46, 1],
    },
  },
});
