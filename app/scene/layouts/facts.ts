import {
  action,
  icon,
  iconSlot,
  label,
  layout,
  list,
  rows,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** What there is to know, in rows of a name and what it is. */
export const factsLayout = layout({
  id: "facts",
  name: "Facts",
  idea: "What there is to know, in rows of a name and what it is.",
  family: "list",
  roles: ["point", "proof", "offer"],
  slots: { ...texts({ headline: 48 }), body: rows(2, 6, 2, 50), icon: iconSlot },
  parts: [
    stack("head", [0, 0.03, 1, 0.34], [icon, label, title], { anchor: "bottom" }),
    stack("rows", [0, 0.42, 1, 0.55], [list("none", "fact", true), action]),
  ],
  formats: {
    "4:5": { head: [0, 0, 1, 0.34], rows: [0, 0.38, 1, 0.62] },
    "1:1": { head: [0, 0, 1, 0.34], rows: [0, 0.38, 1, 0.62] },
    "16:9": {
      head: { at: [0, 0, 0.42, 1], anchor: "middle" },
      rows: { at: [0.48, 0, 0.52, 1], anchor: "middle" },
    },
  },
});
