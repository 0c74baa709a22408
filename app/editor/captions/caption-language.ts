import { languages } from "~/domain/text/language";
import type { Choice } from "~/ui/select";

const names = new Intl.DisplayNames(["en"], { type: "language" });

/** "French" for `fr`. */
export function captionLanguageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

export function languageChoice(tag: string): Choice<string> {
  return { value: tag, label: captionLanguageName(tag) };
}

/** Languages that captions may be added in, by name. */
export function languagesBeside(present: readonly string[]): Choice<string>[] {
  return languages
    .filter((tag) => !present.includes(tag))
    .map(languageChoice)
    .sort((one, other) => one.label.localeCompare(other.label));
}
