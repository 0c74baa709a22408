import {
  comparisons,
  type DocumentQuery,
  type Filter,
  isTest,
  type Order,
  tests,
  wholeOrder,
} from "~/domain/documents/document-query";
import { valueAt } from "~/domain/documents/field-mask";
import { readFieldPath } from "~/domain/documents/field-path";
import {
  canonicalFields,
  canonicalValue,
  isWholeName,
  type WireFields,
  type WireValue,
  withReferences,
} from "~/domain/documents/wire-value";
import type { Settings } from "~/settings/settings.server";
import { firestoreOf, type WireWrite } from "../firestore/firestore.server";

/** A document with the type of every value; references to this database are paths in it. */
export interface RawDocument {
  path: string;
  fields: WireFields;
  createTime: string;
  updateTime: string;
}

interface WireDocument {
  name: string;
  fields?: Record<string, unknown>;
  createTime: string;
  updateTime: string;
}

/** A write of a whole document, or its end, for no other state than the one it names. */
export type RawWrite =
  | { kind: "set"; path: string; fields: WireFields; unchangedSince: string | null }
  | { kind: "delete"; path: string; unchangedSince: string };

export async function getRaw(settings: Settings, paths: readonly string[]): Promise<(RawDocument | null)[]> {
  if (paths.length === 0) return [];
  const firestore = firestoreOf(settings);
  const answers = await firestore.request<{ found?: WireDocument }[]>("batchGet", {
    documents: [...new Set(paths)].map((path) => `${firestore.root}/${path}`),
  });
  const found = new Map(
    answers.flatMap((answer) => {
      if (!answer.found) return [];
      const document = readRaw(firestore.root, answer.found);
      return [[document.path, document] as const];
    }),
  );
  return paths.map((path) => found.get(path) ?? null);
}

function readRaw(root: string, { name, fields, createTime, updateTime }: WireDocument): RawDocument {
  const relative = (reference: string) =>
    reference.startsWith(`${root}/`) && !isWholeName(reference.slice(root.length + 1))
      ? reference.slice(root.length + 1)
      : reference;
  return {
    path: name.slice(root.length + 1),
    fields: withReferences(canonicalFields(fields), relative),
    createTime,
    updateTime,
  };
}

const absolute = (root: string) => (reference: string) =>
  isWholeName(reference) ? reference : `${root}/${reference}`;

/** A write as it goes into a commit. */
export function rawWrite(settings: Settings, write: RawWrite): WireWrite {
  const { root } = firestoreOf(settings);
  const name = `${root}/${write.path}`;
  if (write.kind === "delete") return { delete: name, currentDocument: { updateTime: write.unchangedSince } };
  return {
    update: { name, fields: withReferences(write.fields, absolute(root)) as never },
    currentDocument: write.unchangedSince === null ? { exists: false } : { updateTime: write.unchangedSince },
  };
}

/** Writes all or nothing; when it was written. */
export async function commitRaw(settings: Settings, writes: readonly WireWrite[]): Promise<string> {
  const { commitTime } = await firestoreOf(settings).request<{ commitTime: string }>("commit", { writes });
  return commitTime;
}

/** Values as a query compares them. */
function comparable(root: string, field: string, value: WireValue): WireValue {
  const { value: whole } = withReferences({ value }, absolute(root));
  if (field !== "__name__" || !whole) return whole ?? value;
  // The name is compared with a document, which people write as its path.
  const named = (each: WireValue): WireValue =>
    "stringValue" in each ? { referenceValue: absolute(root)(each.stringValue) } : each;
  return "arrayValue" in whole
    ? { arrayValue: { values: whole.arrayValue.values.map(named) } }
    : named(whole);
}

function wireFilter(root: string, filter: Filter): object {
  if (filter.kind !== "field") {
    const filters = filter.filters.map((each) => wireFilter(root, each));
    return filters.length === 1
      ? (filters[0] ?? {})
      : { compositeFilter: { op: filter.kind.toUpperCase(), filters } };
  }
  const field = { fieldPath: filter.field };
  const { op, value } = filter;
  if (isTest(op)) return { unaryFilter: { op: tests[op], field } };
  // The database asks for these by tests of their own.
  if (value && (op === "==" || op === "!=")) {
    if ("nullValue" in value) return { unaryFilter: { op: op === "==" ? "IS_NULL" : "IS_NOT_NULL", field } };
    if ("doubleValue" in value && value.doubleValue === "NaN") {
      return { unaryFilter: { op: op === "==" ? "IS_NAN" : "IS_NOT_NAN", field } };
    }
  }
  const compared = comparable(root, filter.field, value ?? { nullValue: null });
  return { fieldFilter: { field, op: comparisons[op], value: compared } };
}

function wireOrder(order: readonly Order[]): object[] {
  return order.map(({ field, isDescending }) => ({
    field: { fieldPath: field },
    direction: isDescending ? "DESCENDING" : "ASCENDING",
  }));
}

/** Where a collection lies, as the interface asks for it. */
function placeOf(collection: string): { collectionId: string; below: string | undefined } {
  const at = collection.lastIndexOf("/");
  return at < 0
    ? { collectionId: collection, below: undefined }
    : { collectionId: collection.slice(at + 1), below: addressed(collection.slice(0, at)) };
}

/** A path within an address: ids may hold signs that end one. */
function addressed(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

interface Page {
  /** What the document before has in the fields of the order; the page begins behind it. */
  after: readonly WireValue[] | null;
  limit: number;
}

export async function queryRaw(
  settings: Settings,
  query: DocumentQuery,
  { after, limit }: Page,
): Promise<{ documents: RawDocument[]; last: WireValue[] | null }> {
  const firestore = firestoreOf(settings);
  const { root } = firestore;
  const { collectionId, below } = placeOf(query.collection);
  const order = wholeOrder(query);
  const structuredQuery = {
    from: [{ collectionId }],
    ...(query.where && { where: wireFilter(root, query.where) }),
    orderBy: wireOrder(order),
    ...(after && {
      startAt: {
        values: order.map(({ field }, at) => comparable(root, field, after[at] ?? { nullValue: null })),
        before: false,
      },
    }),
    limit,
  };
  const answers = await firestore.request<{ document?: WireDocument }[]>(
    "runQuery",
    { structuredQuery },
    below,
  );
  const documents = answers.flatMap(({ document }) => (document ? [readRaw(root, document)] : []));
  const end = documents.length === limit ? documents.at(-1) : undefined;
  return { documents, last: end ? order.map(({ field }) => orderValue(end, field)) : null };
}

function orderValue({ path, fields }: RawDocument, field: string): WireValue {
  if (field === "__name__") return { referenceValue: path };
  return valueAt(fields, readFieldPath(field) ?? []) ?? { nullValue: null };
}

/** How many documents a query finds; with a field also its sum and average, exact as the database gives them. */
export async function aggregateRaw(
  settings: Settings,
  query: DocumentQuery,
  field: string | null,
): Promise<{ count: WireValue; sum: WireValue | null; average: WireValue | null }> {
  const firestore = firestoreOf(settings);
  const { collectionId, below } = placeOf(query.collection);
  const aggregate = async (aggregations: object[], orderBy: object[]) => {
    const answers = await firestore.request<{ result?: { aggregateFields: Record<string, object> } }[]>(
      "runAggregationQuery",
      {
        structuredAggregationQuery: {
          structuredQuery: {
            from: [{ collectionId }],
            ...(query.where && { where: wireFilter(firestore.root, query.where) }),
            orderBy,
          },
          aggregations,
        },
      },
      below,
    );
    return answers.find(({ result }) => result)?.result?.aggregateFields ?? {};
  };
  // What a field has no value in is not summed, and still is counted: each of the two is asked for by itself.
  const [counted, figures] = await Promise.all([
    aggregate([{ alias: "count", count: {} }], []),
    field === null
      ? {}
      : aggregate(
          [
            { alias: "sum", sum: { field: { fieldPath: field } } },
            { alias: "average", avg: { field: { fieldPath: field } } },
          ],
          [],
        ),
  ]);
  const read = (value: object | undefined) => (value ? canonicalValue({ ...value }) : null);
  const { sum, average } = figures as { sum?: object; average?: object };
  return {
    count: read(counted.count) ?? { integerValue: "0" },
    sum: read(sum),
    average: read(average),
  };
}

/** Ids of the collections below a document, or of the database. */
export async function collectionIdsBelow(settings: Settings, path: string | null): Promise<string[]> {
  const ids: string[] = [];
  for (let pageToken = ""; ; ) {
    const answer = await firestoreOf(settings).request<{ collectionIds?: string[]; nextPageToken?: string }>(
      "listCollectionIds",
      { pageSize: 100, ...(pageToken && { pageToken }) },
      path === null ? undefined : addressed(path),
    );
    ids.push(...(answer.collectionIds ?? []));
    pageToken = answer.nextPageToken ?? "";
    if (!pageToken) return ids;
  }
}

/** All documents below one, at any depth, in the order of their names, without their fields. */
export async function namesBelow(
  settings: Settings,
  path: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ path: string; updateTime: string }[]> {
  const firestore = firestoreOf(settings);
  const structuredQuery = {
    select: { fields: [{ fieldPath: "__name__" }] },
    from: [{ allDescendants: true }],
    orderBy: [{ field: { fieldPath: "__name__" }, direction: "ASCENDING" }],
    ...(after && { startAt: { values: [{ referenceValue: `${firestore.root}/${after}` }], before: false } }),
    limit,
  };
  const answers = await firestore.request<{ document?: WireDocument }[]>(
    "runQuery",
    { structuredQuery },
    addressed(path),
  );
  return answers.flatMap(({ document }) =>
    document
      ? [{ path: document.name.slice(firestore.root.length + 1), updateTime: document.updateTime }]
      : [],
  );
}
