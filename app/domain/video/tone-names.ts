import type { Tone } from "~/domain/video/brief";

export const toneNames: Record<Tone, string> = {
  plain: "Plain",
  warm: "Warm",
  bold: "Bold",
  playful: "Playful",
  premium: "Premium",
};
