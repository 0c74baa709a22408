import {
  action,
  body,
  figure,
  gauge,
  label,
  layout,
  number,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** A percentage as a ring that fills, the number in its middle. */
export const gaugeLayout = layout({
  id: "gauge",
  name: "Ring",
  idea: "A percentage as a ring that fills, the number in its middle.",
  family: "figure",
  roles: ["proof", "point"],
  slots: { ...texts({ headline: 50, body: 90 }), figure: number("percent") },
  parts: [
    gauge("ring", [0.1, 0.04, 0.8, 0.46]),
    stack("inside", [0.18, 0.3, 0.64, 0.4], [figure], { within: "ring", anchor: "middle", align: "center" }),
    stack("words", [0, 0.56, 1, 0.44], [label, { ...title, scale: 0.9 }, body, action], { align: "center" }),
  ],
  formats: {
    "4:5": { ring: [0.16, 0, 0.68, 0.5], words: [0, 0.57, 1, 0.43] },
    "1:1": {
      ring: [0.52, 0.08, 0.48, 0.84],
      words: { at: [0, 0, 0.47, 1], anchor: "middle", align: "start" },
    },
    "16:9": {
      ring: [0.56, 0.04, 0.44, 0.92],
      words: { at: [0, 0, 0.5, 1], anchor: "middle", align: "start" },
    },
  },
});
