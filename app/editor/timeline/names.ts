import type { ElementContent, OverlayContent } from "~/scene/element";

const names: Record<OverlayContent["kind"], string> = {
  text: "Text",
  picture: "Picture",
  clip: "Clip",
  shape: "Shape",
  icon: "Icon",
  drawing: "Drawing",
  qr: "QR code",
  progress: "Progress",
  countdown: "Countdown",
  logo: "Logo",
  "lower-third": "Lower third",
};

/** What an element is called that has no name: its words, or its kind. */
export function nameOfContent(content: ElementContent | OverlayContent): string {
  if (content.kind === "text") return content.text || names.text;
  if (content.kind === "lower-third") return content.title || names["lower-third"];
  if (content.kind === "picture" || content.kind === "clip") return content.alt || names[content.kind];
  return names[content.kind];
}
