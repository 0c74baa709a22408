import type { Mood } from "~/domain/image/board-mood";

/** What a board says of letters, in words. */
export const moodNames: Record<Mood, { label: string; detail: string }> = {
  editorial: { label: "Editorial", detail: "Fine serifs, much air" },
  bold: { label: "Bold", detail: "Heavy, tight, loud" },
  minimal: { label: "Minimal", detail: "Quiet sans serif" },
  playful: { label: "Playful", detail: "Round and friendly" },
  luxury: { label: "Luxury", detail: "High contrast, wide set" },
  tech: { label: "Tech", detail: "Even widths, exact" },
};
