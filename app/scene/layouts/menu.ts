import { action, label, layout, list, rows, stack, texts, title } from "~/scene/layouts/write-layout";

/** Names and prices, or what goes in and how much of it. */
export const menuLayout = layout({
  id: "menu",
  name: "Menu",
  idea: "Names and prices, or what goes in and how much of it.",
  family: "list",
  roles: ["point", "offer"],
  slots: { ...texts({ headline: 32 }), body: rows(2, 8, 2, 40) },
  parts: [
    stack(
      "words",
      [0, 0.04, 1, 0.92],
      [label, { ...title, scale: 0.9 }, list("none", "price", true), action],
      { anchor: "middle" },
    ),
  ],
  formats: {
    "4:5": { words: [0, 0, 1, 1] },
    "1:1": { words: [0, 0, 1, 1] },
    "16:9": { words: [0.1, 0, 0.8, 1] },
  },
});
