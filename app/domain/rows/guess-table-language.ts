import { guessLanguage } from "../text/guess-language";
import type { Language } from "../text/language";
import { languageOfLetters } from "../text/language-of-letters";
import { ownText, type RowTable } from "./table";

/** Rows that are looked at: more of one table say the same. */
const mostRows = 40;

/** The language that the words of a table seem to be in, headings among them; null where they do not tell. */
export function guessTableLanguage({ columns, rows }: RowTable): Language | null {
  const worded = columns.filter(({ type }) => type === "text" || type === "long-text");
  const cells = rows.slice(0, mostRows).flatMap((row) => worded.map(({ id }) => ownText(row, id)));
  const text = [...columns.map(({ name }) => name), ...cells].join(" \n");
  return languageOfLetters(text) ?? guessLanguage(text);
}
