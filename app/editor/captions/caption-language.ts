import { languages } from "~/domain/text/language";
import { languageName } from "~/domain/text/language-name";
import type { Choice } from "~/ui/select";

export function languageChoice(tag: string): Choice<string> {
  return { value: tag, label: languageName(tag) };
}

/** Languages that captions may be added in, by name. */
export function languagesBeside(present: readonly string[]): Choice<string>[] {
  return languages
    .filter((tag) => !present.includes(tag))
    .map(languageChoice)
    .sort((one, other) => one.label.localeCompare(other.label));
}
