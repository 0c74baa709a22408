import type { FactValue } from "../fact-value";
import { type Block, shownText } from "./page-structure";
import { withPlainDigits } from "./read-amount";
import { shortened } from "./read-common";

const outOf =
  /(?<![\d.,])(\d(?:[.,]\d{1,2})?)\s?(?:\/|out of|von|sur|de|su|van|z|av|af|iz|of|\/5|из|з|から|z\s)\s?(5|10)(?![\d.,%])(?:\s?(?:stars?|sterne?n?|étoiles?|estrellas?|stelle|estrelas|sterren|gwiazdek|stjärnor|stjerner|tähteä|hvězd|yıldız|звезд))?/iu;
const bare = /^(?:[★☆⭐\s]*)(\d[.,]\d{1,2})\s?[★⭐]?\s*\((\d[\d.,\s\u00a0]{0,8})/u;
const counted =
  /(\d[\d.,\u00a0\u202f ]{0,9})\s?(?:customer |verified |kunden|avaliações|global )?(?:reviews?|ratings?|bewertungen|rezensionen|avis|évaluations|opiniones|reseñas|valoraciones|recensioni|avaliações|beoordelingen|recensies|opinii|recenzji|omdömen|recensioner|anmeldelser|arvostelua|hodnocení|recenzí|yorum|değerlendirme|отзыв|оцен|відгук|件|レビュー|条评价|评价|개|تقييم|समीक्षा|értékelés|recenzii|κριτικές|ביקורות|đánh giá|รีวิว|ulasan)/iu;

/** The rating that stands near the name: "4.6 out of 5 (128 reviews)". */
export function readVisibleRating(
  blocks: readonly Block[],
): { value: FactValue; block: Block; quote: string } | null {
  for (const [at, block] of blocks.entries()) {
    const shown = shownText(block.text);
    if (shown.length > 140 || block.cell) continue;
    const text = withPlainDigits(shown);
    const [, exact, best] = outOf.exec(text) ?? [];
    const [, short, inBrackets] = bare.exec(text) ?? [];
    const written = exact ?? short;
    if (!written) continue;
    const rating = shortened(written.replace(",", "."));
    const scale = best ?? "5";
    if (Number(rating) > Number(scale) || Number(rating) === 0) continue;
    // "3 of 5 left" and "2 von 5 Farben" are no ratings: a whole number needs what is counted beside it.
    const near = [
      text,
      ...blocks.slice(at + 1, at + 3).map((next) => withPlainDigits(shownText(next.text))),
    ].find((line) => line.length <= 140 && counted.test(line));
    const number = inBrackets ?? (near && counted.exec(near)?.[1]) ?? null;
    if (!/[.,]/.test(written) && number === null && !/star|stern|étoile|estrell|stell|★|⭐/i.test(text))
      continue;
    const count = number === null ? null : Number(number.replace(/[^\d]/g, ""));
    return {
      value: {
        type: "rating",
        rating,
        best: scale,
        count: count !== null && Number.isSafeInteger(count) ? count : null,
      },
      block,
      quote: shown,
    };
  }
  return null;
}
