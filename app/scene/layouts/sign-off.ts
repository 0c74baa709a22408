import {
  action,
  body,
  display,
  label,
  layout,
  media,
  picture,
  stack,
  texts,
} from "~/scene/layouts/write-layout";

/** A small round picture or logo, the name and one thing to do. */
export const signOffLayout = layout({
  id: "sign-off",
  name: "Sign-off",
  idea: "A small round picture or logo, the name and one thing to do.",
  family: "closing",
  roles: ["action"],
  slots: { ...texts({ headline: 32, body: 80 }), picture: picture(0.8, 1.25) },
  parts: [
    media("logo", [0.32, 0.12, 0.36, 0.2], { within: "safe", shape: "round" }),
    stack("words", [0, 0.38, 1, 0.5], [label, display, body, action], { align: "center" }),
  ],
  motif: [0.5, 0.4, 1],
  formats: {
    "4:5": { logo: [0.36, 0.04, 0.28, 0.24], words: [0.02, 0.34, 0.96, 0.66] },
    "1:1": { logo: [0.37, 0.02, 0.26, 0.26], words: [0.02, 0.34, 0.96, 0.66] },
    "16:9": { logo: [0.42, 0, 0.16, 0.28], words: [0.14, 0.34, 0.72, 0.66] },
  },
});
