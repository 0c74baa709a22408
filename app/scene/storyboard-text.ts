import type { Storyboard } from "~/scene/storyboard";
import { addedWords, overlayWords } from "~/scene/storyboard-words";

/** The copy of a storyboard as plain text: its title, then one paragraph per scene. To take it elsewhere. */
export function storyboardText({ title, scenes, overlays }: Storyboard): string {
  const paragraphs = scenes.map(({ slots, spoken, ...added }) =>
    [
      ...Object.values(slots).flatMap((slot) => (slot.kind === "text" ? [slot.text] : [])),
      spoken,
      ...addedWords(added),
    ]
      .filter(Boolean)
      .join("\n"),
  );
  return [title, ...paragraphs, overlayWords({ overlays }).join("\n")].filter(Boolean).join("\n\n");
}
