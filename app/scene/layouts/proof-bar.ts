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

/** A percentage over a bar that fills. */
export const proofBarLayout = layout({
  id: "proof-bar",
  name: "Bar",
  idea: "A percentage over a bar that fills.",
  family: "figure",
  roles: ["proof", "point"],
  slots: { ...texts({ headline: 60, body: 100 }), figure: number("percent") },
  parts: [
    stack(
      "words",
      [0, 0.05, 1, 0.9],
      [label, figure, { content: "bar", style: "body" }, { ...title, scale: 0.8 }, body, action],
      { anchor: "middle" },
    ),
  ],
  formats: {
    "4:5": { words: [0, 0, 1, 1] },
    "1:1": { words: [0, 0, 1, 1] },
    "16:9": { words: [0.04, 0, 0.84, 1] },
  },
});
