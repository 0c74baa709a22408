import { changesBetween, type ValueChange } from "./difference";
import { isDocumentPath } from "./document-access";
import type { DocumentRow } from "./document-answers";
import type { DocumentChange } from "./document-change";
import type { ListedDocument } from "./documents-csv";
import { writeFieldPath } from "./field-path";
import { fromTaggedFields, toTaggedFields } from "./tagged-json";
import type { WireFields } from "./wire-value";

/** `merge` leaves fields alone that the file does not name; `replace` takes them away. */
export type ImportMode = "merge" | "replace";

export interface PlannedDocument {
  path: string;
  outcome: "new" | "changed" | "same" | "refused";
  /** Why it is refused. */
  problem: string | null;
  changes: ValueChange[];
  change: DocumentChange | null;
}

/** Paths of a file in a collection: ids alone lie in it, whole paths have to lie in or below it. */
export function pathsIn(collection: string, documents: readonly ListedDocument[]): ListedDocument[] {
  return documents.map(({ path, fields }) => ({
    path: path.includes("/") ? path : `${collection}/${path}`,
    fields,
  }));
}

/** What an import would do to each document of a file, given those that are there. Nothing is written by it. */
export function planImport(
  collection: string,
  documents: readonly ListedDocument[],
  present: ReadonlyMap<string, DocumentRow>,
  mode: ImportMode,
): PlannedDocument[] {
  const seen = new Set<string>();
  return documents.map(({ path, fields }) => {
    const refused = (problem: string): PlannedDocument => ({
      path,
      outcome: "refused",
      problem,
      changes: [],
      change: null,
    });
    if (!isDocumentPath(path)) return refused("This is no path of a document.");
    if (!path.startsWith(`${collection}/`)) return refused(`It does not lie in ${collection}.`);
    if (seen.has(path)) return refused("It stands in the file twice; the first one counts.");
    seen.add(path);
    const stored = present.get(path);
    if (!stored) {
      const made = changesBetween(null, fields);
      const change: DocumentChange = { kind: "create", path, fields: toTaggedFields(fields) };
      return { path, outcome: "new", problem: null, changes: made, change };
    }
    return planChange(stored, fields, mode);
  });
}

function planChange(stored: DocumentRow, fields: WireFields, mode: ImportMode): PlannedDocument {
  const { path, updateTime: unchangedSince } = stored;
  const before = fromTaggedFields(stored.fields);
  const after = mode === "merge" ? { ...before, ...fields } : fields;
  const changes = changesBetween(before, after);
  if (changes.length === 0) return { path, outcome: "same", problem: null, changes, change: null };
  const change: DocumentChange =
    mode === "replace"
      ? { kind: "set", path, fields: toTaggedFields(after), unchangedSince }
      : {
          kind: "edit",
          path,
          set: Object.fromEntries(
            Object.entries(toTaggedFields(fields)).map(([name, value]) => [writeFieldPath([name]), value]),
          ),
          remove: [],
          unchangedSince,
        };
  return { path, outcome: "changed", problem: null, changes, change };
}
