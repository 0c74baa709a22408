import { findClaims } from "~/domain/facts/find-claims";
import { guessLanguage } from "~/domain/text/guess-language";
import { bindingsIn } from "~/scene/bind-facts";
import { cleanedText } from "~/sections/writer/check-words";
import { baseOf } from "~/sections/writer/phrases/phrases-of";
import type { AskedText, TextAlternative, TextsRequest } from "~/sections/writer/texts-request";

/** Fewer letters do not tell a language. */
const fewestToGuess = 60;

/**
 * Other words for a text with the facts they state and with what nothing backs; null for what is empty, the same, too long for the page or
 * in another language than asked for. What the text stated before was judged where it stands: only new statements are flagged.
 */
export function judgeText(
  written: string,
  { text: before, most, lines }: AskedText,
  { facts, decisions, language, ask }: TextsRequest,
): Omit<TextAlternative, "move"> | null {
  const text = cleanedText(written, lines);
  const wanted = ask.kind === "translate" ? ask.to : language;
  if (text === "" || text === before.trim()) return null;
  // Translations may be longer than what they translate; the page is drawn well up to twice as many.
  if (text.length > (ask.kind === "translate" ? 2 : 1) * most) return null;
  const guessed = text.length >= fewestToGuess ? guessLanguage(text) : null;
  if (guessed !== null && guessed !== baseOf(wanted)) return null;
  const unbacked = findClaims([{ id: "text", texts: [text] }], {
    brief: before,
    sheets: [{ facts, decisions }],
    language: wanted,
  }).flatMap(({ backing, statement }) => (backing.kind === "unbacked" ? [statement] : []));
  return { text, facts: bindingsIn(text, facts, wanted), unbacked };
}
