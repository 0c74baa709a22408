import type { BriefText, Span } from "./brief-text";
import { inAnyCase } from "./in-any-case";
import { bounded, startOf } from "./pattern";

interface Named {
  name: Span;
  /** With the words and marks that name it. */
  whole: Span;
}

/** "called Lumi", a name in quotation marks. */
export function nameIn({ text, row }: BriefText, { start, end }: Span): Named | null {
  const said = text.slice(start, end);
  const named =
    row.naming === ""
      ? null
      : new RegExp(
          `${bounded(row, row.naming)}\\s*["“„«'‘「]?(?<name>[\\p{L}\\p{N}][^\\s"”“»,'’」]*(?:\\s(?:[\\p{Lu}\\p{N}&][^\\s"”“»,」]*))*)`,
          "diu",
        ).exec(said);
  return spansOf(named ?? /["“„«「『](?<name>[^"”“»」』]{2,40})["”“»」』]/du.exec(said), start);
}

/** "Tidal is a bottle for cyclists": a name, and what it is behind `whole`. */
export function definedIn({ text, row }: BriefText, { start, end }: Span): Named | null {
  if (row.definition === "") return null;
  const match = new RegExp(
    `^["“„«]?(?<name>\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?:\\s[\\p{Lu}\\p{N}&][\\p{L}\\p{N}&'’.-]*){0,3})["”“»]?\\s+(?:${row.definition})\\s+(?=\\S)`,
    "du",
  ).exec(text.slice(start, end));
  const front = [row.pronouns, row.possessive, row.article].filter(Boolean).join("|");
  return startOf(row, front).test(match?.groups?.name ?? "") ? null : spansOf(match, start);
}

/** Before the name of what is new, in any language. */
const presents =
  "introducing|meet|say hello to|presenting|(?:te |os )?presentamos|conoce|descubre|apresentamos|conheça|(?:vi )?presentiamo|scopri|voici|découvrez|nous (?:vous )?présentons|(?:wir stellen vor|wir präsentieren|neu):?|poznaj|przedstawiamy|maak kennis met|wij presenteren|ontdek|möt|vi presenterar|mød|vi præsenterer";
const presentation = new RegExp(
  `^(?:${inAnyCase(presents)})\\s?:?\\s(?<name>\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?:\\s[\\p{Lu}\\p{N}&][\\p{L}\\p{N}&'’.-]*){0,3})(?:\\s?:\\s(?=\\S)|,\\s)`,
  "du",
);

/** "Introducing Tally: the invoicing app", "Wir stellen vor: Fakto, die App": a comma needs an article behind it. */
export function presentedIn({ text, row }: BriefText, { start, end }: Span): Named | null {
  const said = text.slice(start, end);
  const named = spansOf(presentation.exec(said), start);
  if (!named) return null;
  const isTold =
    text[named.name.end] !== "," || startOf(row, row.article).test(text.slice(named.whole.end, end));
  return isTold ? named : null;
}

/** In any language: "Matcha bar Groen opent zaterdag". */
const opening =
  /^(?<name>\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s[\p{L}\p{N}&'’.-]+){0,4}?\s\p{Lu}[\p{L}\p{N}&'’.-]*)\s(?=(?:opens|reopens|opent|heropent|ouvre|rouvre|abre|reabre|apre|riapre|otwiera|öppnar|åbner)\s)/du;

/** What opens, where a name tells it apart. */
export function openedIn({ text, row }: BriefText, { start, end }: Span): Named | null {
  if (row.hasCapitalNouns || row.writing) return null;
  const match = opening.exec(text.slice(start, end));
  const front = [row.pronouns, row.possessive].filter(Boolean).join("|");
  return startOf(row, front).test(match?.groups?.name ?? "") ? null : spansOf(match, start);
}

const capital = "\\p{Lu}[\\p{L}\\p{N}\\p{M}&'’.-]*";
const signature = new RegExp(
  `^${capital}(?:\\s(?:&|and|y|e|et|i|og|och|en|of|de|del|da|do|di|du|des|la|le|van|${capital}))*\\s${capital}$`,
  "u",
);

/** Whether a stretch is nothing but capitalised words, as the names of firms are. */
export function isSignature({ row }: BriefText, said: string): boolean {
  return !row.hasCapitalNouns && !row.writing && said !== said.toUpperCase() && signature.test(said);
}

function spansOf(match: RegExpExecArray | null, start: number): Named | null {
  const [first, last] = match?.indices?.groups?.name ?? [];
  if (!match || first === undefined || last === undefined) return null;
  const from = start + match.index;
  return {
    name: { start: start + first, end: start + last },
    whole: { start: from, end: from + match[0].length },
  };
}
