import { splitWords } from "~/domain/video/split-words";
import type { Caption } from "~/scene/storyboard";

/** Whether the second is the rest of the first, which the cut of a scene has parted, and still follows it at once. */
export function areCaptionHalves(
  first: Pick<Caption, "endSeconds">,
  second: Pick<Caption, "startSeconds" | "goesOnAfter">,
): boolean {
  return second.goesOnAfter !== undefined && Math.abs(first.endSeconds - second.startSeconds) < 2e-3;
}

/** Two halves as the caption they were; their times count from the same moment. */
export function joinCaptionHalves(first: Caption, second: Caption, language: string): Caption {
  const words = first.words && second.words && [...first.words, ...second.words];
  const before = first.words?.length || splitWords(first.text, language).length;
  const emphasis = [...(first.emphasis ?? []), ...(second.emphasis ?? []).map((place) => place + before)];
  const { words: _words, emphasis: _emphasis, ...rest } = first;
  return {
    ...rest,
    endSeconds: second.endSeconds,
    text: `${first.text}${second.goesOnAfter}${second.text}`,
    ...(words && { words }),
    ...(emphasis.length > 0 && { emphasis }),
  };
}

/** A caption with other times, each by the one it has. */
export function retimed(caption: Caption, later: (seconds: number) => number): Caption {
  const shifted = <Timed extends { startSeconds: number; endSeconds: number }>(timed: Timed): Timed => ({
    ...timed,
    startSeconds: later(timed.startSeconds),
    endSeconds: later(timed.endSeconds),
  });
  return { ...shifted(caption), ...(caption.words && { words: caption.words.map(shifted) }) };
}
