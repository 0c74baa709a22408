import type { Language } from "~/domain/text/language";
import { languageName } from "~/domain/text/language-name";

interface UnwrittenNoteProps {
  /** The language the words are in; null where they do not tell. */
  read: string | null;
  language: Language;
  /** Languages that somebody here can write. */
  written: readonly Language[];
}

/** What happens to words in a language that nobody here writes. */
export function UnwrittenNote({ read, language, written }: UnwrittenNoteProps) {
  if (!read || written.length === 0 || written.some((tag) => tag === read)) return null;
  return (
    <p role="status" className="rounded-md bg-warning-soft px-4 py-2.5 text-sm">
      Your text reads like {languageName(read)}. The writers here know{" "}
      {languageList(written.map(languageName))}: what is written for you will be in {languageName(language)},
      beside words of yours that are kept as they are. You read and change every line before anything is made.
    </p>
  );
}

const languageList = (names: string[]) => new Intl.ListFormat("en-GB").format(names);
