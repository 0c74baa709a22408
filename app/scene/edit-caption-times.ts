import {
  type CaptionPlace,
  type CaptionTrack,
  SHORTEST_CAPTION_SECONDS,
  wordsOfCaption,
} from "~/scene/captions-of";
import {
  beginningAt,
  changeTrack,
  clamp,
  endingAt,
  requireCaption,
  SHORTEST_WORD_SECONDS,
  within,
} from "~/scene/change-captions";
import { mostCaptionSeconds, type Storyboard } from "~/scene/storyboard";

/** Pure edits of when captions stand and their words are said. */

/**
 * Moves the edges of a caption, in seconds. Its words keep their times as far as they lie within; where all of it moves by the
 * same time, they move along. A neighbour that is met gives way as long as something of it is left.
 */
export function setCaptionTimes(
  storyboard: Storyboard,
  { index, ...track }: CaptionPlace,
  times: { startSeconds?: number; endSeconds?: number },
): Storyboard {
  return changeTrack(storyboard, track, (captions) => {
    const caption = requireCaption(captions, index);
    const [before, after] = [captions[index - 1], captions[index + 1]];
    const least = before ? before.startSeconds + SHORTEST_CAPTION_SECONDS : -mostCaptionSeconds;
    const most = after ? after.endSeconds - SHORTEST_CAPTION_SECONDS : mostCaptionSeconds;
    const startSeconds = clamp(
      times.startSeconds ?? caption.startSeconds,
      least,
      most - SHORTEST_CAPTION_SECONDS,
    );
    const endSeconds = clamp(
      times.endSeconds ?? caption.endSeconds,
      startSeconds + SHORTEST_CAPTION_SECONDS,
      most,
    );
    const moved = startSeconds - caption.startSeconds;
    const isMoved = Math.abs(endSeconds - caption.endSeconds - moved) < 1e-6;
    const words = caption.words?.map((word) =>
      isMoved
        ? { ...word, startSeconds: word.startSeconds + moved, endSeconds: word.endSeconds + moved }
        : within(word, startSeconds, endSeconds),
    );
    const next = captions.with(index, { ...caption, startSeconds, endSeconds, ...(words && { words }) });
    if (before && before.endSeconds > startSeconds) next[index - 1] = endingAt(before, startSeconds);
    if (after && after.startSeconds < endSeconds) next[index + 1] = beginningAt(after, endSeconds);
    return next;
  });
}

/**
 * When words of a scene begin, as somebody tapped along: each word lasts until the next one begins, and captions reach from their
 * first word to their last. `starts` are seconds, one for each word of all the scene's captions in order; those that are missing
 * at the end keep their length after the last one that is known.
 */
export function retimeWords(
  storyboard: Storyboard,
  track: CaptionTrack,
  starts: readonly number[],
): Storyboard {
  if (starts.length === 0) return storyboard;
  return changeTrack(storyboard, track, (captions) => {
    const all = captions.flatMap((caption) => wordsOfCaption(caption, track.language));
    let earliest = -mostCaptionSeconds;
    const sorted = starts.map((start) => {
      const begins = Math.max(start, earliest);
      earliest = begins + SHORTEST_WORD_SECONDS;
      return begins;
    });
    const last = Math.min(sorted.length, all.length) - 1;
    const shift = sorted[last]! - all[last]!.startSeconds;
    const timed = all.map((word, place) => {
      const length = word.endSeconds - word.startSeconds;
      const startSeconds = sorted[place] ?? word.startSeconds + shift;
      const next = place < last ? sorted[place + 1]! : startSeconds + length;
      return {
        ...word,
        startSeconds,
        endSeconds: Math.max(startSeconds, Math.min(next, startSeconds + Math.max(length, 0.6))),
      };
    });
    let from = 0;
    return captions.map((caption) => {
      const count = wordsOfCaption(caption, track.language).length;
      const words = timed.slice(from, from + count);
      from += count;
      const following = timed[from]?.startSeconds ?? Number.POSITIVE_INFINITY;
      const hold = Math.max(
        0,
        caption.endSeconds -
          (wordsOfCaption(caption, track.language).at(-1)?.endSeconds ?? caption.endSeconds),
      );
      const startSeconds = words[0]?.startSeconds ?? caption.startSeconds;
      const spoken = words.at(-1)?.endSeconds ?? caption.endSeconds;
      const endSeconds = Math.max(Math.min(spoken + hold, following), startSeconds + SHORTEST_WORD_SECONDS);
      return { ...caption, startSeconds, endSeconds, words };
    });
  });
}
