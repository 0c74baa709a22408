import { action, body, label, layout, media, picture, stack, texts } from "~/scene/layouts/write-layout";

/** The picture shines through the letters of the headline. */
export const windowLayout = layout({
  id: "window",
  name: "Window",
  idea: "The picture shines through the letters of the headline.",
  family: "window",
  roles: ["hook"],
  styles: ["bold", "minimal", "tech", "editorial"],
  slots: { ...texts({ headline: 18, body: 80, needs: ["headline"] }), picture: picture(0.5, 1.9) },
  parts: [
    media("photo", [0, 0, 1, 1]),
    {
      id: "letters",
      kind: "window",
      within: "safe",
      box: { x: 0, y: 0.06, width: 1, height: 0.66 },
      content: "headline",
      anchor: "middle",
      align: "start",
    },
    stack("foot", [0, 0.76, 1, 0.24], [label, body, action], { anchor: "bottom", on: "surface" }),
  ],
  formats: {
    "4:5": { letters: [0, 0.02, 1, 0.68], foot: [0, 0.74, 1, 0.26] },
    "1:1": { letters: [0, 0, 1, 0.7], foot: [0, 0.74, 1, 0.26] },
    "16:9": { letters: [0, 0, 1, 0.72], foot: [0, 0.76, 0.6, 0.24] },
  },
});
