import type { TimedWord } from "./timed-word";

/** One entry of a subtitle file. Times in seconds from the start of the video. */
export interface Caption {
  startSeconds: number;
  endSeconds: number;
  /** Plain text; lines are parted by `\n`. */
  text: string;
  /** Where the file or the voice says when each word is spoken; else empty. */
  words: TimedWord[];
}

/** Everything a subtitle file may hold beyond this is no subtitle file. */
const MOST_CAPTIONS = 5000;

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,6}))?`;
const timing = new RegExp(`^\\s*${TIME}\\s*-{1,2}>\\s*${TIME}`);
const inlineTime = new RegExp(`<${TIME}>`, "g");

/**
 * Reads SRT and WebVTT, telling them apart by what they hold, and forgives what files in the wild get wrong: byte order
 * marks, any line ends, missing numbers, missing blank lines, dots for commas, hours left out, markup, cues out of order.
 * What has no text or ends before it begins is left out. Gives an empty list where the text holds no captions at all.
 */
export function parseCaptions(file: string): Caption[] {
  const lines = file.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const captions: Caption[] = [];
  let index = 0;
  while (index < lines.length && captions.length < MOST_CAPTIONS) {
    const times = timing.exec(lines[index] ?? "");
    index++;
    if (!times) continue;
    const startSeconds = secondsOf(times, 1);
    const endSeconds = secondsOf(times, 5);
    const body: string[] = [];
    while (index < lines.length && (lines[index] ?? "").trim() !== "" && !beginsCue(lines, index)) {
      body.push(lines[index] ?? "");
      index++;
    }
    const text = plainText(body.join("\n"));
    if (text === "" || !(endSeconds > startSeconds)) continue;
    captions.push({
      startSeconds,
      endSeconds,
      text,
      words: inlineWords(body.join(" "), startSeconds, endSeconds),
    });
  }
  return captions.sort((a, b) => a.startSeconds - b.startSeconds || a.endSeconds - b.endSeconds);
}

/** Captions as SubRip (.srt), with CRLF as most players were written for. */
export function writeSrt(captions: readonly Caption[]): string {
  return captions
    .map(({ startSeconds, endSeconds, text }, index) => {
      const times = `${clockTime(startSeconds, ",")} --> ${clockTime(endSeconds, ",")}`;
      return [index + 1, times, ...bodyLines(text).map(guardMarkup), ""].join("\r\n");
    })
    .join("\r\n");
}

/** Captions as WebVTT (.vtt); words whose times are known carry them, so that a player can mark them. */
export function writeVtt(captions: readonly Caption[], language = ""): string {
  const header = language ? `WEBVTT\nLanguage: ${language}\n` : "WEBVTT\n";
  const cues = captions.map(({ startSeconds, endSeconds, text, words }) => {
    const times = `${clockTime(startSeconds, ".")} --> ${clockTime(endSeconds, ".")}`;
    return [
      times,
      ...(timedLines(text, words, startSeconds, endSeconds) ?? bodyLines(text).map(escapeMarkup)),
      "",
    ].join("\n");
  });
  return [header, ...cues].join("\n");
}

/**
 * SubRip has no way to write what looks like markup: an invisible joiner keeps players from taking a text for a tag, and is taken
 * out when the file is read again.
 */
function guardMarkup(line: string): string {
  return line.replace(/[<&{]/g, (sign) => sign + JOINER);
}

const JOINER = "\u2060";

/** A blank line would end the cue. */
function bodyLines(text: string): string[] {
  // An arrow in the text would read as another cue's times.
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.replaceAll("-->", "→"));
}

function secondsOf(match: RegExpExecArray, first: number): number {
  const [hours = "0", minutes = "0", seconds = "0", fraction = "0"] = match.slice(first, first + 4);
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  // Read as one number: a sum would be off by a rounding.
  return Number(`${whole}.${fraction}`);
}

/** Whether a cue begins here without a blank line before it: its times, or a number above them. */
function beginsCue(lines: readonly string[], index: number): boolean {
  if (timing.test(lines[index] ?? "")) return true;
  return /^\s*\d+\s*$/.test(lines[index] ?? "") && timing.test(lines[index + 1] ?? "");
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
  lrm: "\u200e",
  rlm: "\u200f",
  quot: '"',
  "#39": "'",
};

function plainText(markup: string): string {
  return markup
    .replace(/<(?!\u2060)[^>\n]*>/g, "")
    .replace(/\{\\[^}\n]*\}/g, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm|quot|#39);/g, (_, name: string) => entities[name] ?? "")
    .replace(/([<&{])\u2060/g, "$1")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/** The words between a WebVTT cue's inner times; empty where it has none. */
function inlineWords(body: string, startSeconds: number, endSeconds: number): TimedWord[] {
  const times = [...body.matchAll(inlineTime)];
  if (times.length === 0) return [];
  const marks = [
    { at: startSeconds, from: 0, to: times[0]?.index ?? 0 },
    ...times.map((match, index) => ({
      at: secondsOf(match as RegExpExecArray, 1),
      from: match.index + match[0].length,
      to: times[index + 1]?.index ?? body.length,
    })),
  ];
  return marks.flatMap(({ at, from, to }, index) => {
    const text = plainText(body.slice(from, to)).replace(/\s+/g, " ").trim();
    const until = marks[index + 1]?.at ?? endSeconds;
    return text === "" || until < at
      ? []
      : [{ text: text.slice(0, 100), startSeconds: at, endSeconds: until }];
  });
}

/**
 * Lines with each word's time before it, and its end where a pause follows; `null` where the times do not cover the text. A player
 * that knows no such times shows the text alone.
 */
function timedLines(
  text: string,
  words: readonly TimedWord[],
  startSeconds: number,
  endSeconds: number,
): string[] | null {
  const end = toMilliseconds(endSeconds);
  const mark = (milliseconds: number) => `<${clockTime(milliseconds / 1000, ".")}>`;
  let line = "";
  let from = 0;
  let at = toMilliseconds(startSeconds);
  for (const [index, { text: word, ...times }] of words.entries()) {
    const found = text.indexOf(word, from);
    if (found < 0 || text.slice(from, found).trim() !== "") return null;
    const start = Math.min(end, Math.max(at, toMilliseconds(times.startSeconds)));
    if (index > 0 && at < start) line += mark(at);
    line += escapeMarkup(text.slice(from, found));
    if (index > 0 || at < start) line += mark(start);
    line += escapeMarkup(word);
    const next = words[index + 1];
    const until = Math.max(start, toMilliseconds(times.endSeconds));
    at = Math.min(end, until, next ? Math.max(start, toMilliseconds(next.startSeconds)) : end);
    from = found + word.length;
  }
  if (words.length === 0 || text.slice(from).trim() !== "") return null;
  return (at < end ? line + mark(at) : line).split("\n");
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("{\\", `{${JOINER}\\`);
}

function toMilliseconds(seconds: number): number {
  return Math.max(0, Math.round(seconds * 1000));
}

function clockTime(timeSeconds: number, decimal: "," | "."): string {
  const milliseconds = toMilliseconds(timeSeconds);
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, "0");
  const hours = pad(milliseconds / 3_600_000);
  const minutes = pad((milliseconds / 60_000) % 60);
  return `${hours}:${minutes}:${pad((milliseconds / 1000) % 60)}${decimal}${pad(milliseconds % 1000, 3)}`;
}
