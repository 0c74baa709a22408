import {
  action,
  body,
  display,
  icon,
  iconSlot,
  label,
  layout,
  stack,
  texts,
} from "~/scene/layouts/write-layout";

/** Centred copy and what to do next. */
export const closingLayout = layout({
  id: "closing",
  name: "Closing",
  idea: "Centred words and what to do next.",
  family: "closing",
  roles: ["hook", "offer", "action"],
  slots: { ...texts({ headline: 48, body: 100 }), icon: iconSlot },
  parts: [
    stack("words", [0, 0.1, 1, 0.8], [icon, label, display, body, action], {
      anchor: "middle",
      align: "center",
    }),
  ],
  motif: [0.5, 0.5, 1.25],
  formats: {
    "4:5": { words: [0.03, 0.02, 0.94, 0.96] },
    "1:1": { words: [0.05, 0.03, 0.9, 0.94] },
    "16:9": { words: [0.14, 0, 0.72, 1] },
  },
  motifs: { "4:5": [0.5, 0.5, 1.15], "1:1": [0.5, 0.5, 1.05], "16:9": [0.5, 0.5, 1] },
});
