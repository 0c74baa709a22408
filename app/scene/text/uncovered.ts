import { graphemesOf } from "~/scene/text/break-text";

const mostNamed = 12;

/** What becomes of characters that no bundled font has, in a sentence. */
export function describeUncovered(characters: readonly string[]): string {
  const named = characters.slice(0, mostNamed).join(" ");
  return `These characters have no bundled font and may look different elsewhere: ${named}${characters.length > mostNamed ? " …" : ""}`;
}

/** The emoji of a text, each once. No bundled font has any. */
export function emojiIn(text: string): string[] {
  if (!isEmoji.test(text)) return [];
  return [...new Set(graphemesOf(text).filter((grapheme) => isEmoji.test(grapheme)))];
}

/** Shown as a picture by itself, or by the selector after it. */
const isEmoji = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;
