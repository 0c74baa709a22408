import {
  action,
  body,
  label,
  layout,
  number,
  quotation,
  stack,
  stars,
  texts,
} from "~/scene/layouts/write-layout";

/** Five stars and the copy that came with them. */
export const ratingLayout = layout({
  id: "rating",
  name: "Rating",
  idea: "Five stars and the words that came with them.",
  family: "quote",
  roles: ["proof"],
  slots: { ...texts({ headline: 120, body: 60 }), figure: number("rating") },
  parts: [
    stack(
      "words",
      [0, 0.05, 1, 0.9],
      [
        { ...stars, scale: 1.25 },
        quotation,
        { content: "rule", style: "body", scale: 0.5 },
        body,
        label,
        action,
      ],
      { anchor: "middle", align: "center" },
    ),
  ],
  motif: [0.5, 0.5, 1.2],
  formats: {
    "4:5": { words: [0.02, 0, 0.96, 1] },
    "1:1": { words: [0.02, 0, 0.96, 1] },
    "16:9": { words: [0.12, 0, 0.76, 1] },
  },
  motifs: { "16:9": [0.5, 0.5, 0.95] },
});
