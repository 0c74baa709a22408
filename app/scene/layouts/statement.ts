import { action, body, display, label, layout, stack, texts } from "~/scene/layouts/write-layout";

/** Copy alone, as large as it fits. */
export const statementLayout = layout({
  id: "statement",
  name: "Statement",
  idea: "Words alone, as large as they go.",
  family: "words",
  roles: ["hook", "point", "proof", "offer"],
  slots: { ...texts({ headline: 90 }) },
  parts: [stack("words", [0, 0.05, 1, 0.9], [label, display, body, action], { anchor: "middle" })],
  motif: [0.92, 0.13, 0.95],
  formats: {
    "4:5": { words: { at: [0, 0, 1, 1], anchor: "bottom" } },
    "1:1": { words: { at: [0, 0, 1, 1], anchor: "bottom" } },
    "16:9": { words: { at: [0, 0, 0.8, 1], anchor: "bottom" } },
  },
  motifs: { "4:5": [0.9, 0.12, 0.85], "1:1": [0.9, 0.12, 0.8], "16:9": [0.92, 0.3, 0.62] },
});
