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

/** The picture as the screen of a phone, the copy beside it. */
export const phoneLayout = layout({
  id: "phone",
  name: "Phone",
  idea: "The picture as the screen of a phone, the words beside it.",
  family: "device",
  roles: ["point", "hook", "offer", "action"],
  styles: ["tech", "minimal", "bold", "playful"],
  onlyWithIcons: ["smartphone", "download", "message-circle", "bell", "wifi"],
  slots: { ...texts({ headline: 48, body: 100 }), picture: picture(0.4, 0.7) },
  parts: [
    stack("words", [0, 0, 1, 0.4], [label, title, body, action], { align: "center" }),
    media("screen", [0.16, 0.5, 0.68, 0.62], { frame: "phone", ratio: 0.49 }),
  ],
  formats: {
    "4:5": {
      words: { at: [0, 0, 0.5, 1], anchor: "middle", align: "start" },
      screen: [0.54, 0.07, 0.42, 0.86],
    },
    "1:1": {
      words: { at: [0, 0, 0.5, 1], anchor: "middle", align: "start" },
      screen: [0.54, 0.06, 0.42, 0.88],
    },
    "16:9": {
      words: { at: [0, 0, 0.52, 1], anchor: "middle", align: "start" },
      screen: [0.6, 0.06, 0.3, 0.88],
    },
  },
});
