import { splitWords } from "~/domain/video/split-words";
import { captionsFromVoice } from "~/scene/resolve/cues";
import type { Caption, Scene, Storyboard } from "~/scene/storyboard";

/**
 * Captions of scenes. In the storyboard's language they are made from the voice until the first edit of one; from then on they are
 * the scene's own. Times are seconds from the start of the scene's voice, or of the scene where it has none.
 */

export interface CaptionTrack {
  sceneId: string;
  /** BCP 47 tag. */
  language: string;
}

export interface CaptionPlace extends CaptionTrack {
  index: number;
}

export type CaptionWord = NonNullable<Caption["words"]>[number];

export const mostCaptionsOfScene = 200;

export const mostCaptionCharacters = 400;

/** No caption and no word is shorter, in seconds. */
export const SHORTEST_CAPTION_SECONDS = 0.1;

/** The captions of a scene as they stand: its own, or as its voice gives them. */
export function captionsOf(scene: Scene, language: string, ofStoryboard: string): readonly Caption[] {
  return scene.captions?.[language] ?? (language === ofStoryboard ? captionsFromVoice(scene, language) : []);
}

/** The words of a caption with their times, spread over it where nobody knows them. */
export function wordsOfCaption(caption: Caption, language: string): readonly CaptionWord[] {
  if (caption.words && caption.words.length > 0) return caption.words;
  return spread(splitWords(caption.text, language), caption.startSeconds, caption.endSeconds);
}

/** Languages in which there are captions, the storyboard's own first. */
export function captionLanguages({ language, scenes }: Storyboard): string[] {
  const others = scenes.flatMap(({ captions }) => Object.keys(captions ?? {}));
  return [...new Set([language, ...others.sort()])];
}

/** Words over a time, each by its length. */
export function spread(texts: readonly string[], startSeconds: number, endSeconds: number): CaptionWord[] {
  const total = texts.reduce((sum, text) => sum + [...text].length + 1, 0);
  const rate = total > 0 ? (endSeconds - startSeconds) / total : 0;
  let at = startSeconds;
  return texts.map((text) => {
    const word = {
      text: text.slice(0, 100),
      startSeconds: at,
      endSeconds: at + rate * ([...text].length + 1),
    };
    at = word.endSeconds;
    return word;
  });
}
