import type { Language } from "../text/language";
import type { Tone } from "./brief";
import type { Platform } from "./platform";

/** A brief taken apart: every stretch of its words with one type, which decides where it may stand. */

export const partKinds = [
  "contact",
  "date",
  "price",
  "gift",
  "address",
  "place",
  "audience",
  "need",
  "feature",
  "proof",
  "list",
  "note",
  "action",
  "question",
  "statement",
  "subject",
  "name",
] as const;
export type PartKind = (typeof partKinds)[number];

export interface BriefPart {
  kind: PartKind;
  /** The user's own words, with their preposition and unit, without white space or punctuation around them. */
  text: string;
  /** Where the words stand in the prompt, in UTF-16 code units. */
  start: number;
  end: number;
  /** Which sentence of the brief it stands in, from 0. */
  sentence: number;
  /** Of a contact: how it is reached. */
  contact?: "phone" | "mail" | "link" | "handle";
  /** The number in it as it is written, with its sign or unit ("9,50 €", "48 horas"). */
  figure?: string;
  /** Of a price "from", of a date "until". */
  bound?: "from" | "until";
  /** What else was found in it by its form: a statement may name a date. Pure dates, prices and addresses hold nothing. */
  holds?: readonly PartKind[];
  /** Of a list: its items. */
  items?: readonly string[];
  /** Of a statement: what its sentence is. A contrast has two halves, and so has a before and after. */
  form?: "plain" | "contrast" | "before-after" | "step" | "told";
  /** Two of them; the types of an answer between workers keep no tuples. */
  halves?: readonly string[];
  /** The words stand in a case, or with an ending, in which they cannot be set alone. */
  isOblique?: boolean;
}

/** What the user wants of the video itself. It sets options and is never shown. */
export interface BriefWishes {
  tone?: Tone;
  lengthSeconds?: number;
  platform?: Platform;
}

export interface BriefReading {
  language: Language;
  /** How the language was found: by the letters, by the words, or because the user chose it. */
  languageFrom: "letters" | "words" | "choice";
  wishes: BriefWishes;
  /** In the order of the brief; no two overlap. */
  parts: readonly BriefPart[];
  /** The words that asked for a video, as they stand in the brief; "" where it asks for none. */
  request: string;
  /** A first web address in the brief: the way by address is offered for it. */
  address: string | null;
}

export const questionIds = ["name", "one-thing", "reach", "when-and-where"] as const;
/** What is asked before anything is paid, because the answer would change a scene. */
export type BriefQuestionId = (typeof questionIds)[number];
