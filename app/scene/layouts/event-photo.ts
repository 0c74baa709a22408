import {
  action,
  body,
  display,
  layout,
  media,
  picture,
  shape,
  stack,
  texts,
} from "~/scene/layouts/write-layout";

/** A date in a block on the picture of the event. */
export const eventPhotoLayout = layout({
  id: "event-photo",
  name: "Event with a picture",
  idea: "A date in a block on the picture of the event.",
  family: "event",
  roles: ["hook", "offer", "action"],
  onlyWithIcons: ["calendar", "ticket", "clock"],
  slots: { ...texts({ label: 24, headline: 44, body: 90, needs: ["label"] }), picture: picture(0.5, 1.9) },
  parts: [
    media("photo", [0, 0, 1, 1], { shade: "bottom" }),
    shape("block", [0, 0, 0.5, 0.15], { within: "safe" }),
    stack("date", [0.08, 0.12, 0.84, 0.76], [{ content: "label", style: "title", scale: 0.6 }], {
      within: "block",
      anchor: "middle",
      align: "center",
      on: "accent",
    }),
    stack("words", [0, 0.36, 1, 0.64], [display, body, action], { anchor: "bottom", on: "picture" }),
  ],
  formats: {
    "4:5": { block: [0, 0, 0.42, 0.17], words: [0, 0.3, 1, 0.7] },
    "1:1": { block: [0, 0, 0.4, 0.19], words: [0, 0.28, 1, 0.72] },
    "16:9": { photo: { shade: "start" }, block: [0, 0, 0.26, 0.2], words: [0, 0.3, 0.56, 0.7] },
  },
});
