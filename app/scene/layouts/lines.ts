import { action, label, layout, list, rows, stack, texts, title } from "~/scene/layouts/write-layout";

/** Points on a line each, without a mark. */
export const linesLayout = layout({
  id: "lines",
  name: "Lines",
  idea: "Points on a line each, without a mark.",
  family: "list",
  roles: ["point", "offer", "proof", "action"],
  slots: { ...texts({ headline: 40 }), body: rows(2, 6) },
  parts: [
    stack("head", [0, 0.03, 1, 0.33], [label, title], { anchor: "bottom" }),
    stack("points", [0, 0.4, 1, 0.57], [{ ...list("none", "none", true), scale: 1.15 }, action]),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.32], points: [0, 0.36, 1, 0.64] },
    "1:1": { head: [0, 0, 1, 0.3], points: [0, 0.35, 1, 0.65] },
    "16:9": {
      head: { at: [0, 0, 0.4, 1], anchor: "middle" },
      points: { at: [0.46, 0, 0.54, 1], anchor: "middle" },
    },
  },
});
