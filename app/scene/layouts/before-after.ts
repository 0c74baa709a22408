import {
  action,
  body,
  label,
  layout,
  media,
  picture,
  shape,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** Two pictures meet at a line that shows the change. */
export const beforeAfterLayout = layout({
  id: "before-after",
  name: "Before and after",
  idea: "Two pictures meet at a line that shows the change.",
  family: "versus",
  roles: ["proof", "point"],
  onlyWithIcons: ["scissors", "sparkles", "wrench", "hammer"],
  slots: {
    ...texts({ headline: 44, body: 80 }),
    picture: picture(0.5, 1.2),
    "picture-2": {
      kind: "media",
      accepts: ["picture", "clip"],
      minRatio: 0.5,
      maxRatio: 1.2,
      required: true,
      borrows: false,
    },
  },
  parts: [
    media("before", [0, 0, 0.5, 0.6], { within: "bleed" }),
    media("after", [0.5, 0, 0.5, 0.6], { within: "bleed", slot: "picture-2" }),
    shape("line", [0.4955, 0, 0.009, 0.6], { within: "bleed", color: "background", enters: "none" }),
    shape("knob", [0.42, 0.26, 0.16, 0.08], {
      within: "bleed",
      shape: "ellipse",
      color: "background",
      ratio: 1,
      enters: "grow",
    }),
    shape("arrows", [0.45, 0.27, 0.1, 0.06], {
      within: "bleed",
      shape: "path",
      path: "M34 22L6 50L34 78L34 60L20 50L34 40ZM66 22L94 50L66 78L66 60L80 50L66 40Z",
      color: "accent",
      ratio: 1,
      enters: "grow",
    }),
    stack("words", [0, 0.66, 1, 0.34], [label, title, body, action], { anchor: "middle" }),
  ],
  formats: {
    "4:5": {
      before: [0, 0, 0.5, 0.58],
      after: [0.5, 0, 0.5, 0.58],
      line: [0.4955, 0, 0.009, 0.58],
      words: { at: [0, 0.62, 1, 0.38] },
    },
    "1:1": {
      before: [0, 0, 0.5, 0.55],
      after: [0.5, 0, 0.5, 0.55],
      line: [0.4955, 0, 0.009, 0.55],
      knob: [0.43, 0.21, 0.14, 0.14],
      arrows: [0.455, 0.235, 0.09, 0.09],
      words: [0, 0.59, 1, 0.41],
    },
    "16:9": {
      before: [0.4, 0, 0.3, 1],
      after: [0.7, 0, 0.3, 1],
      line: [0.6975, 0, 0.005, 1],
      knob: [0.66, 0.42, 0.08, 0.16],
      arrows: [0.675, 0.44, 0.05, 0.12],
      words: { at: [0, 0, 0.34, 1] },
    },
  },
});
