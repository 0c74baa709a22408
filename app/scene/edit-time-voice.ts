import { joinWords } from "~/domain/video/split-words";
import type { TimedWord } from "~/domain/video/timed-word";
import { toMilliseconds } from "~/scene/edit-time-anchors";
import { lineToSay } from "~/scene/line-to-say";
import type { Scene, SceneVoice } from "~/scene/storyboard";

/** A scene's voice in two parts. Parts that hold nothing are absent. */
export interface VoiceCut {
  first: SpokenPart;
  second: SpokenPart;
  /** Words in the first part. */
  firstWords: number;
  /** Where it was parted, counted as the moment that was asked for. */
  cutSeconds: number;
}

export type SpokenPart = Pick<Scene, "voice" | "spoken">;

/** Where a recording is parted: in the pause nearest to the moment, as its words say, or at that very moment of its sound. */
export type PartedAt = "pause" | "moment";

/**
 * Parts what is said at a moment counted from the voice's start (from the scene's start where it has none). A word goes where its
 * middle lies. The times of words are often a guess: where sound is taken out, it is parted at the moment itself.
 */
export function cutVoice(
  scene: Scene,
  atSeconds: number,
  language: string,
  partedAt: PartedAt = "pause",
): VoiceCut {
  const { voice, spoken } = scene;
  const all: SpokenPart = { ...(voice && { voice }), ...(spoken !== undefined && { spoken }) };
  const cutSeconds = atSeconds;
  if (!voice) return { first: all, second: {}, firstWords: 0, cutSeconds };
  if (atSeconds <= 0) return { first: {}, second: all, firstWords: 0, cutSeconds };
  const { words } = voice;
  const firstWords = words.filter((word) => (word.startSeconds + word.endSeconds) / 2 < atSeconds).length;
  const least = words[firstWords - 1]?.endSeconds ?? 0;
  const most = words[firstWords]?.startSeconds ?? voice.durationSeconds;
  const isInPause = partedAt === "pause";
  const cut = toMilliseconds(
    isInPause ? Math.min(Math.max(atSeconds, least), Math.max(least, most)) : atSeconds,
  );
  const isAllBefore = isInPause && words.length > 0 && firstWords === words.length;
  if (cut >= voice.durationSeconds - 1e-3 || isAllBefore) {
    return { first: all, second: {}, firstWords: words.length, cutSeconds };
  }
  if (isInPause && words.length > 0 && firstWords === 0) {
    return { first: {}, second: all, firstWords: 0, cutSeconds };
  }
  const [firstText, secondText] = textsOf(voice, firstWords, cut);
  const fromSeconds = toMilliseconds((voice.fromSeconds ?? 0) + cut);
  const first: SceneVoice = {
    ...voice,
    durationSeconds: cut,
    words: words.slice(0, firstWords).map((word) => endingAt(word, cut)),
    text: firstText,
    // A piece without words says so; see `captionsFromVoice`.
    ...(words.length > 0 && firstWords === 0 && { fromSeconds: voice.fromSeconds ?? 0 }),
  };
  const { leadSeconds: _, ...rest } = voice;
  const second: SceneVoice = {
    ...rest,
    fromSeconds,
    durationSeconds: toMilliseconds(voice.durationSeconds - cut),
    words: words.slice(firstWords).map((word) => shifted(word, -cut)),
    text: secondText,
  };
  // A part says what its half of the line said, unless the line was out of date already.
  const isKept = spoken !== undefined || voice.text === lineToSay(scene, language);
  return {
    first: { voice: first, ...(isKept && { spoken: firstText }) },
    second: { voice: second, ...(isKept && { spoken: secondText }) },
    firstWords,
    cutSeconds: cut,
  };
}

/** Two lines of one recording as one again. */
export function joinVoices(first: SceneVoice, second: SceneVoice): SceneVoice {
  return {
    ...first,
    durationSeconds: toMilliseconds(first.durationSeconds + second.durationSeconds),
    words: [...first.words, ...second.words.map((word) => shifted(word, first.durationSeconds))],
    text: joinWords([first.text, second.text].filter(Boolean)),
  };
}

function shifted<Timed extends Pick<TimedWord, "startSeconds" | "endSeconds">>(
  timed: Timed,
  by: number,
): Timed {
  return {
    ...timed,
    startSeconds: Math.max(0, toMilliseconds(timed.startSeconds + by)),
    endSeconds: Math.max(0, toMilliseconds(timed.endSeconds + by)),
  };
}

function endingAt(word: TimedWord, atSeconds: number): TimedWord {
  return word.endSeconds <= atSeconds ? word : { ...word, endSeconds: atSeconds };
}

/** What each part of a line says. */
function textsOf({ text, words, durationSeconds }: SceneVoice, firstWords: number, cut: number) {
  if (words.length > 0 && firstWords === 0) return ["", text] as const;
  if (words.length > 0 && firstWords === words.length) return [text, ""] as const;
  return cutText(text, words.slice(0, firstWords), cut / durationSeconds);
}

/** The text up to the last of the words, and the rest; without words parted at a space near a share of it. */
function cutText(text: string, words: readonly TimedWord[], share: number): [string, string] {
  let at = 0;
  for (const word of words) {
    const found = text.indexOf(word.text, at);
    if (found >= 0) at = found + word.text.length;
  }
  if (at === 0) {
    const space = text.lastIndexOf(" ", Math.round(text.length * share));
    at = space > 0 ? space : Math.round(text.length * share);
  }
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}
