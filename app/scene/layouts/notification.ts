import {
  action,
  body,
  icon,
  iconSlot,
  label,
  layout,
  media,
  picture,
  stack,
  texts,
  title,
} from "~/scene/layouts/write-layout";

/** The copy arrives as a message on top of the picture. */
export const notificationLayout = layout({
  id: "notification",
  name: "Notification",
  idea: "The words arrive as a message on top of the picture.",
  family: "card",
  roles: ["hook", "offer", "action"],
  styles: ["bold", "playful", "tech", "minimal"],
  slots: { ...texts({ headline: 50, body: 110 }), icon: iconSlot, picture: picture(0.5, 1.9) },
  parts: [
    media("photo", [0, 0, 1, 1]),
    stack(
      "words",
      [0, 0.02, 1, 0.6],
      [{ ...icon, scale: 0.55 }, label, { ...title, scale: 0.62 }, body, action],
      { card: { hugs: true, shape: "bubble" } },
    ),
  ],
  formats: {
    "4:5": { words: [0, 0.02, 0.9, 0.7] },
    "1:1": { words: [0, 0.02, 0.84, 0.8] },
    "16:9": { words: { at: [0.5, 0.02, 0.5, 0.9] } },
  },
});
