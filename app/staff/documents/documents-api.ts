import { callApi } from "~/client/call-api";
import { createUlid } from "~/domain/audit/ulid";
import type { DocumentPage, DocumentRow } from "~/domain/documents/document-answers";
import type { ChangesAnswer, DocumentAct, DocumentChange } from "~/domain/documents/document-change";
import { type DocumentQuery, writeFilter, writeOrder } from "~/domain/documents/document-query";

const base = "/api/v1/staff/documents";

export function queryParameters({ collection, where, order }: DocumentQuery): URLSearchParams {
  const parameters = new URLSearchParams({ collection });
  if (where) parameters.set("where", JSON.stringify(writeFilter(where)));
  if (order.length > 0) parameters.set("order", writeOrder(order));
  return parameters;
}

export function listDocuments(
  query: string,
  { after, limit, signal }: { after?: string | null; limit?: number; signal?: AbortSignal } = {},
): Promise<DocumentPage> {
  const parameters = new URLSearchParams(query);
  if (after) parameters.set("after", after);
  if (limit) parameters.set("limit", String(limit));
  return callApi(`${base}/list?${parameters}`, signal ? { signal } : {});
}

export async function readDocuments(paths: readonly string[]): Promise<DocumentRow[]> {
  const { rows } = await callApi<{ rows: DocumentRow[] }>(`${base}/read`, {
    method: "POST",
    body: { paths },
  });
  return rows;
}

/** An id that sorts by when it was made. */
export function newChangeId(): string {
  return createUlid(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));
}

interface Sent {
  changeId: string;
  actId: string;
  act: Exclude<DocumentAct, "undo">;
  reason: string;
  changes: readonly DocumentChange[];
  typedName?: string;
}

export function sendChanges(body: Sent): Promise<ChangesAnswer> {
  return callApi(`${base}/changes`, { method: "POST", body });
}

export function sendUndo(id: string, reason: string): Promise<ChangesAnswer> {
  return callApi(`${base}/changes/${id}/undo`, { method: "POST", body: { changeId: newChangeId(), reason } });
}

/** The page of a document; one below another is named after the first. */
export function documentAddress(path: string): string {
  const [collection = "", id = "", ...below] = path.split("/");
  const at = below.length > 0 ? `?${new URLSearchParams({ below: below.join("/") })}` : "";
  return `/firestore-dashboard/${encodeURIComponent(collection)}/${encodeURIComponent(id)}${at}`;
}

export function collectionAddress(collection: string): string {
  return `/firestore-dashboard?${new URLSearchParams({ collection })}`;
}
