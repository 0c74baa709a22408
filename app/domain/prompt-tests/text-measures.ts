/** How like two texts are. All pure, from 0 to 1 where they are shares. */

/** The least number of letters put in, left out or replaced that makes one text of the other. */
export function levenshteinDistance(one: string, other: string): number {
  const [short, long] = [[...one], [...other]].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  let row = Array.from({ length: short.length + 1 }, (_, index) => index);
  for (const [line, letter] of long.entries()) {
    const next = [line + 1];
    for (const [index, own] of short.entries()) {
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (own === letter ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[short.length] ?? 0;
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
}

/** ROUGE-N as F1 (Lin 2004): runs of `size` words that both texts have, each counted as often as both have it. */
export function rougeN(text: string, reference: string, size: number): number {
  const [own, wanted] = [runsOf(wordsOf(text), size), runsOf(wordsOf(reference), size)];
  const total = (runs: Map<string, number>) => [...runs.values()].reduce((sum, count) => sum + count, 0);
  let both = 0;
  for (const [run, count] of own) both += Math.min(count, wanted.get(run) ?? 0);
  return f1(both, total(own), total(wanted));
}

function runsOf(words: readonly string[], size: number): Map<string, number> {
  const runs = new Map<string, number>();
  for (let start = 0; start + size <= words.length; start++) {
    const run = words.slice(start, start + size).join(" ");
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return runs;
}

/** The harmonic mean of the shares of what is there and of what is wanted; 1 where both are nothing. */
export function f1(both: number, own: number, wanted: number): number {
  if (own === 0 && wanted === 0) return 1;
  return own + wanted === 0 ? 0 : (2 * both) / (own + wanted);
}

/** Of two lists of numbers of one length; 0 where one of them is nothing. */
export function cosineSimilarity(one: readonly number[], other: readonly number[]): number {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const length = Math.sqrt(dot(one, one) * dot(other, other));
  return length === 0 ? 0 : dot(one, other) / length;
}

const refusals = [
  /\b(?:i\s+(?:can(?:no|['’])t|can not|am unable to|am not able to|won['’]t|will not)|i['’]m (?:unable|not able|sorry,? but i can))/i,
  /\bas an ai\b/i,
  /\b(?:ich kann (?:dabei |das |dir |ihnen )?nicht|je ne peux pas|no puedo|non posso|não posso)\b/i,
];

/** Whether a text says in its first sentences that it will not do what was asked. */
export const isRefusal = (text: string) => refusals.some((refusal) => refusal.test(text.slice(0, 400)));

/** How like two texts are by the words they have in common, each counted as often as it stands there: the cosine of their counts. */
export function wordSimilarity(one: string, other: string): number {
  const [own, wanted] = [runsOf(wordsOf(one), 1), runsOf(wordsOf(other), 1)];
  const words = [...new Set([...own.keys(), ...wanted.keys()])];
  if (words.length === 0) return 1;
  return cosineSimilarity(
    words.map((word) => own.get(word) ?? 0),
    words.map((word) => wanted.get(word) ?? 0),
  );
}
