import { pageLanguages } from "~/sections/messages/wording";
import type { Choice } from "~/ui/select";

/** Languages that are read from right to left and may be written, though fixed words of a page are in English. */
const others = ["he", "fa", "ur", "ko"];

/** The languages a page may be in, by our names and their own; one that was set elsewhere stays among them. */
export function languageChoices(present: string): Choice<string>[] {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const offered: string[] = [...pageLanguages, ...others];
  const tags = offered.includes(present) ? offered : [present, ...offered];
  return tags.map((tag) => {
    const own = new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
    const label = names.of(tag) ?? tag;
    return { value: tag, label, ...(own !== label && { detail: own }) };
  });
}
