import { action, body, display, layout, shape, stack, texts } from "~/scene/layouts/write-layout";

/** The date as a leaf of a calendar, with what happens and where. */
export const eventLayout = layout({
  id: "event",
  name: "Event",
  idea: "The date as a leaf of a calendar, with what happens and where.",
  family: "event",
  roles: ["hook", "offer", "action", "point"],
  onlyWithIcons: ["calendar", "ticket", "clock"],
  slots: { ...texts({ label: 24, headline: 44, body: 90, needs: ["label"] }) },
  parts: [
    shape("leaf", [0, 0.02, 0.62, 0.3], { within: "safe", color: "text", radius: 28 }),
    shape("strip", [0, 0, 1, 0.2], { within: "leaf", radius: 28 }),
    stack("date", [0.08, 0.24, 0.84, 0.7], [{ content: "label", style: "title", scale: 0.9 }], {
      within: "leaf",
      anchor: "middle",
      align: "center",
      on: "inverse",
    }),
    stack("words", [0, 0.38, 1, 0.62], [display, body, action], { anchor: "bottom" }),
  ],
  formats: {
    "4:5": { leaf: [0, 0, 0.5, 0.34], words: [0, 0.4, 1, 0.6] },
    "1:1": { leaf: [0, 0, 0.44, 0.36], words: [0, 0.42, 1, 0.58] },
    "16:9": { leaf: [0, 0.14, 0.34, 0.72], words: { at: [0.42, 0, 0.58, 1], anchor: "middle" } },
  },
});
