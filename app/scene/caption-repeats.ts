import { headingOf } from "~/scene/scene-heading";
import type { Scene } from "~/scene/storyboard";

/**
 * Whether captions say nothing but words that stand on the screen of their scene; false where there are none. Capitals,
 * punctuation and order do not count: whoever reads the screen has read them.
 */
export function repeatsScreen(
  scene: Scene,
  captions: readonly { text: string }[],
  language: string,
): boolean {
  const said = captions.flatMap(({ text }) => wordsIn(text));
  if (said.length === 0) return false;
  const shown = new Set(wordsIn(screenTextOf(scene, language)));
  return said.every((word) => shown.has(word));
}

function screenTextOf(scene: Scene, language: string): string {
  const { label, text } = headingOf(scene, language);
  const slots = Object.values(scene.slots).flatMap((slot) => (slot.kind === "text" ? slot.text : []));
  const elements = Object.values(scene.elements ?? {}).flatMap(({ content, isHidden }) =>
    content.kind === "text" && !isHidden ? content.text : [],
  );
  return [label, text, ...slots, ...elements].join("\n");
}

function wordsIn(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}%€$£¥]+/gu) ?? []
  );
}
