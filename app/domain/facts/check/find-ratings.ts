import { amountsOf } from "./amounts";
import type { Term } from "./claim-kind";
import type { FoundNumber } from "./found-number";
import type { Token } from "./tokens";
import { unitOf } from "./units";

const stars =
  /^(?:★|⭐|☆|stars?|sterne[n]?|etoiles?|estrellas?|stelle|estrelas?|sterren|gwiazdek|gwiazdki|stjarnor|stjerner|yildiz|نجوم|نجمة|सटार|तार)$/u;
const outOf = /^(?:\/|of|von|sur|de|su|van|na|av|af|من)$/u;

/** "4.8/5", "4,8 von 5", "4.8 stars". */
export function ratingAt(tokens: readonly Token[], at: number): FoundNumber | null {
  const token = tokens[at]!;
  if (token.kind !== "number") return null;
  const amount = amountsOf(token.text)[0];
  if (amount === undefined || Number(amount) > 100) return null;
  let place = at + 1;
  if (tokens[place]?.folded === "out") place++;
  if (outOf.test(tokens[place]?.folded ?? "")) {
    const best = tokens[place + 1];
    const of = best?.kind === "number" ? amountsOf(best.text)[0] : undefined;
    if (of === undefined || !/^(?:5|6|10|100)$/u.test(of) || Number(amount) > Number(of)) return null;
    const isSpoken = tokens[place]!.text !== "/";
    const tail = tokens[place + 2];
    if (isSpoken && tail?.kind === "word" && !stars.test(tail.folded) && unitOf(tail.text)) return null;
    return {
      term: ratingTerm(amount, of, token.start),
      next: place + 2 + (stars.test(tail?.folded ?? "") ? 1 : 0),
    };
  }
  if (/^[-‐‑]$/u.test(tokens[place]?.text ?? "")) place++;
  if (Number(amount) > 5 || !stars.test(tokens[place]?.folded ?? "")) return null;
  return { term: ratingTerm(amount, "5", token.start), next: place + 1 };
}

function ratingTerm(rating: string, best: string, start: number): Omit<Term, "text"> {
  const key = `r:${rating}/${best}`;
  return { kind: "rating", start, asks: [key], offers: [key, `n:${rating}|`] };
}
