import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf, type StoredDocument } from "../firestore/firestore.server";

/** Most steps back, and most pictures on the way: more than anybody edits or combines by hand. */
const mostSteps = 60;
const mostPictures = 600;

export type RemovedLineage =
  | { kind: "none" }
  /** One of the pictures it was made of was taken away from others by staff. */
  | { kind: "removed"; title: string; reason: string }
  /** It goes further back than can be looked at. */
  | { kind: "too-long" };

/**
 * Whether a picture was made of one that staff took away from others: cut, edited, combined, or a copy of somebody
 * else's. Reads one step of all branches at once; what was deleted for good ends its branch.
 */
export async function findRemovedLineage(
  settings: Settings,
  parentIds: readonly string[],
): Promise<RemovedLineage> {
  const seen = new Set<string>();
  let ids = parentIds;
  for (let step = 0; step <= mostSteps; step++) {
    ids = [...new Set(ids)].filter((id) => isDocumentId(id) && !seen.has(id));
    if (ids.length === 0) return { kind: "none" };
    for (const id of ids) seen.add(id);
    if (seen.size > mostPictures) break;
    const pictures = await readPictures(settings, ids);
    const removed = pictures.find(({ data }) => data.removedReason);
    if (removed) {
      const { title, removedReason } = removed.data;
      return { kind: "removed", title: String(title), reason: String(removedReason) };
    }
    ids = pictures.flatMap(({ data }) => textsOf(data.parentIds ?? [data.copiedFrom]));
  }
  return { kind: "too-long" };
}

/** The images among them; of what is none, the file, which may be a copy. */
async function readPictures(settings: Settings, ids: readonly string[]): Promise<StoredDocument[]> {
  const firestore = firestoreOf(settings);
  const images = await firestore.getAll(ids.map((id) => `images/${id}`));
  const others = ids.filter((_, index) => !images[index]);
  const files = others.length > 0 ? await firestore.getAll(others.map((id) => `assets/${id}`)) : [];
  return [...images, ...files].filter((document) => document !== null);
}

function textsOf(values: unknown): string[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
}
