import { action, body, display, label, layout, stack, texts } from "~/scene/layouts/write-layout";

/** One word after the other, each landing in its place. */
export const kineticLayout = layout({
  id: "kinetic",
  name: "Word by word",
  idea: "One word after the other, each landing in its place.",
  family: "words",
  roles: ["hook", "point"],
  styles: ["bold", "playful", "tech", "minimal"],
  slots: { ...texts({ headline: 70, body: 80 }) },
  parts: [
    stack("words", [0, 0.03, 1, 0.94], [label, { ...display, scale: 1.55, wordByWord: true }, body, action], {
      anchor: "middle",
      align: "center",
    }),
  ],
  formats: {
    "4:5": { words: [0, 0, 1, 1] },
    "1:1": { words: [0, 0, 1, 1] },
    "16:9": { words: [0.06, 0, 0.88, 1] },
  },
});
