import type { Settings } from "~/settings/settings.server";
import { firestoreOf } from "../firestore/firestore.server";
import { projectLimits } from "../projects/project-limits";

/** Ids of the pages of a person that are published now, in no order. */
export async function listPublishedPageIds(settings: Settings, ownerId: string): Promise<string[]> {
  const published = await firestoreOf(settings).query({
    collection: "publishedPages",
    where: [["ownerId", "EQUAL", ownerId]],
    limit: projectLimits.projects,
  });
  return published.flatMap(({ id, data }) => (data.takenDownAt ? [] : [id]));
}

/** Those of these pages that are published now. */
export async function publishedAmong(settings: Settings, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await firestoreOf(settings).getAll(ids.map((id) => `publishedPages/${id}`));
  return new Set(found.flatMap((page) => (page && !page.data.takenDownAt ? [page.id] : [])));
}
