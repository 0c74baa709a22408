import {
  action,
  body,
  figure,
  label,
  layout,
  number,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** A number as large as it goes, counting up. */
export const counterLayout = layout({
  id: "counter",
  name: "Counter",
  idea: "A number as large as it goes, counting up.",
  family: "figure",
  roles: ["point", "proof", "offer", "hook"],
  slots: { ...texts({ headline: 50, body: 90 }), figure: number("any") },
  parts: [
    stack("words", [0, 0.04, 1, 0.92], [label, figure, { ...title, scale: 0.8 }, body, action], {
      anchor: "middle",
    }),
  ],
  motif: [0.1, 0.95, 0.9],
  formats: {
    "4:5": { words: [0, 0, 1, 1] },
    "1:1": { words: [0, 0, 1, 1] },
    "16:9": { words: [0, 0, 0.9, 1] },
  },
  motifs: { "4:5": [0.95, 1, 0.85], "1:1": [0.95, 1, 0.8], "16:9": [0.95, 0.9, 0.6] },
});
