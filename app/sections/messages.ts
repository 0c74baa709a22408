import { commonWords } from "~/sections/messages/common-words";
import { productWords } from "~/sections/messages/product-words";
import { sellingWords } from "~/sections/messages/selling-words";
import { type PageLanguage, pageLanguages, type Wording } from "~/sections/messages/wording";

/** The fixed words of sections. Each stands alone: no sentence has a hole, so no grammar is guessed. */
const words = { ...commonWords, ...productWords, ...sellingWords } as const satisfies Readonly<
  Record<string, Wording>
>;
export type MessageName = keyof typeof words;
export type PageMessages = Readonly<Record<MessageName, string>>;

const byLanguage = new Map(
  pageLanguages.map((language) => {
    const messages = Object.entries<Wording>(words).map(([name, wording]) => [name, wording[language]]);
    return [language, Object.fromEntries(messages) as PageMessages];
  }),
);

/** Those of a language, by its BCP 47 tag; English where it has none. */
export function messagesOf(language: string): PageMessages {
  const known = byLanguage.get((language.split("-")[0]?.toLowerCase() ?? "") as PageLanguage);
  return known ?? (byLanguage.get("en") as PageMessages);
}
