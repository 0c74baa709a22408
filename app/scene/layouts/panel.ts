import { action, body, display, label, layout, shape, stack, texts } from "~/scene/layouts/write-layout";

/** Copy on a panel in the accent colour, cut at an angle. */
export const panelLayout = layout({
  id: "panel",
  name: "Panel",
  idea: "Words on a panel in the accent colour, cut at an angle.",
  family: "words",
  roles: ["hook", "offer", "point"],
  styles: ["bold", "playful", "tech"],
  slots: { ...texts({ headline: 50, body: 90 }) },
  parts: [
    shape("panel", [0, 0, 1, 1], { shape: "path", path: "M0 0L100 0L100 88L0 100Z", enters: "none" }),
    stack("words", [0, 0.04, 1, 0.84], [label, { ...display, scale: 1.25 }, body, action], {
      anchor: "middle",
      on: "accent",
    }),
  ],
  formats: {
    "4:5": { words: [0, 0, 1, 0.9] },
    "1:1": { words: [0, 0, 1, 0.88] },
    "16:9": { panel: { at: [0, 0, 1, 1], path: "M0 0L90 0L78 100L0 100Z" }, words: [0, 0, 0.74, 1] },
  },
});
