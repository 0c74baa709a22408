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

/** The whole picture sharp on its own blurred background, the copy below: for pictures of any shape. */
export const spotlightLayout = layout({
  id: "spotlight",
  name: "Spotlight",
  idea: "The whole picture sharp on its own blurred ground, the words below: for pictures of any shape.",
  family: "blurred",
  roles: ["point", "offer", "hook", "proof"],
  slots: { ...texts({ headline: 48, body: 90 }), picture: picture(0.6, 1.8) },
  parts: [
    media("ground", [-0.05, -0.05, 1.1, 1.1], { blur: 40, shade: "bottom" }),
    media("photo", [0, 0.01, 1, 0.5], { within: "safe", shape: "rounded", grows: true }),
    stack("words", [0, 0.6, 1, 0.4], [label, title, body, action], { anchor: "bottom", on: "picture" }),
  ],
  formats: {
    "4:5": { photo: [0, 0.01, 1, 0.52], words: [0, 0.6, 1, 0.4] },
    "1:1": { photo: [0, 0.01, 1, 0.5], words: [0, 0.57, 1, 0.43] },
    "16:9": {
      ground: { shade: "start" },
      photo: { at: [0.56, 0, 0.44, 1], grows: false },
      words: { at: [0, 0.04, 0.48, 0.92], anchor: "middle" },
    },
  },
});
