import {
  action,
  body,
  label,
  layout,
  media,
  picture,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** A card with the copy lies on the picture. */
export const cardLayout = layout({
  id: "card",
  name: "Card",
  idea: "A card with the words lies on the picture.",
  family: "card",
  roles: ["point", "offer", "action"],
  slots: { ...texts({ headline: 50, body: 110 }), picture: picture(0.5, 1.9) },
  parts: [
    media("photo", [0, 0, 1, 1]),
    stack("words", [0, 0.42, 1, 0.58], [label, title, body, action], {
      anchor: "bottom",
      card: { hugs: true, shape: "plain" },
    }),
  ],
  formats: {
    "4:5": { words: [0, 0.36, 0.92, 0.64] },
    "1:1": { words: [0, 0.3, 0.86, 0.7] },
    "16:9": { words: { at: [0, 0.06, 0.46, 0.88], anchor: "middle" } },
  },
});
