import type { Storyboard } from "~/scene/storyboard";

/** The copy of a storyboard as plain text: its title, then one paragraph per scene. To take it elsewhere. */
export function storyboardText({ title, scenes }: Storyboard): string {
  const paragraphs = scenes.map(({ slots, spoken }) =>
    [...Object.values(slots).flatMap((slot) => (slot.kind === "text" ? [slot.text] : [])), spoken]
      .filter(Boolean)
      .join("\n"),
  );
  return [title, ...paragraphs].filter(Boolean).join("\n\n");
}
