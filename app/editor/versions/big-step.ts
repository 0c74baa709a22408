import type { Storyboard } from "~/scene/storyboard";

/** The words of a step that changes the whole video at once; null for an edit of a part. */
export function bigStep(was: Storyboard, now: Storyboard): string | null {
  if (was.templateId !== now.templateId) return "Another template";
  if (was.format !== now.format) return `Format ${now.format}`;
  if (was.language !== now.language) return "Another language";
  const gone = was.scenes.filter(({ id }) => !now.scenes.some((scene) => scene.id === id)).length;
  if (gone > 1) return `${gone} scenes deleted`;
  const changed = now.scenes.filter((scene) => {
    const before = was.scenes.find(({ id }) => id === scene.id);
    return before && before !== scene && JSON.stringify(before.slots) !== JSON.stringify(scene.slots);
  }).length;
  return changed > 2 && changed > now.scenes.length / 2 ? `New words in ${changed} scenes` : null;
}
