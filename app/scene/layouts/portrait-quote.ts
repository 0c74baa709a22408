import {
  action,
  body,
  label,
  layout,
  media,
  picture,
  quotation,
  stack,
  texts,
} from "~/scene/layouts/write-layout";

/** What somebody said beside their portrait. */
export const portraitQuoteLayout = layout({
  id: "portrait-quote",
  name: "Quote with portrait",
  idea: "What somebody said beside their portrait.",
  family: "quote",
  roles: ["proof"],
  slots: { ...texts({ headline: 140, body: 60 }), picture: picture(0.6, 1.2) },
  parts: [
    media("portrait", [0, 0, 1, 0.42], { grows: true }),
    stack(
      "words",
      [0, 0.46, 1, 0.54],
      [{ content: "quote-mark", style: "mark", scale: 0.6 }, quotation, label, body, action],
      { anchor: "bottom" },
    ),
  ],
  formats: {
    "4:5": { portrait: [0, 0, 1, 0.42], words: [0, 0.44, 1, 0.56] },
    "1:1": {
      portrait: { at: [0, 0, 0.4, 1], grows: false },
      words: { at: [0.41, 0, 0.59, 1], anchor: "middle" },
    },
    "16:9": {
      portrait: { at: [0, 0, 0.4, 1], grows: false },
      words: { at: [0.42, 0, 0.58, 1], anchor: "middle" },
    },
  },
});
