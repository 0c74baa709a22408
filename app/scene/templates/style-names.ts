import type { TemplateStyle } from "./template";

export const styleNames: Record<TemplateStyle, string> = {
  editorial: "Editorial",
  bold: "Bold",
  minimal: "Minimal",
  playful: "Playful",
  luxury: "Luxury",
  tech: "Tech",
};
