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

/** A picture from edge to edge, the copy in its middle. */
export const coverCentredLayout = layout({
  id: "cover-centred",
  name: "Centred cover",
  idea: "A picture from edge to edge, the words in its middle.",
  family: "cover",
  roles: ["hook", "offer", "action"],
  slots: { ...texts({ headline: 48, body: 100 }), picture: picture(0.5, 1.9) },
  parts: [
    media("photo", [0, 0, 1, 1], { shade: "full" }),
    stack("words", [0, 0.15, 1, 0.7], [label, display, body, action], {
      anchor: "middle",
      align: "center",
      on: "picture",
    }),
  ],
  formats: {
    "4:5": { words: [0.02, 0.08, 0.96, 0.84] },
    "1:1": { words: [0.03, 0.05, 0.94, 0.9] },
    "16:9": { words: [0.14, 0.04, 0.72, 0.92] },
  },
});
