import { action, body, label, layout, quotation, stack, texts } from "~/scene/layouts/write-layout";

/** What somebody said, with who said it. */
export const quoteLayout = layout({
  id: "quote",
  name: "Quote",
  idea: "What somebody said, with who said it.",
  family: "quote",
  roles: ["proof"],
  slots: { ...texts({ headline: 160, body: 60 }) },
  parts: [
    stack(
      "words",
      [0, 0.05, 1, 0.9],
      [{ content: "quote-mark", style: "mark" }, quotation, body, label, action],
      { anchor: "middle" },
    ),
  ],
  motif: [0.95, 0.9, 0.8],
  formats: {
    "4:5": { words: [0, 0, 1, 1] },
    "1:1": { words: [0, 0, 1, 1] },
    "16:9": { words: [0.06, 0, 0.8, 1] },
  },
  motifs: { "4:5": [1, 0.92, 0.75], "1:1": [1, 0.95, 0.7], "16:9": [0.95, 0.85, 0.55] },
});
