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

/** A picture from edge to edge, the copy at its foot. */
export const coverLayout = layout({
  id: "cover",
  name: "Cover",
  idea: "A picture from edge to edge, the words at its foot.",
  family: "cover",
  roles: ["hook", "point", "offer", "action"],
  slots: { ...texts(), picture: picture(0.5, 1.9) },
  parts: [
    media("photo", [0, 0, 1, 1], { shade: "bottom" }),
    stack("words", [0, 0.3, 1, 0.7], [label, display, body, action], { anchor: "bottom", on: "picture" }),
  ],
  formats: {
    "4:5": { words: [0, 0.25, 1, 0.75] },
    "1:1": { words: [0, 0.2, 1, 0.8] },
    "16:9": { photo: { shade: "start" }, words: [0, 0.1, 0.56, 0.9] },
  },
});
