/**
 * What both sides made of the same text, in one: each side's words where only that side changed some. Null where both changed the
 * same words, or words next to each other.
 */
export function mergeWords(base: string, mine: string, theirs: string): string | null {
  if (mine === theirs || base === theirs) return mine;
  if (base === mine) return theirs;
  const words = wordsOf(base);
  const my = changesOf(words, wordsOf(mine));
  const their = changesOf(words, wordsOf(theirs));
  if (!my || !their) return null;
  const changes = [...my, ...their].sort((one, other) => one.start - other.start);
  let merged = "";
  let end = -1;
  for (const change of changes) {
    if (change.start <= end) return null;
    merged += words.slice(Math.max(0, end), change.start).join("") + change.words;
    end = change.end;
  }
  return merged + words.slice(Math.max(0, end)).join("");
}

/** Words `start` to before `end` of the former text became others. */
interface WordChange {
  start: number;
  end: number;
  words: string;
}

/** More differing words than these, multiplied, are not compared: what changed that much is another text. */
const mostCompared = 1_000_000;

/** Each word with the space behind it, so that words are added and removed whole. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*?(?=\s|$)|\s+/gu) ?? [];
}

function changesOf(before: readonly string[], after: readonly string[]): WordChange[] | null {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let same = 0;
  const most = Math.min(before.length, after.length) - start;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  const [former, latter] = [
    before.slice(start, before.length - same),
    after.slice(start, after.length - same),
  ];
  if (former.length * latter.length > mostCompared) return null;
  return compare(former, latter).map((change) => ({
    ...change,
    start: change.start + start,
    end: change.end + start,
  }));
}

/** By the longest common subsequence. */
function compare(before: readonly string[], after: readonly string[]): WordChange[] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const changes: WordChange[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    if (row < before.length && before[row] === after[column]) {
      row += 1;
      column += 1;
      continue;
    }
    const change: WordChange = { start: row, end: row, words: "" };
    while ((row < before.length || column < after.length) && before[row] !== after[column]) {
      const isRemoved =
        row < before.length &&
        (column === after.length || lengthAt(row + 1, column) >= lengthAt(row, column + 1));
      if (isRemoved) row += 1;
      else change.words += after[column++];
    }
    changes.push({ ...change, end: row });
  }
  return changes;
}
