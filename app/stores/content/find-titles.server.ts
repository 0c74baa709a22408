import type { Settings } from "~/settings/settings.server";
import { firestoreOf } from "../firestore/firestore.server";

/** So many works, those that changed last, are looked through for one question. */
export const mostLookedThrough = 500;

export interface TitledWork {
  id: string;
  title: string;
  ownerId: string;
  status: string;
  updatedAt: Date;
}

/** For staff: the works of everybody, or of these accounts, that changed last, by what they are called. */
export async function listTitles(
  settings: Settings,
  ownerIds: readonly string[] | null,
): Promise<TitledWork[]> {
  const found = await firestoreOf(settings).query({
    collection: "content",
    where: ownerIds ? [["ownerId", "IN", ownerIds]] : [],
    orderBy: [["updatedAt", "DESCENDING"]],
    fields: ["title", "ownerId", "status", "updatedAt"],
    limit: mostLookedThrough,
  });
  return found.map(({ id, data, updateTime }) => ({
    id,
    title: String(data.title ?? ""),
    ownerId: String(data.ownerId ?? ""),
    status: String(data.status ?? ""),
    updatedAt: data.updatedAt instanceof Date ? data.updatedAt : updateTime,
  }));
}
