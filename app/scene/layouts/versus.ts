import { action, label, layout, list, rows, stack, texts, title } from "~/scene/layouts/write-layout";

/** Two columns: the one, set back, and the other. */
export const versusLayout = layout({
  id: "versus",
  name: "Comparison",
  idea: "Two columns: the one, set back, and the other.",
  family: "versus",
  roles: ["point", "proof"],
  slots: { ...texts({ headline: 40 }), body: rows(2, 6, 2, 40) },
  parts: [
    stack("head", [0, 0.03, 1, 0.3], [label, title], { anchor: "bottom" }),
    stack("rows", [0, 0.38, 1, 0.58], [{ ...list("none", "versus", true), scale: 1.1 }, action]),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.28], rows: [0, 0.33, 1, 0.67] },
    "1:1": { head: [0, 0, 1, 0.27], rows: [0, 0.32, 1, 0.68] },
    "16:9": {
      head: { at: [0, 0, 0.36, 1], anchor: "middle" },
      rows: { at: [0.42, 0, 0.58, 1], anchor: "middle" },
    },
  },
});
