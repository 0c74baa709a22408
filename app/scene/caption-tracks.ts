import type { Cue } from "~/scene/composition";
import type { Library } from "~/scene/library";
import { templateFrom } from "~/scene/library";
import { shownCuesOf } from "~/scene/resolve/cues";
import { themeOf } from "~/scene/resolve/scene-theme";
import { timeScenes } from "~/scene/resolve/timing";
import type { Storyboard } from "~/scene/storyboard";

/** Languages in which a video has captions, its own first: those of its voice, and those a person has set. */
export function captionLanguagesOf({ language, scenes }: Pick<Storyboard, "language" | "scenes">): string[] {
  const own = scenes.some(({ voice, captions }) => voice || captions?.[language]) ? [language] : [];
  return [...new Set([...own, ...scenes.flatMap(({ captions }) => Object.keys(captions ?? {}))])];
}

/** The captions of each of these languages that has some, with times from the start of the video. */
export function captionTracksOf(
  storyboard: Storyboard,
  library: Library,
  languages: readonly string[] = captionLanguagesOf(storyboard),
): { language: string; cues: Cue[] }[] {
  const { template } = themeOf(templateFrom(library, storyboard.templateId), storyboard);
  const timings = timeScenes(storyboard, template.transition.seconds);
  return languages.flatMap((language) => {
    const cues = shownCuesOf(storyboard, timings, language);
    return cues.length > 0 ? [{ language, cues }] : [];
  });
}
