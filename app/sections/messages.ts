/** The fixed words of sections. Each stands alone: no sentence has a hole, so no grammar is guessed. */
const english = {
  buy: "Buy now",
  menu: "On this page",
  play: "Play video",
  close: "Close",
} as const;
export type MessageName = keyof typeof english;
export type PageMessages = Readonly<Record<MessageName, string>>;

const byLanguage: Readonly<Record<string, PageMessages>> = {
  en: english,
  de: { buy: "Jetzt kaufen", menu: "Auf dieser Seite", play: "Video abspielen", close: "Schließen" },
};

/** Those of a language, by its BCP 47 tag; English where it has none. */
export function messagesOf(language: string): PageMessages {
  return byLanguage[language.split("-")[0]?.toLowerCase() ?? ""] ?? english;
}
