import { foldText } from "~/domain/text/fold-text";
import { type Language, languages } from "~/domain/text/language";
import { type Format, formats } from "~/domain/video/format";

const yes = wordSet(
  "yes y true 1 x on ja j oui si sim tak evet da hai 是 はい 예 네 نعم हाँ हां да так ano igen kylla wahr vrai",
);
const no = wordSet(
  "no n false 0 off nein non nao nie hayir ne iie 否 不 いいえ 아니오 لا नहीं нет ні nem ei falsch faux nej niet",
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(foldText));
}

/** Yes or no in the languages that columns are found in; null for anything else. */
export function readYesNo(text: string): boolean | null {
  const folded = foldText(text.trim());
  if (yes.has(folded)) return true;
  return no.has(folded) ? false : null;
}

let byName: ReadonlyMap<string, Language> | null = null;

/** A language by its tag or its name, in English or in itself: "de", "de-AT", "German", "Deutsch". */
export function readLanguage(text: string): Language | null {
  byName ??= new Map(
    languages.flatMap((language) =>
      ["en", language].flatMap((shownIn): [string, Language][] => {
        const name = new Intl.DisplayNames(shownIn, { type: "language" }).of(language);
        return name ? [[foldText(name), language]] : [];
      }),
    ),
  );
  const folded = foldText(text.trim());
  const tag = folded.split(/[-_]/u)[0]!;
  return languages.find((language) => language === tag) ?? byName.get(folded) ?? null;
}

const formatNames: Readonly<Record<string, Format>> = {
  portrait: "9:16",
  vertical: "9:16",
  reel: "9:16",
  story: "9:16",
  square: "1:1",
  landscape: "16:9",
  horizontal: "16:9",
  wide: "16:9",
};

/** The formats that a cell names, in its order: "9:16", "9x16, 1x1", "square"; null where one of them is not known. */
export function readFormats(text: string): Format[] | null {
  const found = text
    .split(/[,;|+]/u)
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
    .map((part) => {
      const ratio = part.replace(/\s*[x×:/]\s*/u, ":");
      return (
        formats.find((format) => format === ratio) ??
        (Object.hasOwn(formatNames, part) ? formatNames[part] : null)
      );
    });
  return found.length > 0 && found.every((format) => format != null) ? [...new Set(found as Format[])] : null;
}

export const mostAddressCharacters = 2048;

/** An address of the web as it stands in a cell; null for anything else. */
export function readWebAddress(text: string): string | null {
  const typed = text.trim();
  return typed.length <= mostAddressCharacters && /^https?:\/\/[^\s/?#]+\S*$/iu.test(typed) ? typed : null;
}
