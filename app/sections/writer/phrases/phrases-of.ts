import type { Tone } from "~/domain/video/brief";
import { da } from "./da";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { nl } from "./nl";
import type { LabelName, Manner, PagePhrases } from "./page-phrases";
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

const namesByLabel = new Map(
  Object.values(phraseRows).flatMap(({ labels }) =>
    Object.entries(labels).map(([name, label]) => [label.toLowerCase(), name as LabelName] as const),
  ),
);

/** What a label of any of the languages names; null where the tables do not have it. */
export function labelNameOf(label: string): LabelName | null {
  return namesByLabel.get(label.trim().toLowerCase()) ?? null;
}
