import type { Settings } from "~/settings.server";
import { parseAsset } from "./asset-document";
import { deleteAsset } from "./asset-files.server";
import { firestoreOf, type StoredDocument } from "./firestore.server";

/** How long what was put into the trash can be brought back. */
export const trashDays = 30;

const atOnce = 50;
/** So many rounds at most in one run; what is left is for the next one. */
const mostRounds = 20;

/**
 * Deletes for good what lies in the trash for longer than 30 days: assets with all their files, and the images among
 * them. Answers how many went. May be broken off and run again at any moment.
 */
export async function sweepTrash(settings: Settings, now: Date): Promise<number> {
  const before = new Date(now.getTime() - trashDays * 24 * 3600 * 1000);
  let swept = 0;
  for (let round = 0; round < mostRounds; round++) {
    const [assets, images] = await Promise.all([
      findTrashed(settings, "assets", before),
      findTrashed(settings, "images", before),
    ]);
    for (const { id, data } of assets) await deleteAsset(settings, parseAsset(id, data));
    // Of images the files are gone with their assets.
    if (images.length > 0) {
      const gone = images.flatMap(({ id, path }) => [path, `publicImages/${id}`]);
      await firestoreOf(settings).commit(gone.map((path) => ({ kind: "delete", path })));
    }
    swept += assets.length;
    if (assets.length < atOnce && images.length < atOnce) break;
  }
  return swept;
}

/** Of all users; what is not in the trash has no time there and is not found. */
function findTrashed(settings: Settings, collection: string, before: Date): Promise<StoredDocument[]> {
  return firestoreOf(settings).query({
    collection,
    where: [["trashedAt", "LESS_THAN", before]],
    orderBy: [["trashedAt", "ASCENDING"]],
    limit: atOnce,
  });
}
