import type { LanguageRow } from "./language-row";
import { trimSpan } from "./mask";
import { english } from "./rows/en";
import type { Sentence } from "./split-sentences";
import { type Asked, isPlea, requestAtEnd, stripRequest } from "./strip-request";

/** The sentences of a brief, with what each request among them is for. */
export interface Requests {
  sentences: Sentence[];
  /** By sentence; null where nothing of it can be set. */
  asked: Map<number, { start: number; end: number } | null>;
  /** The words that ask. */
  words: string[];
}

/** Requests stand at the beginning, behind greetings and orders; further on only pleas are. */
const firstSentences = 4;
const clauseEnd = /[,،、，;；:：(（!]/u;

/**
 * Finds what asks for a video. Where only the first clause of a sentence does, the rest of it is a sentence of its own: it says what
 * is to be shown. People ask in English too, whatever they write in.
 */
export function findRequests(text: string, sentences: readonly Sentence[], row: LanguageRow): Requests {
  const requests: Requests = { sentences: [], asked: new Map(), words: [] };
  for (const [index, sentence] of sentences.entries()) {
    const said = text.slice(sentence.start, sentence.end);
    if (index < firstSentences || isPlea(said, row)) take(sentence);
    else requests.sentences.push(sentence);
  }
  return requests;

  function take(sentence: Sentence) {
    const { start, end, mark } = sentence;
    const tail = requestAtEnd(text.slice(start, end), row);
    if (tail > 0) {
      requests.words.push(text.slice(start + tail, end));
      requests.sentences.push({ start, end: start + tail, mark: "." });
      return;
    }
    const whole = strip(text.slice(start, end), mark === "?");
    const comma = text.slice(start, end).search(clauseEnd);
    const head = comma > 0 && whole.kind !== "video" ? strip(text.slice(start, start + comma), false) : whole;
    const rest =
      comma > 0 && head.kind !== "none" && whole.kind !== "video"
        ? trimSpan(text, start + comma, end, /[\s,،、，;；:：(（)）!.]/u)
        : null;
    put(
      rest ? { start, end: start + comma, mark: "" } : sentence,
      rest || whole.kind === "none" ? head : whole,
    );
    if (rest) requests.sentences.push({ ...rest, mark });
  }

  function strip(said: string, isQuestion: boolean): Asked {
    const asked = stripRequest(said, isQuestion, row);
    return asked.kind === "none" && row !== english ? stripRequest(said, isQuestion, english) : asked;
  }

  function put(sentence: Sentence, asked: Asked) {
    const { start, end } = sentence;
    if (asked.kind !== "none") {
      const subject = asked.kind === "video" ? { start: start + asked.start, end: start + asked.end } : null;
      requests.asked.set(requests.sentences.length, subject);
      const around = subject
        ? [trimSpan(text, start, subject.start), trimSpan(text, subject.end, end)]
        : [{ start, end }];
      requests.words.push(
        around.flatMap((span) => (span ? [text.slice(span.start, span.end)] : [])).join(" … "),
      );
    }
    requests.sentences.push(sentence);
  }
}
