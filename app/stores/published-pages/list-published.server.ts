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
