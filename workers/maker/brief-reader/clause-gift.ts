import { type BriefText, type Span, wordCount } from "./brief-text";
import { trimSpan } from "./mask";
import { wordsOf } from "./pattern";

const giftWords = 9;
const shortGiftWords = 5;

export function isGift(brief: BriefText, said: string): boolean {
  const { row } = brief;
  const without =
    row.notFree === ""
      ? said
      : said.replace(wordsOf(row, row.notFree, "giu"), (one) => "_".repeat(one.length));
  return wordsOf(row, row.free).test(without);
}

/** "Entry is free": a gift, though it has a verb. */
export function isShortGift(brief: BriefText, { start, end }: Span): boolean {
  const { text } = brief;
  const said = text.slice(start, end);
  return wordCount(brief, said) <= shortGiftWords && isGift(brief, said);
}

/** A short clause is the gift as it stands; of a long one what begins at its last marker before "free". */
export function giftIn(brief: BriefText, { start, end }: Span): Span | null {
  const { text, row } = brief;
  const said = text.slice(start, end);
  if (wordCount(brief, said) <= giftWords && cutAt(brief, said) <= 0) return { start, end };
  const free = wordsOf(row, row.free).exec(said);
  if (!free) return null;
  const cut = cutAt(brief, said);
  // "Preventivo gratuito con una foto": what is free goes before.
  if (cut > free.index && wordCount(brief, said.slice(0, free.index)) <= shortGiftWords)
    return { start, end };
  const first = cut > 0 && cut < free.index ? cut : free.index;
  return trimSpan(text, start + first, end);
}

/** Where what a thing is ends and what it is with or made of begins; −1 where nothing does. */
export function cutAt(brief: BriefText, said: string): number {
  const { row } = brief;
  return wordsOf(row, row.featureCut).exec(said)?.index ?? -1;
}
