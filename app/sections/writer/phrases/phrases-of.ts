import type { Tone } from "~/domain/video/brief";
import { da } from "./da";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { nl } from "./nl";
import type { Manner, PagePhrases } from "./page-phrases";
import { pl } from "./pl";
import { pt } from "./pt";
import { sv } from "./sv";

/** By the first part of a BCP 47 tag. */
export const phraseRows: Readonly<Record<string, PagePhrases>> = { en, de, fr, es, it, pt, nl, pl, sv, da };

/** The phrases of a language; null where the writer has none: then only what is known is said. */
export function phrasesOf(language: string): PagePhrases | null {
  return phraseRows[baseOf(language)] ?? null;
}

export function baseOf(language: string): string {
  return language.split("-")[0]?.toLowerCase() ?? "";
}

const mannerOfTone: Readonly<Record<Tone, Manner>> = {
  plain: "plain",
  premium: "plain",
  warm: "warm",
  playful: "warm",
  bold: "bold",
};

export function mannerOf(tone: Tone): Manner {
  return mannerOfTone[tone];
}
