import type { Anchor } from "~/scene/anchor";
import type { Composition } from "~/scene/composition";
import { goesOnFrom } from "~/scene/lines-to-say";
import { textOf } from "~/scene/resolve/scene-slots";
import { headingOf } from "~/scene/scene-heading";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { Sharing } from "~/stores/publications/sharing";
import type { Chapter } from "./watched-video";

/**
 * The scenes of a video in words, with all their texts and numbers; a scene without any has no entry, and one that was split has
 * one.
 */
export function scenesInWords(storyboard: Storyboard, composition: Composition): Chapter[] {
  return storyboard.scenes.flatMap((scene, index) => {
    if (goesOnFrom(storyboard.scenes[index - 1], scene)) return [];
    const { label, text: heading } = headingOf(scene, storyboard.language);
    const lines = textOf(scene, "body").split("\n");
    const [headline, ...others] = [heading, ...lines, textOf(scene, "action")].filter((line) => line.trim());
    if (!headline) return [];
    return {
      key: sceneKey(scene),
      startSeconds: composition.sceneStartsSeconds[index] ?? 0,
      label,
      headline,
      text: others.map((line) => line.trim()).join(" · "),
    };
  });
}

/**
 * The chapters of a video: its markers that are some, else its scenes, under the names their owner gave them for the link; none where
 * the link shows none.
 */
export function chaptersOf(
  storyboard: Storyboard,
  composition: Composition,
  { show, names }: Sharing["chapters"],
): Chapter[] {
  if (!show) return [];
  const ofMarkers = markerChapters(storyboard, composition);
  const chapters = ofMarkers.length > 0 ? ofMarkers : scenesInWords(storyboard, composition);
  return chapters.map((chapter) => {
    const headline = names[chapter.key];
    // What introduced the words of the scene does not introduce another name.
    return headline === undefined ? chapter : { ...chapter, label: "", headline };
  });
}

const sceneKey = ({ id }: Scene) => `scene:${id}`;

function markerChapters(storyboard: Storyboard, composition: Composition): Chapter[] {
  const inWords = scenesInWords(storyboard, composition);
  const marked = Object.entries(storyboard.markers ?? {}).flatMap(([id, { at, name, isChapter }]) => {
    const startSeconds = isChapter ? secondsOf(at, storyboard, composition) : null;
    return startSeconds === null ? [] : [{ id, name, startSeconds }];
  });
  marked.sort((one, other) => one.startSeconds - other.startSeconds);
  return marked.map(({ id, name, startSeconds }, index) => {
    const endSeconds = marked[index + 1]?.startSeconds ?? composition.durationSeconds;
    const within = inWords.filter(
      (scene) => scene.startSeconds >= startSeconds && scene.startSeconds < endSeconds,
    );
    return {
      key: `marker:${id}`,
      startSeconds,
      label: "",
      headline: name.trim() || `Chapter ${index + 1}`,
      text: within.map(({ headline, text }) => [headline, text].filter(Boolean).join(" · ")).join(" · "),
    };
  });
}

/** When an anchor is, in seconds; null where its scene is gone or it lies outside the video. */
function secondsOf(anchor: Anchor, { scenes }: Storyboard, composition: Composition): number | null {
  const { durationSeconds, sceneStartsSeconds } = composition;
  const base = () => {
    if (anchor.to === "video-start") return 0;
    if (anchor.to === "video-end") return durationSeconds;
    const index = scenes.findIndex(({ id }) => id === anchor.sceneId);
    const start = sceneStartsSeconds[index];
    if (start === undefined) return null;
    if (anchor.to === "scene-start") return start;
    if (anchor.to === "scene-end") return sceneStartsSeconds[index + 1] ?? durationSeconds;
    return start + (scenes[index]?.voice?.words[anchor.wordIndex]?.startSeconds ?? 0);
  };
  const from = base();
  if (from === null) return null;
  return Math.min(Math.max(0, from + anchor.seconds), durationSeconds);
}
