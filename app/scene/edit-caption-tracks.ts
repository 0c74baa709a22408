import { type CaptionTrack, mostCaptionsOfScene } from "~/scene/captions-of";
import { requireScene } from "~/scene/edit-storyboard";
import { markOfCaptions } from "~/scene/stale-captions";
import type { Caption, Scene, Storyboard } from "~/scene/storyboard";

/** Pure edits of whole tracks of captions and of their look. */

/**
 * Puts a whole track in place of a scene's captions; `null`: as the voice gives them, and none in another language. A first one in
 * another language is made from the words there are now.
 */
export function setCaptionTrack(
  storyboard: Storyboard,
  { sceneId, language }: CaptionTrack,
  captions: readonly Caption[] | null,
): Storyboard {
  return changeScene(storyboard, sceneId, (was) => {
    const { captions: before = {}, captionsMadeOf: marks = {}, ...scene } = was;
    const { [language]: _, ...others } = before;
    const { [language]: mark, ...otherMarks } = marks;
    const tracks = captions ? { ...others, [language]: captions.slice(0, mostCaptionsOfScene) } : others;
    const isMarked = captions !== null && language !== storyboard.language;
    const madeOf = isMarked
      ? { ...otherMarks, [language]: mark ?? markOfCaptions(was, storyboard.language) }
      : otherMarks;
    return {
      ...scene,
      ...(Object.keys(tracks).length > 0 && { captions: tracks }),
      ...(Object.keys(madeOf).length > 0 && { captionsMadeOf: madeOf }),
    };
  });
}

/** Takes a language's captions out of every scene, and out of the picture. */
export function removeCaptionLanguage(storyboard: Storyboard, language: string): Storyboard {
  const without = storyboard.scenes.reduce(
    (board, { id, captions }) =>
      captions?.[language] ? setCaptionTrack(board, { sceneId: id, language }, null) : board,
    storyboard,
  );
  const { captions } = without;
  if (captions?.language !== language && captions?.secondLanguage !== language) return without;
  const { language: first, secondLanguage: second, ...others } = captions;
  return {
    ...without,
    captions: {
      ...others,
      ...(first && first !== language && { language: first }),
      ...(second && second !== language && { secondLanguage: second }),
    },
  };
}

/** How captions look in the picture. A field that is `undefined` is as the template has it. */
export function setCaptionLook(
  storyboard: Storyboard,
  look: Partial<NonNullable<Storyboard["captions"]>>,
): Storyboard {
  const entries = Object.entries({ show: false, style: "karaoke", ...storyboard.captions, ...look });
  return {
    ...storyboard,
    captions: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as NonNullable<
      Storyboard["captions"]
    >,
  };
}

function changeScene(storyboard: Storyboard, sceneId: string, change: (scene: Scene) => Scene): Storyboard {
  const scene = requireScene(storyboard, sceneId);
  return {
    ...storyboard,
    scenes: storyboard.scenes.map((other) => (other === scene ? change(scene) : other)),
  };
}
