import { joinWords } from "~/domain/video/split-words";
import { distributeWords } from "~/domain/video/spread-words";
import type { TimedWord } from "~/domain/video/timed-word";
import { areCaptionHalves, joinCaptionHalves, retimed } from "~/scene/caption-halves";
import type { Cue } from "~/scene/composition";
import { lineToSay } from "~/scene/line-to-say";
import { goesOn } from "~/scene/recordings";
import { type PlacedVoice, voicesOf } from "~/scene/resolve/sound-mix";
import type { SceneTiming } from "~/scene/resolve/timing";
import { type Shot, shotsOf } from "~/scene/shots";
import type { Caption, Scene, Storyboard } from "~/scene/storyboard";
import { isUnspaced } from "~/scene/text/script";

/** Two lines of 37 characters, as broadcasters set subtitles; scripts without spaces hold two of 16. */
const MOST_CHARACTERS = 74;
const MOST_CHARACTERS_UNSPACED = 32;
/** A phrase this long may end a cue at a comma. */
const ENOUGH_CHARACTERS_SHARE = 0.55;
/** Somebody who stops this long has ended a cue. */
const PAUSE_SECONDS = 0.7;
const LONGEST_CUE_SECONDS = 6;
const SHORTEST_CUE_SECONDS = 1;
/** Characters a second that can be read beside a picture; a cue stays longer where there is room. */
const READABLE_RATE = 17;
const READABLE_RATE_UNSPACED = 9;
/** Cues closer than this follow each other without a gap, which would flicker. */
const SMALLEST_GAP_SECONDS = 0.4;
/** The last caption of a scene may stand so long after its voice. */
const HOLD_AFTER_VOICE_SECONDS = 0.5;

/**
 * Captions of everything that is said, in order: as a person has set them, else, in the storyboard's own language, made from the
 * voices, none overlapping another. `ownAs` says what becomes of one that a person has set.
 */
export function cuesOf(
  storyboard: Storyboard,
  timings: readonly SceneTiming[],
  language = storyboard.language,
  ownAs: (cue: Cue, sceneIndex: number) => Cue[] = (cue) => [cue],
): Cue[] {
  const shots = shotsOf(storyboard.scenes);
  const voices = voicesOf(storyboard, timings);
  const origins = captionOriginsOf(storyboard, timings);
  const spans = captionSpansOf(storyboard, timings);
  const own = placedCaptionsOf(storyboard, origins, shots, language).flatMap(({ caption, sceneIndex }) =>
    ownAs(cueOfCaption(caption, language), sceneIndex),
  );
  const isMade = ({ scene }: PlacedVoice) => language === storyboard.language && !scene.captions?.[language];
  const ofVoices = linesOf(voices, shots).flatMap((line, index, lines): Cue[] => {
    if (!line.every(isMade)) return [];
    const spoken = line.map((voice) => spokenAt(voice, language));
    const next = lines[index + 1]?.[0]?.request.startSeconds ?? Number.POSITIVE_INFINITY;
    const until = Math.min(next, spans[line.at(-1)!.sceneIndex]?.untilSeconds ?? next);
    const isKnown = spoken.every((part) => part.isKnown);
    return holdLonger(breakIntoCues(spoken.flatMap(({ words }) => words)), until).map((cue) =>
      isKnown ? cue : { ...cue, words: [] },
    );
  });
  if (own.length === 0) return ofVoices;
  return [...own, ...ofVoices].sort((one, other) => one.startSeconds - other.startSeconds);
}

/** The same as they are shown: what a person has set stays within its scene, which may have been trimmed since. */
export function shownCuesOf(
  storyboard: Storyboard,
  timings: readonly SceneTiming[],
  language = storyboard.language,
): Cue[] {
  const spans = captionSpansOf(storyboard, timings);
  return cuesOf(storyboard, timings, language, (cue, index) => shownWithin(cue, spans[index]));
}

/** Captions that people have set, with times of the video; halves of one are one as long as their scenes are one shot. */
function placedCaptionsOf(
  { scenes }: Storyboard,
  origins: readonly number[],
  shots: readonly Shot[],
  language: string,
): { caption: Caption; sceneIndex: number }[] {
  const placed: { caption: Caption; sceneIndex: number }[] = [];
  for (const [sceneIndex, scene] of scenes.entries()) {
    for (const own of scene.captions?.[language] ?? []) {
      const caption = retimed(own, (seconds) => (origins[sceneIndex] ?? 0) + seconds);
      const half = placed.findLast(
        (other) => shots[other.sceneIndex] === shots[sceneIndex] && areCaptionHalves(other.caption, caption),
      );
      if (half) half.caption = joinCaptionHalves(half.caption, caption, language);
      else placed.push({ caption, sceneIndex });
    }
  }
  return placed;
}

/** Voices that are one line, which a split has parted. */
function linesOf(voices: readonly PlacedVoice[], shots: readonly Shot[]): PlacedVoice[][] {
  const lines: PlacedVoice[][] = [];
  for (const voice of voices) {
    const before = lines.at(-1)?.at(-1);
    const isPart =
      before &&
      shots[before.sceneIndex] === shots[voice.sceneIndex] &&
      goesOn(before.scene.voice!, voice.scene.voice!) &&
      !before.scene.captions === !voice.scene.captions;
    if (isPart) lines.at(-1)!.push(voice);
    else lines.push([voice]);
  }
  return lines;
}

/** The words of a voice at their times in the video. */
function spokenAt(
  { scene, request }: PlacedVoice,
  language: string,
): { words: TimedWord[]; isKnown: boolean } {
  const { startSeconds, durationSeconds } = request;
  const { words, isKnown } = spokenWordsOf(scene, language, durationSeconds);
  const endSeconds = startSeconds + durationSeconds;
  const placed = words.map(({ text, ...word }) => ({
    text,
    startSeconds: startSeconds + word.startSeconds,
    endSeconds: Math.min(endSeconds, startSeconds + word.endSeconds),
  }));
  return { words: placed, isKnown };
}

/** Where the times of each scene's captions count from, in seconds: from its voice, else from the scene's start. */
export function captionOriginsOf(storyboard: Storyboard, timings: readonly SceneTiming[]): number[] {
  const origins = timings.map(({ startSeconds }) => startSeconds);
  for (const { sceneIndex, request } of voicesOf(storyboard, timings)) {
    origins[sceneIndex] = request.startSeconds;
  }
  return origins;
}

export interface CaptionSpan {
  fromSeconds: number;
  untilSeconds: number;
}

/**
 * When captions of each scene can stand, in seconds: from when it begins to come in until the next one does, and as long as what it
 * says is said. Scenes that a split has parted begin and end together.
 */
export function captionSpansOf(storyboard: Storyboard, timings: readonly SceneTiming[]): CaptionSpan[] {
  const shots = shotsOf(storyboard.scenes);
  const spans = new Map(
    shots.map((shot): [Shot, CaptionSpan] => {
      const timing = timings[shot.last];
      const untilSeconds = timing?.exitStartSeconds ?? timing?.endSeconds ?? 0;
      return [shot, { fromSeconds: timings[shot.first]?.startSeconds ?? 0, untilSeconds }];
    }),
  );
  for (const { sceneIndex, request } of voicesOf(storyboard, timings)) {
    const span = spans.get(shots[sceneIndex]!);
    if (!span) continue;
    span.fromSeconds = Math.min(span.fromSeconds, request.startSeconds);
    span.untilSeconds = Math.max(span.untilSeconds, request.startSeconds + request.durationSeconds);
  }
  return shots.map((shot) => spans.get(shot)!);
}

/** What of it stands within a span. */
export function shownWithin<Timed extends { startSeconds: number; endSeconds: number; words?: TimedWord[] }>(
  timed: Timed,
  span: CaptionSpan | undefined,
): Timed[] {
  if (!span || timed.startSeconds >= span.untilSeconds || timed.endSeconds <= span.fromSeconds) return [];
  const shown = timed.startSeconds < span.fromSeconds ? { ...timed, startSeconds: span.fromSeconds } : timed;
  if (timed.endSeconds <= span.untilSeconds) return [shown];
  const words = timed.words?.flatMap((word) =>
    shownWithin(word, { ...span, fromSeconds: Number.NEGATIVE_INFINITY }),
  );
  return [{ ...shown, endSeconds: span.untilSeconds, ...(words && { words }) }];
}

/** Captions as a scene's voice gives them, with times from its start; none without a voice. */
export function captionsFromVoice(scene: Scene, language: string): Caption[] {
  if (!scene.voice) return [];
  const { durationSeconds } = scene.voice;
  const { words, isKnown } = spokenWordsOf(scene, language, durationSeconds);
  const cues = holdLonger(breakIntoCues(words), durationSeconds + HOLD_AFTER_VOICE_SECONDS);
  return cues.map(({ words: timed, ...cue }) => (isKnown ? { ...cue, words: timed } : cue));
}

function cueOfCaption({ words = [], goesOnAfter: _, ...caption }: Caption, language: string): Cue {
  const at = (seconds: number) => Math.max(0, seconds);
  const cue = { startSeconds: at(caption.startSeconds), endSeconds: at(caption.endSeconds) };
  const timed =
    words.length > 0
      ? words.map(({ text, startSeconds, endSeconds }) => ({
          text,
          startSeconds: at(startSeconds),
          endSeconds: at(endSeconds),
        }))
      : caption.text.includes("\n")
        ? []
        : distributeWords(caption.text, cue.startSeconds, cue.endSeconds, language);
  return { ...caption, ...cue, words: timed };
}

/** The words of a scene's voice with times from its start; spread evenly where nobody knows them. */
function spokenWordsOf(scene: Scene, language: string, durationSeconds: number) {
  const known = (scene.voice?.words ?? [])
    .filter((word) => word.startSeconds < durationSeconds)
    .map((word) => ({ ...word, endSeconds: Math.max(word.startSeconds, word.endSeconds) }));
  if (known.length > 0) return { words: known, isKnown: true };
  return { words: distributeWords(lineOf(scene, language), 0, durationSeconds, language), isKnown: false };
}

/** What is said in a scene: as its voice says it, else as it was to be said. A piece of a recording says no more than its own words. */
function lineOf(scene: Scene, language: string): string {
  if (scene.voice?.fromSeconds !== undefined) return scene.voice.text.trim();
  return scene.voice?.text.trim() || lineToSay(scene, language);
}

/**
 * Words grouped into cues of about two lines: a cue ends with a sentence, at a long pause, at a comma once it is long
 * enough, and otherwise before it would be too long. What is left over is shared out, so that no cue holds a single word.
 */
export function breakIntoCues(words: readonly TimedWord[]): Cue[] {
  return phrasesOf(words).flatMap((phrase) => {
    const most = mostCharacters(phrase);
    const seconds = (phrase.at(-1)?.endSeconds ?? 0) - (phrase[0]?.startSeconds ?? 0);
    const count = Math.max(Math.ceil(lengthOf(phrase) / most), Math.ceil(seconds / LONGEST_CUE_SECONDS));
    const share = lengthOf(phrase) / count;
    const pieces: TimedWord[][] = [[]];
    let before = 0;
    for (const word of phrase) {
      const piece = pieces.at(-1) as TimedWord[];
      const length = lengthOf([word]);
      // A word goes where its middle lies.
      const isInNext = before + length / 2 > share * pieces.length;
      if (piece.length > 0 && (isInNext || lengthOf(piece) + length > most)) pieces.push([word]);
      else piece.push(word);
      before += length;
    }
    return pieces.map(cueOf);
  });
}

/** Sentences, and parts of them that end at commas or pauses, joined again while they fit one cue. */
function phrasesOf(words: readonly TimedWord[]): TimedWord[][] {
  const phrases: TimedWord[][] = [];
  let phrase: TimedWord[] = [];
  for (const [index, word] of words.entries()) {
    phrase.push(word);
    const next = words[index + 1];
    const most = mostCharacters(phrase);
    const pauses = next !== undefined && next.startSeconds - word.endSeconds >= PAUSE_SECONDS;
    const isLong = lengthOf(phrase) >= most * ENOUGH_CHARACTERS_SHARE;
    if (endsSentence(word.text) || pauses || (isLong && endsPhrase(word.text))) {
      phrases.push(phrase);
      phrase = [];
    }
  }
  if (phrase.length > 0) phrases.push(phrase);
  return phrases;
}

function cueOf(words: TimedWord[]): Cue {
  return {
    startSeconds: words[0]?.startSeconds ?? 0,
    endSeconds: words.at(-1)?.endSeconds ?? 0,
    text: joinWords(words.map((word) => word.text)),
    words,
  };
}

/** Cues stay until they can be read, as far as the next one lets them. */
function holdLonger(cues: Cue[], untilSeconds: number): Cue[] {
  return cues.map((cue, index) => {
    const next = cues[index + 1]?.startSeconds ?? untilSeconds;
    const rate = isUnspaced(cue.text) ? READABLE_RATE_UNSPACED : READABLE_RATE;
    const readable = Math.max(SHORTEST_CUE_SECONDS, [...cue.text].length / rate);
    const wanted = Math.max(cue.endSeconds, cue.startSeconds + readable);
    const endSeconds = next - wanted < SMALLEST_GAP_SECONDS ? Math.max(next, cue.startSeconds) : wanted;
    // A gap is closed only where it is small; a cue never waits for one that comes much later.
    return { ...cue, endSeconds: Math.min(next, endSeconds) };
  });
}

function lengthOf(words: readonly TimedWord[]): number {
  return words.reduce((sum, { text }) => sum + [...text].length + (isUnspaced(text) ? 0 : 1), 0);
}

function mostCharacters(words: readonly TimedWord[]): number {
  return words.some((word) => isUnspaced(word.text)) ? MOST_CHARACTERS_UNSPACED : MOST_CHARACTERS;
}

function endsSentence(word: string): boolean {
  return /[.!?…。！？؟।][\p{P}\p{S}]*$/u.test(word) && !/^\p{L}\.$/u.test(word);
}

function endsPhrase(word: string): boolean {
  return /[,;:–—،、，；：][\p{P}\p{S}]*$/u.test(word);
}
