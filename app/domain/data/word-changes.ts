/** Words `start` to before `end` of the former text became others. */
export interface WordChange {
  start: number;
  end: number;
  words: string;
}

/** More differing words than these, multiplied, are not compared: what changed that much is another text. */
const mostCompared = 1_000_000;

/** Each word with the space behind it, so that words are added and removed whole. */
export function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*?(?=\s|$)|\s+/gu) ?? [];
}

/** What became of the words, from the first change to the last; null for what is another text altogether. */
export function changesOf(before: readonly string[], after: readonly string[]): WordChange[] | null {
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

interface Stretch {
  kind: "same" | "removed" | "added";
  text: string;
}

/** The words of both texts in one row: what stayed, went and came. */
export function wordDifference(before: string, after: string): Stretch[] {
  const words = wordsOf(before);
  const changes = changesOf(words, wordsOf(after)) ?? [{ start: 0, end: words.length, words: after }];
  const stretches: Stretch[] = [];
  let end = 0;
  for (const change of changes) {
    stretches.push({ kind: "same", text: words.slice(end, change.start).join("") });
    stretches.push({ kind: "removed", text: words.slice(change.start, change.end).join("") });
    stretches.push({ kind: "added", text: change.words });
    end = change.end;
  }
  stretches.push({ kind: "same", text: words.slice(end).join("") });
  return stretches.filter(({ text }) => text !== "");
}
