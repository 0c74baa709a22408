export interface DifferenceLine {
  kind: "same" | "removed" | "added";
  text: string;
}

const mostLines = 2000;

/** What makes one text of another, line by line: the longest lines in common, in order, stay. Of longer texts whole blocks are replaced. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const [one, other] = [before.split("\n"), after.split("\n")];
  if (one.length > mostLines || other.length > mostLines) {
    return [...marked("removed", one), ...marked("added", other)];
  }
  const lengths = commonLengths(one, other);
  const lines: DifferenceLine[] = [];
  let [at, there] = [0, 0];
  while (at < one.length && there < other.length) {
    if (one[at] === other[there]) {
      lines.push({ kind: "same", text: one[at] ?? "" });
      at++;
      there++;
    } else if ((lengths[at + 1]?.[there] ?? 0) >= (lengths[at]?.[there + 1] ?? 0)) {
      lines.push({ kind: "removed", text: one[at++] ?? "" });
    } else lines.push({ kind: "added", text: other[there++] ?? "" });
  }
  return [...lines, ...marked("removed", one.slice(at)), ...marked("added", other.slice(there))];
}

const marked = (kind: DifferenceLine["kind"], texts: readonly string[]): DifferenceLine[] =>
  texts.map((text) => ({ kind, text }));

/** How many lines the ends of both, from each place on, have in common. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let at = one.length - 1; at >= 0; at--) {
    const [row, below] = [lengths[at], lengths[at + 1]];
    if (!row || !below) continue;
    for (let there = other.length - 1; there >= 0; there--) {
      row[there] =
        one[at] === other[there]
          ? (below[there + 1] ?? 0) + 1
          : Math.max(below[there] ?? 0, row[there + 1] ?? 0);
    }
  }
  return lengths;
}

const signs = { same: " ", removed: "-", added: "+" } as const;

/** The difference of two texts in the unified format, whole, under the names of their files; empty where there is none. */
export function unifiedDifference(
  before: { file: string; text: string },
  after: { file: string; text: string },
): string {
  const lines = differenceOf(before.text, after.text);
  if (lines.every(({ kind }) => kind === "same")) return "";
  const count = (left: DifferenceLine["kind"]) => lines.filter(({ kind }) => kind !== left).length;
  const head = [
    `--- ${before.file}`,
    `+++ ${after.file}`,
    `@@ -1,${count("added")} +1,${count("removed")} @@`,
  ];
  return `${[...head, ...lines.map(({ kind, text }) => `${signs[kind]}${text}`)].join("\n")}\n`;
}
