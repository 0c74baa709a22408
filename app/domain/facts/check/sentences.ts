import { monthOf } from "./months";

/** As long as a statement may be; a longer sentence is judged in parts. */
const mostCharacters = 400;
const abbreviation = /(?:^|[\s(])(?:No|Nr|nr|no|n|Nº|núm|St|ca|approx|Dr|Ul|ul|Str|bzw|z\.B|e\.g|ab)\.$/u;

/** The sentences of a text, none longer than a statement may be. */
export function sentencesOf(text: string): string[] {
  const pieces = text
    .split(/(?<=[.!?…؟])\s+(?=[\p{Lu}\p{Lo}\p{Sc}"“„«¿¡]|\d)|(?<=[。！？।])|\n+/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length < mostCharacters && goesOn(last, piece))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.flatMap((sentence) =>
    sentence.length <= mostCharacters ? [sentence] : partsOf(sentence),
  );
}

/** "24." and "December", "No." and "1": a point that ends no sentence. */
function goesOn(sentence: string, next: string): boolean {
  const end = sentence.slice(-12);
  if (abbreviation.test(end)) return true;
  return /(?:^|\D)\d{1,2}\.$/u.test(end) && monthOf(/^\p{L}+/u.exec(next.slice(0, 20))?.[0] ?? "") !== null;
}

/** Cut between words where that can be, by the length alone where there are none. */
function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < sentence.length; ) {
    const most = sentence.slice(from, from + mostCharacters);
    const space = from + mostCharacters < sentence.length ? most.lastIndexOf(" ") : -1;
    const part = space > 0 ? most.slice(0, space) : most;
    from += part.length;
    if (part.trim()) parts.push(part.trim());
  }
  return parts;
}
