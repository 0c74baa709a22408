import { action, body, icon, label, layout, stack, texts, title } from "~/scene/layouts/write-layout";

/** A large icon drawn line by line, and what it stands for. */
export const iconPointLayout = layout({
  id: "icon-point",
  name: "Icon",
  idea: "A large icon drawn line by line, and what it stands for.",
  family: "icon",
  roles: ["point", "proof", "offer"],
  slots: { ...texts({ headline: 50, body: 110 }), icon: { kind: "icon", required: true } },
  parts: [
    stack("words", [0, 0.04, 1, 0.92], [{ ...icon, scale: 2 }, label, title, body, action], {
      anchor: "middle",
    }),
  ],
  motif: [0.95, 0.85, 0.9],
  formats: {
    "4:5": { words: [0, 0, 1, 1] },
    "1:1": { words: [0, 0, 1, 1] },
    "16:9": { words: [0, 0, 0.8, 1] },
  },
  motifs: { "16:9": [0.95, 0.6, 0.8] },
});
