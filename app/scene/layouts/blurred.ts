import {
  action,
  body,
  display,
  label,
  layout,
  media,
  picture,
  stack,
  texts,
} from "~/scene/layouts/write-layout";

/** A large headline over the picture out of focus. */
export const blurredLayout = layout({
  id: "blurred",
  name: "Blurred",
  idea: "A large headline over the picture out of focus.",
  family: "blurred",
  roles: ["hook", "point", "offer", "proof"],
  slots: { ...texts({ headline: 80, body: 110 }), picture: picture(0.4, 2.4) },
  parts: [
    media("photo", [-0.05, -0.05, 1.1, 1.1], { blur: 34, shade: "full" }),
    stack("words", [0, 0.08, 1, 0.84], [label, { ...display, scale: 1.2 }, body, action], {
      anchor: "middle",
      on: "picture",
    }),
  ],
  formats: {
    "4:5": { words: [0, 0.02, 1, 0.96] },
    "1:1": { words: [0, 0, 1, 1] },
    "16:9": { words: [0, 0, 0.86, 1] },
  },
});
