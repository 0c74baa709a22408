import {
  action,
  body,
  label,
  layout,
  media,
  picture,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** The picture as a page in a browser window. */
export const browserLayout = layout({
  id: "browser",
  name: "Browser",
  idea: "The picture as a page in a browser window.",
  family: "device",
  roles: ["point", "hook", "proof"],
  styles: ["tech", "minimal"],
  onlyWithIcons: ["laptop", "search", "globe", "cpu", "shopping-cart"],
  slots: { ...texts({ headline: 48, body: 100 }), picture: picture(1.2, 2) },
  parts: [
    stack("words", [0, 0, 1, 0.5], [label, title, body, action]),
    media("screen", [0, 0.56, 1, 0.44], { within: "safe", frame: "browser", ratio: 1.45 }),
  ],
  formats: {
    "4:5": { words: { at: [0, 0, 1, 0.42], anchor: "middle" }, screen: [0, 0.46, 1, 0.54] },
    "1:1": { words: [0, 0, 1, 0.42], screen: [0.06, 0.47, 0.88, 0.53] },
    "16:9": { words: { at: [0, 0, 0.38, 1], anchor: "middle" }, screen: [0.43, 0.04, 0.57, 0.92] },
  },
});
