import type { ModelInfo } from "~/domain/image/offered-models";
import { languageName } from "~/domain/text/language-name";
import { baseOf, phrasesOf } from "~/sections/writer/phrases/phrases-of";

/** What the language of a page means for what is known in another; null where it goes without saying. */
export function languageNote(
  language: string,
  known: string | null,
  writer: Pick<ModelInfo, "provider"> | undefined,
): string | null {
  const isModel = writer !== undefined && writer.provider !== "built-in";
  const from = known && /^[a-z]{2,3}$/.test(baseOf(known)) ? baseOf(known) : null;
  if (from && from !== baseOf(language)) {
    const name = languageName(from);
    return isModel
      ? `What is known is in ${name}: the model translates it.`
      : `What is known is in ${name}. Sentences in it are left out: the built-in writer does not translate.`;
  }
  if (isModel || phrasesOf(language)) return null;
  return "The built-in writer has no headings in this language: the page has what is known, without them.";
}
