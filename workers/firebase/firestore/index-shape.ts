import { documentField, type StoredDocument } from "./document";
import { collectionKey, KeyWriter } from "./index-key";
import { lastSegment, parentCollection, relativeSegments } from "./resource-name";
import { arrayElements, type Value } from "./values";

export interface IndexedField {
  fieldPath: string;
  /** An index by what an array contains has one entry for each element. */
  kind: "ascending" | "descending" | "contains";
}

/**
 * What an index orders: documents of each collection with this id ("collection"), of all of them together
 * ("group"), or all documents there are ("all"). A document that lacks one of the fields has no entry.
 */
export interface IndexShape {
  scope: "collection" | "group" | "all";
  /** Empty for all documents. */
  collectionId: string;
  fields: readonly IndexedField[];
  /** The document's name is the last part of every key. */
  nameDescending: boolean;
}

export interface IndexKey {
  key: Uint8Array;
  /** Where the key was cut because a value is too long: keys alike up to there are in no order. */
  cut: number | null;
}

/** The keys under which a document is found in an index. */
export function keysOf(document: StoredDocument, shape: IndexShape): IndexKey[] {
  const values: Value[] = [];
  for (const { fieldPath } of shape.fields) {
    const value = documentField(document, fieldPath);
    if (!value) return [];
    values.push(value);
  }
  const contains = shape.fields.findIndex(({ kind }) => kind === "contains");
  if (contains === -1) return [keyOf(document, shape, values)];
  return arrayElements(values[contains]).map((element) =>
    keyOf(document, shape, values.with(contains, element)),
  );
}

function keyOf(document: StoredDocument, shape: IndexShape, values: Value[]): IndexKey {
  const writer = new KeyWriter();
  if (shape.scope === "collection") writer.raw(collectionKey(parentCollection(document.name)));
  let cut: number | null = null;
  for (const [index, value] of values.entries()) {
    if (writer.value(value, shape.fields[index]!.kind === "descending")) continue;
    cut = writer.length;
    break;
  }
  writeName(writer, document.name, shape);
  return { key: writer.finish(), cut };
}

/** Within one collection the id says it all. */
export function writeName(
  writer: KeyWriter,
  name: string,
  { scope, nameDescending }: Pick<IndexShape, "scope" | "nameDescending">,
): void {
  if (scope === "collection") writer.segments([lastSegment(name)], nameDescending);
  else writer.path(relativeSegments(name), nameDescending);
}
