import { utf8Length } from "../text/utf8-length";
import { type FieldChange, writeValues } from "./patch";

/** One event keeps so many changes, in so many bytes as it is written; a document of the database ends at 1 MiB. */
const mostChanges = 500;
const mostBytes = 200_000;

/**
 * The changes of one event as it stores them. Beyond its limits each document tells how many changes, of how many bytes, were
 * left out, as a change of no field.
 */
export function writePatch(changes: readonly FieldChange[]): string {
  const kept: string[] = [];
  const omitted = new Map<string, { changes: number; bytes: number }>();
  let left = mostBytes;
  for (const change of changes) {
    const text = writeValues(change);
    const bytes = utf8Length(text) + 1;
    if (kept.length < mostChanges && bytes <= left) {
      kept.push(text);
      left -= bytes;
      continue;
    }
    const of = omitted.get(change.target) ?? { changes: 0, bytes: 0 };
    omitted.set(change.target, { changes: of.changes + 1, bytes: of.bytes + bytes });
  }
  const told = [...omitted].map(([target, { changes: omittedChanges, bytes: omittedBytes }]) => {
    return writeValues({ target, field: "", omittedChanges, after: { omittedBytes } } satisfies FieldChange);
  });
  return `[${[...kept, ...told].join(",")}]`;
}
