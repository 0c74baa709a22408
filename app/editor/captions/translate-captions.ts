import { captionsOf } from "~/scene/captions-of";
import { setCaptionTrack } from "~/scene/edit-caption-tracks";
import { markOfCaptions, noteWords } from "~/scene/stale-captions";
import type { Caption, Storyboard } from "~/scene/storyboard";
import { mostTexts } from "~/sections/writer/texts-request";
import { translateTexts } from "~/writing/ask-for-texts";

export interface TranslatedCaptions {
  /** By scene: captions at the times of those they translate. */
  tracks: ReadonlyMap<string, Caption[]>;
  madeBy: string;
  /** Captions that have no translation that can be used. */
  missing: number;
}

/**
 * The captions of the storyboard's own language in another one, at the same times. Throws ApiError where nothing translates; its
 * message says what to do.
 */
export async function translateCaptions(
  { scenes, language }: Storyboard,
  to: string,
  signal: AbortSignal,
): Promise<TranslatedCaptions> {
  const all = scenes.flatMap(({ id }, index) =>
    captionsOf(scenes[index]!, language, language).map((caption) => ({ sceneId: id, caption })),
  );
  const tracks = new Map<string, Caption[]>();
  let madeBy = "";
  let missing = 0;
  for (let from = 0; from < all.length; from += mostTexts) {
    const part = all.slice(from, from + mostTexts);
    const texts = part.map(({ caption }, index) => ({
      id: `${from + index}`,
      text: caption.text.replaceAll("\n", " "),
      label: "Caption",
      most: Math.max(80, caption.text.length * 2),
      lines: "one" as const,
    }));
    const answer = await translateTexts({ texts, language, to }, { signal });
    signal.throwIfAborted();
    madeBy = answer.madeBy;
    const byId = new Map(answer.texts.map(({ id, alternatives }) => [id, alternatives[0]?.text.trim()]));
    for (const [index, { sceneId, caption }] of part.entries()) {
      const text = byId.get(`${from + index}`)?.slice(0, 400);
      if (!text) {
        missing++;
        continue;
      }
      const { startSeconds, endSeconds } = caption;
      tracks.set(sceneId, [...(tracks.get(sceneId) ?? []), { startSeconds, endSeconds, text }]);
    }
  }
  return { tracks, madeBy, missing };
}

/**
 * Puts translated captions into a storyboard, made from the words of `from`. Of its scenes those that say nothing have none; others
 * keep what they have.
 */
export function takeTranslation(
  storyboard: Storyboard,
  language: string,
  tracks: TranslatedCaptions["tracks"],
  from: Storyboard,
): Storyboard {
  const known = new Set(storyboard.scenes.map(({ id }) => id));
  return from.scenes.reduce((board, scene) => {
    if (!known.has(scene.id)) return board;
    const track = { sceneId: scene.id, language };
    const translated = setCaptionTrack(board, track, tracks.get(scene.id) ?? null);
    return tracks.has(scene.id)
      ? noteWords(translated, track, markOfCaptions(scene, from.language))
      : translated;
  }, storyboard);
}
