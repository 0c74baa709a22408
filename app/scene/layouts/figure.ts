import { action, body, label, layout, stack, texts } from "~/scene/layouts/write-layout";

/** A number or a single word as the picture. */
export const figureLayout = layout({
  id: "figure",
  name: "Figure",
  idea: "A number or a single word as the picture.",
  family: "words",
  roles: ["point", "proof", "offer"],
  slots: { ...texts({ headline: 8, body: 90 }) },
  parts: [
    stack("words", [0, 0.05, 1, 0.9], [label, { content: "headline", style: "figure" }, body, action], {
      anchor: "middle",
    }),
  ],
  motif: [0.1, 0.95, 0.9],
  formats: {
    "4:5": { words: [0, 0, 1, 1] },
    "1:1": { words: [0, 0, 1, 1] },
    "16:9": { words: [0, 0, 1, 1] },
  },
  motifs: { "4:5": [0.95, 1, 0.85], "1:1": [0.95, 1, 0.8], "16:9": [0.93, 0.9, 0.6] },
});
