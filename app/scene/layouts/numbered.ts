import { action, body, label, layout, stack, texts, title } from "~/scene/layouts/write-layout";

/** One point of several, with its number. */
export const numberedLayout = layout({
  id: "numbered",
  name: "Numbered",
  idea: "One point of several, with its number.",
  family: "words",
  roles: ["point"],
  slots: { ...texts() },
  parts: [
    stack("number", [0, 0, 1, 0.34], [{ content: "scene-number", style: "mark" }]),
    stack("words", [0, 0.36, 1, 0.64], [label, title, body, action], { anchor: "bottom" }),
  ],
  motif: [0.95, 0.2, 0.8],
  formats: {
    "4:5": { number: [0, 0, 1, 0.3], words: [0, 0.37, 1, 0.63] },
    "1:1": { number: [0, 0, 1, 0.3], words: [0, 0.37, 1, 0.63] },
    "16:9": { number: [0, 0, 0.3, 1], words: [0.34, 0, 0.64, 1] },
  },
  motifs: { "4:5": [0.95, 0.12, 0.72], "1:1": [0.95, 0.1, 0.7], "16:9": [0.08, 1, 0.6] },
});
