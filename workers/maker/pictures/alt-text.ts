import { altWords } from "./alt-words";
import type { Setting } from "./compositions/composition";
import type { FieldKind } from "./fields/field";

/** What is seen, in a language: a thing and where it is. In a language without words for that, the thing alone. */
export function altOfSubject(label: string, setting: Setting, language: string | null): string {
  const sentence = (wordsOf(language)?.settings[setting] ?? "*").replace("*", label);
  return sentence.charAt(0).toLocaleUpperCase(language ?? undefined) + sentence.slice(1);
}

/** What is seen of a picture without a thing; "" in a language without words for that. */
export const altOfField = (kind: FieldKind, language: string | null): string =>
  wordsOf(language)?.fields[kind] ?? "";

const wordsOf = (language: string | null) => altWords[(language ?? "en").toLowerCase().split("-")[0]!];
