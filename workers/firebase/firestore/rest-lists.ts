import type { Caller } from "../request/caller";
import { documentField } from "./document";
import { maskedDocument, parseMask } from "./document-mask";
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from "./limits";
import { orderOfText, pageTokenText, readPageToken } from "./page";
import type { StructuredQuery } from "./protocol";
import { effectiveOrder } from "./query-order";
import { type Consistency, type ReadContext, ReadView } from "./read-view";
import {
  compareNames,
  lastSegment,
  parentCollection,
  requireAllowedCollectionId,
  requireParentName,
} from "./resource-name";
import { invalidArgument, RpcError } from "./rpc-error";
import type { Value } from "./values";

interface Paged {
  pageSize?: number;
  pageToken?: string;
}

type ListParameters = Paged &
  Consistency & { orderBy?: string; mask?: { fieldPaths?: string[] }; showMissing?: boolean };

/** One page of a collection. A token continues after the last document of its page, whatever has changed since. */
export function listDocuments(
  context: ReadContext,
  collection: string,
  parameters: ListParameters,
  caller: Caller,
): object {
  const parent = parentCollection(collection);
  const collectionId = lastSegment(collection);
  requireParentName(parent);
  requireAllowedCollectionId(collectionId);
  const pageSize = pageSizeOf(parameters);
  const mask = parseMask(parameters.mask);
  if (parameters.showMissing) return listWithMissing(context, collection, pageSize, parameters, caller);

  const order = effectiveOrder({ orderBy: orderOfText(parameters.orderBy ?? "") });
  const key = `${collection} ${parameters.orderBy ?? ""}`;
  const after = readPageToken<Value[]>(parameters.pageToken, key);
  const query: StructuredQuery = {
    from: [{ collectionId }],
    orderBy: order.map(({ fieldPath, descending }) => ({
      field: { fieldPath },
      direction: descending ? "DESCENDING" : "ASCENDING",
    })),
    ...(after ? { startAt: { values: after, before: false } } : {}),
    limit: pageSize,
  };
  const documents = new ReadView(context, caller, parameters).query(parent, query);
  const last = documents.length === pageSize ? documents.at(-1) : undefined;
  const position = last && order.map(({ fieldPath }) => documentField(last, fieldPath));
  return {
    ...(documents.length ? { documents: documents.map((document) => maskedDocument(document, mask)) } : {}),
    ...(position ? { nextPageToken: pageTokenText(key, position) } : {}),
  };
}

/** Documents of a collection that do not exist but have something below them are listed too, by their names alone. */
function listWithMissing(
  context: ReadContext,
  collection: string,
  pageSize: number,
  parameters: ListParameters,
  caller: Caller,
): object {
  requireAdmin(caller);
  if (parameters.orderBy) throw invalidArgument("show_missing and order_by cannot be used together.");
  const view = new ReadView(context, caller, parameters);
  const key = `${collection} missing`;
  const after = readPageToken<string>(parameters.pageToken, key) ?? null;
  const names = context.store.namesIn(collection, after, pageSize);
  const mask = parseMask(parameters.mask);
  const documents = names.map((name) => {
    const document = view.get(name);
    return document ? maskedDocument(document, mask) : { name };
  });
  const last = names.length === pageSize ? names.at(-1) : undefined;
  return {
    ...(documents.length ? { documents } : {}),
    ...(last ? { nextPageToken: pageTokenText(key, last) } : {}),
  };
}

/** Ids of the collections below a document or the root, for the server only. */
export function listCollectionIds(context: ReadContext, parent: string, body: Paged, caller: Caller): object {
  requireParentName(parent);
  requireAdmin(caller);
  const pageSize = body.pageSize ? pageSizeOf(body) : Number.POSITIVE_INFINITY;
  const key = `${parent} collections`;
  const after = readPageToken<string>(body.pageToken, key);
  const all = context.store.collectionIdsBelow(parent);
  const ids = after === null ? all : all.filter((id) => compareNames(id, after) > 0);
  const page = ids.slice(0, pageSize);
  return {
    ...(page.length ? { collectionIds: page } : {}),
    ...(ids.length > page.length ? { nextPageToken: pageTokenText(key, page.at(-1)!) } : {}),
  };
}

function pageSizeOf({ pageSize = 0 }: Paged): number {
  if (pageSize < 0) throw invalidArgument("page_size must be greater than or equal to zero.");
  return Math.min(pageSize || DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE);
}

function requireAdmin(caller: Caller): void {
  if (caller.kind === "admin") return;
  throw new RpcError("PERMISSION_DENIED", "Metadata operations require admin authentication.");
}
