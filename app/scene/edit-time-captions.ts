import { areCaptionHalves, joinCaptionHalves } from "~/scene/caption-halves";
import { captionsOf, SHORTEST_CAPTION_SECONDS, wordsOfCaption } from "~/scene/captions-of";
import { emphasisField } from "~/scene/change-captions";
import { toMilliseconds } from "~/scene/edit-time-anchors";
import { shiftCaption } from "~/scene/shift-caption";
import type { Caption, Scene } from "~/scene/storyboard";

/** The captions of a scene that is parted in two or made of two. */

type Captions = NonNullable<Scene["captions"]>;

/** What the times of captions count from, in seconds of the video. */
interface Origins {
  whole: number;
  first: number;
  second: number;
}

/**
 * Parts a scene's captions at a moment of the video: one that stands across it is parted between its words. Both parts have the same
 * languages, so that a voice does not caption anew what a person has set.
 */
export function cutCaptions(
  captions: Captions,
  cutSeconds: number,
  origins: Origins,
): { first: Captions; second: Captions } {
  const first: Captions = {};
  const second: Captions = {};
  for (const [language, list] of Object.entries(captions)) {
    const parts = list.map((caption) =>
      cutCaption(caption, toMilliseconds(cutSeconds - origins.whole), language),
    );
    const kept = (place: 0 | 1, origin: number) =>
      parts.flatMap((part) => (part[place] ? [shiftCaption(part[place], origins.whole - origin)] : []));
    first[language] = kept(0, origins.first);
    second[language] = kept(1, origins.second);
  }
  return { first, second };
}

/** A word goes where its middle lies. */
function cutCaption(caption: Caption, atSeconds: number, language: string): [Caption | null, Caption | null] {
  if (caption.endSeconds - atSeconds < SHORTEST_CAPTION_SECONDS && caption.startSeconds < atSeconds)
    return [caption, null];
  if (atSeconds - caption.startSeconds < SHORTEST_CAPTION_SECONDS) return [null, caption];
  const words = wordsOfCaption(caption, language);
  const count = words.filter((word) => (word.startSeconds + word.endSeconds) / 2 < atSeconds).length;
  if (count === 0) return [null, caption];
  const end = endOfWords(
    caption.text,
    words.slice(0, count).map(({ text }) => text),
  );
  const goesOnAfter = /^\s*/u.exec(caption.text.slice(end))?.[0].slice(0, 8) ?? "";
  const text = caption.text.slice(end + goesOnAfter.length);
  if (count === words.length || end === 0 || text === "") return [caption, null];
  const { goesOnAfter: before, words: timed, emphasis = [], ...rest } = caption;
  return [
    {
      ...rest,
      endSeconds: atSeconds,
      text: caption.text.slice(0, end),
      ...(timed && { words: timed.slice(0, count) }),
      ...emphasisField(emphasis.filter((place) => place < count)),
      ...(before !== undefined && { goesOnAfter: before }),
    },
    {
      ...rest,
      startSeconds: atSeconds,
      text,
      ...(timed && { words: timed.slice(count) }),
      ...emphasisField(emphasis.flatMap((place) => (place < count ? [] : place - count))),
      goesOnAfter,
    },
  ];
}

/** Where in a text the last of these words ends; 0 where one of them is not in it. */
function endOfWords(text: string, words: readonly string[]): number {
  let end = 0;
  for (const word of words) {
    const at = text.indexOf(word, end);
    if (at < 0) return 0;
    end = at + word.length;
  }
  return end;
}

/** The captions of two scenes as those of one, with both halves of what was parted as one again. */
export function joinCaptions(
  first: Scene,
  second: Scene,
  language: string,
  origins: Origins,
): Scene["captions"] {
  const tracks = { ...first.captions, ...second.captions };
  const entries = Object.keys(tracks).map((track) => {
    const [early, late] = [
      captionsOf(first, track, language).map((caption) =>
        shiftCaption(caption, origins.first - origins.whole),
      ),
      captionsOf(second, track, language).map((caption) =>
        shiftCaption(caption, origins.second - origins.whole),
      ),
    ];
    const joined = [...early];
    for (const caption of late) {
      const half = joined.findLastIndex((other) => areCaptionHalves(other, caption));
      if (half < 0) joined.push(caption);
      else joined[half] = joinCaptionHalves(joined[half]!, caption, track);
    }
    return [track, joined] as const;
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
