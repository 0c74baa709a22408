import type { Caption as FileCaption } from "~/domain/video/captions";
import { captionsOf, mostCaptionCharacters, mostCaptionsOfScene } from "~/scene/captions-of";
import type { Cue } from "~/scene/composition";
import { setCaptionTrack } from "~/scene/edit-caption-tracks";
import { type Library, templateFrom } from "~/scene/library";
import { captionOriginsOf, captionSpansOf, cuesOf } from "~/scene/resolve/cues";
import { timeScenes } from "~/scene/resolve/timing";
import { type Caption, mostCaptionSeconds, type Storyboard } from "~/scene/storyboard";

/** Captions of a storyboard to and from subtitle files, whose times count from the start of the video. */

const MOST_WORDS = 100;

/** The captions of one language as a subtitle file holds them, without those that were cut off with the start of their scene. */
export function captionsForFile(storyboard: Storyboard, language: string, library: Library): Cue[] {
  const timings = timingsOf(storyboard, library);
  const spans = captionSpansOf(storyboard, timings);
  return cuesOf(storyboard, timings, language, (cue, index) =>
    cue.endSeconds > (spans[index]?.fromSeconds ?? 0) ? [cue] : [],
  );
}

export interface ImportedCaptions {
  storyboard: Storyboard;
  /** Captions that are in the storyboard now. */
  taken: number;
  /** Captions of the file that found no place: after the video's end, or more than a scene holds. */
  left: number;
}

/**
 * Puts the captions of a subtitle file in place of a language's own, each into the scene whose voice is heard in its middle, else
 * into the scene in which it begins. What stands there already at the same times keeps the times of its words and what is set apart.
 */
export function importCaptions(
  storyboard: Storyboard,
  file: readonly FileCaption[],
  language: string,
  library: Library,
): ImportedCaptions {
  const timings = timingsOf(storyboard, library);
  const origins = captionOriginsOf(storyboard, timings);
  const endSeconds = timings.at(-1)?.endSeconds ?? 0;
  const placeOf = ({ startSeconds, endSeconds: until }: FileCaption) => {
    const middle = (startSeconds + until) / 2;
    const heard = storyboard.scenes.findIndex(({ voice }, index) => {
      const from = origins[index] ?? 0;
      return voice !== undefined && middle >= from && middle < from + voice.durationSeconds;
    });
    return heard >= 0
      ? heard
      : Math.max(
          0,
          timings.findLastIndex((timing) => timing.startSeconds <= startSeconds),
        );
  };
  const inTime = file.filter(({ startSeconds }) => startSeconds < endSeconds);
  if (inTime.length === 0) return { storyboard, taken: 0, left: file.length };
  let taken = 0;
  const result = storyboard.scenes.reduce((board, scene, index) => {
    const origin = origins[index] ?? 0;
    const before = captionsOf(scene, language, storyboard.language);
    const own = inTime
      .filter((caption) => placeOf(caption) === index)
      .slice(0, mostCaptionsOfScene)
      .map((caption) => captionFrom(caption, origin, before));
    taken += own.length;
    // Where there is no track in the storyboard's language, a voice gives captions of its own.
    const needsTrack = own.length > 0 || (language === storyboard.language && scene.voice !== undefined);
    return setCaptionTrack(board, { sceneId: scene.id, language }, needsTrack ? own : null);
  }, storyboard);
  return { storyboard: result, taken, left: file.length - taken };
}

function captionFrom(caption: FileCaption, origin: number, before: readonly Caption[]): Caption {
  const text = caption.text.slice(0, mostCaptionCharacters).trim();
  const placed = (seconds: number) => Math.min(mostCaptionSeconds, seconds - origin);
  const [startSeconds, endSeconds] = [placed(caption.startSeconds), placed(caption.endSeconds)];
  const words = caption.words.slice(0, MOST_WORDS).map((word) => ({
    text: word.text,
    startSeconds: placed(word.startSeconds),
    endSeconds: placed(word.endSeconds),
  }));
  const same = before.find(
    (other) =>
      other.text === text &&
      milliseconds(Math.max(0, origin + other.startSeconds)) === milliseconds(caption.startSeconds) &&
      milliseconds(Math.max(0, origin + other.endSeconds)) === milliseconds(caption.endSeconds),
  );
  if (same && words.length === 0) return same;
  return {
    startSeconds,
    endSeconds,
    text,
    ...(words.length > 0 && { words }),
    ...(same?.emphasis && { emphasis: same.emphasis }),
  };
}

const milliseconds = (seconds: number) => Math.round(seconds * 1000);

function timingsOf(storyboard: Storyboard, library: Library) {
  return timeScenes(storyboard, templateFrom(library, storyboard.templateId).transition.seconds);
}
