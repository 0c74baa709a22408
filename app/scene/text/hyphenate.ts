const vowel = /[aeiouyæœøı]/iu;
/** Two letters that are one sound. */
const digraph = /^(?:ch|ck|gh|kh|ph|qu|rh|sh|th|wh|ll|ng)$/iu;
/** Letters of the Latin script with the signs around them: an address or a code is not a word. */
const latinWord = /^([^\p{L}\p{N}]*)([\p{Script=Latin}\p{M}]+)([^\p{L}\p{N}]*)$/u;
const SHORTEST_PIECE = 3;
/** How far, as a part of a piece, a break may move to stand between two syllables. */
const REACH = 0.35;

/**
 * The text with every word that is wider than `width` broken into pieces of even length, each but the last with a hyphen and
 * a new line after it, at points where syllables are likely to meet. Only words in Latin letters are: other scripts do not
 * hyphenate, or not like this.
 */
export function hyphenateLongWords(text: string, width: number, measure: (text: string) => number): string {
  return text.replace(/\S+/gu, (chunk) => {
    if (measure(chunk) <= width) return chunk;
    const [, before = "", word = "", after = ""] = latinWord.exec(chunk.normalize("NFC")) ?? [];
    const letters = [...word];
    const atLeast = Math.ceil(measure(`${chunk}-`) / width);
    for (let count = atLeast; count * SHORTEST_PIECE <= letters.length; count++) {
      const pieces = cut(letters, count);
      pieces[0] = before + pieces[0];
      const broken = pieces.map((piece, index) => (index < pieces.length - 1 ? `${piece}-` : piece + after));
      if (count > atLeast + 2 || broken.every((piece) => measure(piece) <= width)) return broken.join("\n");
    }
    return chunk;
  });
}

function cut(letters: string[], count: number): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let left = count; left > 1; left--) {
    const length = (letters.length - start) / left;
    const end = nearestBreak(letters, start + length, Math.max(1, length * REACH));
    pieces.push(letters.slice(start, end).join(""));
    start = end;
  }
  pieces.push(letters.slice(start).join(""));
  return pieces;
}

function nearestBreak(letters: string[], wanted: number, reach: number): number {
  const middle = Math.round(wanted);
  for (let step = 0; step <= reach; step++) {
    for (const at of [middle - step, middle + step]) if (isBreak(letters, at)) return at;
  }
  return middle;
}

/** Before a consonant that a vowel follows, with a vowel somewhere in the two letters before. */
function isBreak(letters: string[], at: number): boolean {
  const [second = "", first = "", next = "", after = ""] = letters.slice(at - 2, at + 2);
  if (at < SHORTEST_PIECE || letters.length - at < SHORTEST_PIECE || digraph.test(first + next)) return false;
  const starts = !isVowel(next) && (isVowel(after) || digraph.test(next + after));
  return starts && (isVowel(first) || isVowel(second));
}

function isVowel(letter: string): boolean {
  return vowel.test(letter.normalize("NFD"));
}
