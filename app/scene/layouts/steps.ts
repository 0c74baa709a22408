import { action, label, layout, list, rows, stack, texts, title } from "~/scene/layouts/write-layout";

/** What to do, one, two, three. */
export const stepsLayout = layout({
  id: "steps",
  name: "Steps",
  idea: "What to do, one, two, three.",
  family: "list",
  roles: ["point", "action"],
  // Numbers are for what is done one after the other.
  onlyWithIcons: ["chef-hat", "graduation-cap", "wrench"],
  slots: { ...texts({ headline: 40 }), body: rows(2, 5) },
  parts: [
    stack("head", [0, 0.03, 1, 0.3], [label, title], { anchor: "bottom" }),
    stack("points", [0, 0.37, 1, 0.6], [{ ...list("number", "none", true), scale: 1.2 }, action]),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.3], points: [0, 0.34, 1, 0.66] },
    "1:1": { head: [0, 0, 1, 0.28], points: [0, 0.33, 1, 0.67] },
    "16:9": {
      head: { at: [0, 0, 0.38, 1], anchor: "middle" },
      points: { at: [0.44, 0, 0.56, 1], anchor: "middle" },
    },
  },
});
