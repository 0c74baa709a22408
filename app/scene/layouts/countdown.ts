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

/** A number that runs down while a ring empties around it. */
export const countdownLayout = layout({
  id: "countdown",
  name: "Countdown",
  idea: "A number that runs down while a ring empties around it.",
  family: "figure",
  roles: ["offer", "action", "hook"],
  onlyWithIcons: ["timer", "alarm-clock", "clock"],
  slots: { ...texts({ headline: 40, body: 80 }), figure: number("any") },
  parts: [
    stack("head", [0, 0, 1, 0.26], [label, { ...title, scale: 0.9 }], { anchor: "bottom", align: "center" }),
    gauge("ring", [0.14, 0.3, 0.72, 0.42], { empties: true }),
    stack("inside", [0.18, 0.26, 0.64, 0.48], [figure], {
      within: "ring",
      anchor: "middle",
      align: "center",
    }),
    stack("foot", [0, 0.76, 1, 0.24], [body, action], { align: "center" }),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.25], ring: [0.2, 0.29, 0.6, 0.44], foot: [0, 0.77, 1, 0.23] },
    "1:1": {
      head: { at: [0, 0, 0.46, 0.56], align: "start" },
      ring: [0.52, 0.08, 0.48, 0.84],
      foot: { at: [0, 0.6, 0.46, 0.4], align: "start" },
    },
    "16:9": {
      head: { at: [0, 0, 0.5, 0.56], align: "start" },
      ring: [0.56, 0.04, 0.44, 0.92],
      foot: { at: [0, 0.61, 0.5, 0.39], align: "start" },
    },
  },
});
