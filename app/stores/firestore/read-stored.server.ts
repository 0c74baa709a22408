import * as z from "zod/mini";
import type { StoredDocument } from "./firestore.server";

/**
 * A document that a browser may have written, as `parse` reads it; null where there is none, or it is not of the shape
 * that is expected: to who asks, that is as if it were not there.
 */
export function readStored<Item>(
  document: StoredDocument | null | undefined,
  parse: (id: string, data: unknown) => Item,
): Item | null {
  if (!document) return null;
  try {
    return parse(document.id, document.data);
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    const where = error.issues.map(({ path }) => path.join("."));
    console.warn(JSON.stringify({ event: "document_unreadable", path: document.path, where }));
    return null;
  }
}
