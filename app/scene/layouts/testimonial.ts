import {
  action,
  body,
  label,
  layout,
  media,
  number,
  picture,
  quotation,
  stack,
  stars,
  texts,
} from "~/scene/layouts/write-layout";

/** A speech bubble, with the stars that were given, and whose it is below. */
export const testimonialLayout = layout({
  id: "testimonial",
  name: "Testimonial",
  idea: "A speech bubble, with the stars that were given, and whose it is below.",
  family: "quote",
  roles: ["proof"],
  slots: {
    ...texts({ headline: 140, body: 60 }),
    figure: number("rating", false),
    picture: picture(0.7, 1.3),
  },
  parts: [
    stack("words", [0, 0.06, 1, 0.62], [stars, { ...quotation, scale: 0.8 }, { ...body, scale: 0.9 }], {
      anchor: "bottom",
      on: "inverse",
      card: { hugs: true, shape: "bubble" },
    }),
    media("portrait", [0, 0.76, 0.26, 0.16], { within: "safe", shape: "round" }),
    stack("who", [0.3, 0.76, 0.7, 0.16], [{ ...label, scale: 1.15 }, action], { anchor: "middle" }),
  ],
  formats: {
    "4:5": { words: [0, 0, 1, 0.68], portrait: [0, 0.78, 0.22, 0.2], who: [0.26, 0.78, 0.74, 0.2] },
    "1:1": { words: [0, 0, 1, 0.68], portrait: [0, 0.79, 0.22, 0.21], who: [0.26, 0.79, 0.74, 0.21] },
    "16:9": {
      words: [0.08, 0, 0.84, 0.68],
      portrait: [0.08, 0.79, 0.12, 0.21],
      who: [0.22, 0.79, 0.7, 0.21],
    },
  },
});
