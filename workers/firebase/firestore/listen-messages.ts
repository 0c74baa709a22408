import { type StoredDocument, toWireDocument } from "./document";
import { resumeToken } from "./resume-token";
import type { RpcError } from "./rpc-error";
import { microsToTimestamp } from "./timestamps";

/** Responses of the Listen RPC as JSON text. Times are microseconds since the epoch. */

type TargetChangeType = "ADD" | "REMOVE" | "CURRENT" | "RESET";

export function targetChange(
  targetChangeType: TargetChangeType,
  targetId: number,
  atMicros: number | null = null,
): string {
  const at = atMicros === null ? {} : readTimeFields(atMicros);
  return JSON.stringify({ targetChange: { targetChangeType, targetIds: [targetId], ...at } });
}

/** Only this makes clients show what they were sent: a target change with neither type nor targets. */
export function globalSnapshot(atMicros: number): string {
  return JSON.stringify({ targetChange: readTimeFields(atMicros) });
}

export function targetRefused(targetId: number, error: RpcError): string {
  return JSON.stringify({
    targetChange: { targetChangeType: "REMOVE", targetIds: [targetId], cause: error.toCause() },
  });
}

/** A document that is in some targets' results and has left others'. */
export function documentChange(
  document: StoredDocument,
  targetIds: readonly number[],
  removedTargetIds: readonly number[] = [],
): string {
  const entered = targetIds.length ? `,"targetIds":${JSON.stringify(targetIds)}` : "";
  const left = removedTargetIds.length ? `,"removedTargetIds":${JSON.stringify(removedTargetIds)}` : "";
  return `{"documentChange":{"document":${documentJson(document)}${entered}${left}}}`;
}

/**
 * A document that does not exist (any more): `documentDelete`. One that left results in a version the caller may not
 * read: `documentRemove`.
 */
export function documentGone(
  kind: "documentDelete" | "documentRemove",
  document: string,
  removedTargetIds: readonly number[],
  atMicros: number,
): string {
  return JSON.stringify({ [kind]: { document, readTime: microsToTimestamp(atMicros), removedTargetIds } });
}

/** How many documents are in a result: a client that comes to another number asks for all of it again. */
export function existenceFilter(targetId: number, count: number): string {
  return JSON.stringify({ filter: { targetId, count } });
}

/** One change goes to many listeners, who all are told of the same stored document. */
const jsonOfDocuments = new WeakMap<StoredDocument, string>();

function documentJson(document: StoredDocument): string {
  const known = jsonOfDocuments.get(document);
  if (known !== undefined) return known;
  const json = JSON.stringify(toWireDocument(document));
  jsonOfDocuments.set(document, json);
  return json;
}

function readTimeFields(atMicros: number): { resumeToken: string; readTime: string } {
  return { resumeToken: resumeToken(atMicros), readTime: microsToTimestamp(atMicros) };
}
