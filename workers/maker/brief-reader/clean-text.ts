/**
 * A prompt without what is no writing, and exactly as long: control characters, markup, emoji and bullets become line breaks or spaces,
 * marks of direction become spaces. Positions in it are positions in the prompt.
 */
export function cleanText(prompt: string): string {
  const blank = (sign: string) => (found: string) => sign + " ".repeat(found.length - 1);
  return halfWidth(prompt)
    .replace(/<(script|style)[^<>]{0,200}>[\s\S]{0,2000}?<\/\1>/giu, blank("\n"))
    .replace(/&(?:#\d{1,5}|\p{L}{2,8});/gu, blank("\n"))
    .replace(/<\/?\p{L}[^<>]{0,200}>/gu, blank("\n"))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFC]/gu, "\n")
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd\p{Co}\p{Cs}]/gu, " ")
    .replace(
      /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20e3\ufe0f])+/gu,
      blank("\n"),
    )
    .replace(/(?<=^|\n)[ \t]*(?:[-*•·–—✓✔►▪●○+>#]{1,4}|\d{1,2}[.)])(?=[ \t])/gu, (found) =>
      " ".repeat(found.length),
    );
}

/**
 * Turkish capitals as its words begin, as long as before: no pattern without regard to case takes "İ" for "i" or "I" for "ı".
 */
export function foldCapitals(text: string): string {
  return (
    text
      // No codes of money: "TL", "USD".
      .replace(
        /(?<!\p{L})\p{Lu}(?:\p{Lu}{3,}|\p{Lu}*[Iİ]\p{Lu}*)(?!\p{Ll})/gu,
        (word) => word[0] + word.slice(1).toLocaleLowerCase("tr"),
      )
      .replace(/İ/gu, "I")
  );
}

/** Digits and Latin letters of full width as others write them, and the marks between such digits: "３，５００円", "１９：３０". */
function halfWidth(text: string): string {
  const half = (wide: string) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0);
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/gu, half).replace(/(?<=\p{Nd})[：，．／](?=\p{Nd})/gu, half);
}
