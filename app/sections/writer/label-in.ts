import { type FactKind, factKinds } from "~/domain/facts/fact";
import { enUs } from "~/sections/fact-words/en";
import { factWordsOf } from "~/sections/fact-words/fact-words-of";
import { pageLanguages } from "~/sections/messages/wording";
import { type MeasureName, measureNames } from "~/sections/writer/phrases/page-phrases";
import { baseOf, phraseRows } from "~/sections/writer/phrases/phrases-of";

/** What the tables of one language call things, in lower case, to the name of it. */
const namesOf = (language: string): Map<string, FactKind | MeasureName> => {
  const { kinds } = factWordsOf(language);
  const measures = phraseRows[language]?.measures;
  return new Map([
    ...factKinds.map((kind) => [kinds[kind].toLowerCase(), kind] as const),
    ...measureNames.flatMap((name) => (measures ? [[measures[name].toLowerCase(), name] as const] : [])),
  ]);
};
const byLanguage = new Map(pageLanguages.map((language) => [language as string, namesOf(language)]));
byLanguage.get("en")?.set(enUs.kinds.color.toLowerCase(), "color");

/**
 * The label of a fact in the language of a page: as it is where it is of that language, from the tables where they know it in another; null where
 * nobody can say. Readers label in English what has no label on the page.
 */
export function labelIn(language: string, label: string, isOwn: boolean): string | null {
  const base = baseOf(language);
  const wanted = label.trim().toLowerCase();
  const own = byLanguage.get(base);
  if (own?.has(wanted)) return label;
  const name = [...byLanguage.values()].flatMap((names) => names.get(wanted) ?? [])[0];
  if (!own || !name) return isOwn ? label : null;
  return isMeasure(name) ? (phraseRows[base]?.measures[name] ?? null) : factWordsOf(base).kinds[name];
}

/** What a kind is called; null for a language without words. */
export function kindIn(language: string, kind: FactKind): string | null {
  return byLanguage.has(baseOf(language)) ? factWordsOf(language).kinds[kind] : null;
}

function isMeasure(name: FactKind | MeasureName): name is MeasureName {
  return (measureNames as readonly string[]).includes(name);
}
