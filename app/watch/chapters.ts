import type { Composition } from "~/scene/composition";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { Chapter } from "./watched-video";

/** The scenes of a video as chapters, with all their words; a scene without any is no chapter. */
export function chaptersOf(storyboard: Storyboard, composition: Composition): Chapter[] {
  return storyboard.scenes.flatMap((scene, index) => {
    const [headline, ...others] = words(scene, ["headline", "body", "action"]);
    if (!headline) return [];
    return {
      startSeconds: composition.sceneStartsSeconds[index] ?? 0,
      label: words(scene, ["label"]).join(""),
      headline,
      text: others.join(" · "),
    };
  });
}

function words({ slots }: Scene, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const slot = slots[name];
    return slot?.kind === "text" && slot.text.trim() ? slot.text.trim() : [];
  });
}
