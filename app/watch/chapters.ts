import type { Composition } from "~/scene/composition";
import { textOf } from "~/scene/resolve/scene-slots";
import { headingOf } from "~/scene/scene-heading";
import type { Storyboard } from "~/scene/storyboard";
import type { Chapter } from "./watched-video";

/** The scenes of a video as chapters, with all their words and numbers; a scene without any is no chapter. */
export function chaptersOf(storyboard: Storyboard, composition: Composition): Chapter[] {
  return storyboard.scenes.flatMap((scene, index) => {
    const { label, text: heading } = headingOf(scene, storyboard.language);
    const lines = textOf(scene, "body").split("\n");
    const [headline, ...others] = [heading, ...lines, textOf(scene, "action")].filter((line) => line.trim());
    if (!headline) return [];
    return {
      startSeconds: composition.sceneStartsSeconds[index] ?? 0,
      label,
      headline,
      text: others.map((line) => line.trim()).join(" · "),
    };
  });
}
