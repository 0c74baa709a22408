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

/** The offer on a ticket to tear off. */
export const couponLayout = layout({
  id: "coupon",
  name: "Coupon",
  idea: "The offer on a ticket to tear off.",
  family: "price",
  roles: ["offer", "action"],
  styles: ["bold", "playful", "editorial", "tech"],
  slots: { ...texts({ headline: 40, body: 90 }), figure: number("any") },
  parts: [
    stack("words", [0, 0.08, 1, 0.84], [label, { ...figure, scale: 0.7 }, title, body, action], {
      anchor: "middle",
      align: "center",
      on: "accent",
      card: { hugs: true, shape: "ticket" },
    }),
  ],
  formats: {
    "4:5": { words: [0.02, 0.02, 0.96, 0.96] },
    "1:1": { words: [0.02, 0, 0.96, 1] },
    "16:9": { words: [0.14, 0, 0.72, 1] },
  },
});
