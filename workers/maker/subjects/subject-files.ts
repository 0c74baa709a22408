import type { WordIndex } from "./words/index-words";

/** Reads one of the files that `npm run build:maker` lays beside the worker; null where there is none. */
export type ReadFile = (path: string) => Promise<string | null>;

/** The subjects by number. */
export interface SubjectList {
  ids: readonly string[];
}

/** Files of subjects, read when they are asked for; lists and indexes are kept. */
export interface SubjectFiles {
  readArt(id: string): Promise<string | null>;
  readList(): Promise<SubjectList>;
  /** Null for a language that has none. */
  readIndex(language: string): Promise<WordIndex | null>;
}

export function openSubjectFiles(readFile: ReadFile): SubjectFiles {
  // Values, not promises: in workerd no request may wait for what another one reads.
  const kept = new Map<string, unknown>();
  async function readJson<Value>(path: string): Promise<Value | null> {
    if (!kept.has(path)) {
      const text = await readFile(path);
      kept.set(path, text === null ? null : JSON.parse(text));
    }
    return kept.get(path) as Value | null;
  }
  return {
    readArt: async (id) => (/^[a-z0-9-]{1,60}$/.test(id) ? readFile(`art/${id}.svg`) : null),
    async readList() {
      const list = await readJson<SubjectList>("subjects.json");
      if (!list) throw new Error("The files of the subjects are missing. Run `npm run build:maker`.");
      return list;
    },
    readIndex: async (language) =>
      indexedLanguages.includes(language) ? readJson<WordIndex>(`words/${language}.json`) : null,
  };
}

/** Languages in which emojibase names things. */
export const indexedLanguages: readonly string[] = [
  ...["bn", "da", "de", "en", "es", "et", "fi", "fr", "hi", "hu", "it", "ja", "ko", "lt", "ms", "nb", "nl"],
  ...["pl", "pt", "ru", "sv", "th", "uk", "vi", "zh"],
];
