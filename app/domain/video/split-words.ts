/** Words as they are spoken one after another; marks stay with the word before. Scripts without spaces are segmented. */
export function splitWords(text: string, language?: string): string[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((piece) => (unspaced.test(piece) ? segment(piece, language) : [piece]))
    .reduce<string[]>((words, piece) => {
      // A dash or a question mark on its own belongs to the word before it.
      if (words.length > 0 && !/[\p{L}\p{N}]/u.test(piece))
        words[words.length - 1] += isUnspacedEnd(words) ? piece : ` ${piece}`;
      else words.push(piece);
      return words;
    }, []);
}

/** Words as one text again: parted by spaces but where the script has none. */
export function joinWords(words: readonly string[]): string {
  return words.reduce((text, word) => {
    if (text === "") return word;
    const last = Array.from(text.slice(-2)).at(-1) ?? "";
    return (unspaced.test(last) || wideMark.test(last)) && unspaced.test([...word][0] ?? "")
      ? text + word
      : `${text} ${word}`;
  }, "");
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
const wideMark = /[\u3000-\u303f\uff00-\uffef]/u;

function isUnspacedEnd(words: readonly string[]): boolean {
  return unspaced.test(words.at(-1) ?? "");
}

function segment(piece: string, language?: string): string[] {
  let segmenter: Intl.Segmenter;
  try {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
  } catch {
    segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
  }
  return Array.from(segmenter.segment(piece), ({ segment: text }) => text);
}
