import type { Claim } from "~/domain/facts/claim";
import type { Fact } from "~/domain/facts/fact";
import { stateFact } from "~/domain/facts/state-fact";

/** As much of a fact as is needed to back a claim with it. */
export type KnownFact = Pick<Fact, "id" | "label" | "value">;

/** The texts of one scene that may state something, in the order they are read. */
export interface ClaimScene {
  id: string;
  headline: string;
  body: string;
  label?: string | undefined;
  spoken?: string | undefined;
}

/** Words that promise something checkable: superlatives, guarantees, certificates. One list serves every language. */
const assertiveWords = new Set(
  [
    "best fastest cheapest lowest highest largest biggest smallest lightest strongest safest easiest leading only first",
    "finest newest oldest greatest healthiest cleanest freshest quickest favourite favorite unbeatable unmatched twice",
    "free guaranteed certified organic vegan natural award-winning proven tested unlimited lifetime number-one",
    "#1 no.1 world-class clinically doctor-recommended risk-free waterproof sustainable carbon-neutral exclusive",
    "beste besten bester bestes schnellste schnellsten günstigste günstigsten billigste einzige einzigen führende führender",
    "größte größten kleinste frischeste frischesten neueste älteste doppelt unschlagbar meistverkaufte",
    "kostenlos kostenlose gratis garantiert garantie zertifiziert bio vegan natürlich preisgekrönt unbegrenzt lebenslang",
    "nachhaltig klimaneutral exklusiv wasserdicht getestet bewährt",
    "meilleur meilleure meilleurs meilleures unique seul seule leader gratuit gratuite garanti garantie certifié certifiée",
    "naturel naturelle primé primée illimité illimitée éprouvé durable exclusif exclusive imperméable testé testée",
    "mejor mejores único única líder gratuito gratuita garantizado garantizada garantía certificado certificada ecológico",
    "natural premiado premiada ilimitado ilimitada probado sostenible exclusivo exclusiva impermeable",
    "migliore migliori unico gratuito garantito melhor melhores grátis beste snelste goedkoopste najlepszy najlepsza bäst bedst",
  ]
    .join(" ")
    .split(" "),
);

const currencyNames: Record<string, string> = {
  euro: "€",
  euros: "€",
  eur: "€",
  dollar: "$",
  dollars: "$",
  dólares: "$",
  usd: "$",
  pound: "£",
  pounds: "£",
  gbp: "£",
  percent: "%",
  prozent: "%",
  "pour-cent": "%",
  chf: "chf",
};

const measurePattern = /([€$£¥]|\bCHF)?\s?(\d+(?:[.,:]\d+)*)\s?(%|[€$£¥]|\p{L}+)?/gu;

/** A point, comma or space that sets off thousands. */
const thousandsMark = /(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?![\d.,]*\d))/gu;

/**
 * Finds the statements of fact in a script: sentences that hold a number or an assertive word. A sentence is
 * backed when every one of its measures (a number with its unit) and every assertive word stands in one
 * text, the brief or one fact; the quote is the sentence of that text that holds the first of them.
 */
export function findClaims(
  scenes: readonly ClaimScene[],
  prompt: string,
  facts: readonly KnownFact[] = [],
): Claim[] {
  const brief = { marks: marksOf(prompt), text: prompt };
  const known = facts.map((fact) => ({ fact, words: stateFact(fact), marks: marksOf(stateFact(fact)) }));
  return scenes.flatMap((scene) =>
    statementsOf(scene).flatMap((statement): Claim[] => {
      const marks = [...marksOf(statement)];
      if (marks.length === 0) return [];
      const backs = (source: Map<string, string>) => marks.every(([mark]) => source.has(mark));
      // What stands in the brief word for word is backed, also where it ends between a number and its unit.
      const isQuoted = folded(prompt).includes(folded(statement));
      const claim = { sceneId: scene.id, statement, about: marks.map(([, words]) => words) };
      if (isQuoted || backs(brief.marks)) {
        return [{ ...claim, backing: { kind: "from-brief", quote: sentenceWith(brief.text, marks[0]![0]) } }];
      }
      const source = known.find(({ marks: held }) => backs(held));
      if (source) {
        return [{ ...claim, backing: { kind: "from-fact", factId: source.fact.id, quote: source.words } }];
      }
      return [{ ...claim, backing: { kind: "unbacked" } }];
    }),
  );
}

/** "Step 3" counts scenes and states nothing. */
const stepLabel = /^(?:step|schritt|étape|paso|passo|stap|krok|steg|trin)\s\d{1,2}$/iu;

/** The sentences of a scene, each once: what is said may be what is written. */
function statementsOf({ headline, body, label = "", spoken = "" }: ClaimScene): string[] {
  const texts = [headline, body, stepLabel.test(label.trim()) ? "" : label, spoken];
  return [...new Set(texts.flatMap(sentencesOf))];
}

/** Comparable form of each measure and assertive word of a text → the words as written. */
function marksOf(text: string): Map<string, string> {
  const marks = new Map<string, string>();
  for (const match of text.replace(thousandsMark, "").matchAll(measurePattern)) {
    const [written, before, digits = "", after] = match;
    const unit = unitOf(before ?? after ?? "");
    marks.set(`${digits.replace(",", ".").replace(/\.0+$/, "")} ${unit}`, written.trim());
  }
  for (const [word] of text.matchAll(/[#\p{L}][\p{L}\d.-]*[\p{L}\d]/gu)) {
    const folded = word.toLowerCase();
    if (assertiveWords.has(folded)) marks.set(folded, word);
  }
  return marks;
}

function unitOf(word: string): string {
  const folded = word.toLowerCase();
  return currencyNames[folded] ?? folded;
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=\p{Lu}|\d)|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function folded(text: string): string {
  return text
    .replace(/[\u2066-\u2069]/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/^[\s¿¡]+|[\s.?!…？！؟]+$/gu, "")
    .toLowerCase();
}

function sentenceWith(text: string, mark: string): string {
  return sentencesOf(text).find((sentence) => marksOf(sentence).has(mark)) ?? text;
}
