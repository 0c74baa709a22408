import {
  action,
  body,
  display,
  icon,
  iconSlot,
  label,
  layout,
  shape,
  stack,
  texts,
} from "~/scene/layouts/write-layout";

/** Half accent colour with the action large, half the rest. */
export const endCardLayout = layout({
  id: "end-card",
  name: "End card",
  idea: "Half accent colour with the action large, half the rest.",
  family: "closing",
  roles: ["action", "offer"],
  slots: { ...texts({ headline: 40, body: 90, needs: ["action"] }), icon: iconSlot },
  parts: [
    shape("panel", [0, 0.53, 1, 0.47], { within: "bleed", enters: "none" }),
    stack("head", [0, 0, 1, 0.48], [icon, label, display], { anchor: "bottom" }),
    stack("foot", [0, 0.58, 1, 0.42], [body, { ...action, scale: 1.25 }], { anchor: "middle", on: "accent" }),
  ],
  formats: {
    "4:5": { panel: [0, 0.54, 1, 0.46], head: [0, 0, 1, 0.5], foot: [0, 0.62, 1, 0.38] },
    "1:1": { panel: [0, 0.56, 1, 0.44], head: [0, 0, 1, 0.52], foot: [0, 0.64, 1, 0.36] },
    "16:9": {
      panel: [0.56, 0, 0.44, 1],
      head: { at: [0, 0, 0.52, 1], anchor: "middle" },
      foot: [0.6, 0, 0.4, 1],
    },
  },
});
