import type { Settings } from "~/settings/settings.server";
import { firestoreOf } from "../firestore/firestore.server";

/** The fields that say how many bytes are kept, by collection: every file in the bucket is in one of them, and every work. */
const countedFields = {
  assets: ["sizeBytes", "versionBytes", "copyBytes", "renditionBytes", "pageImageBytes"],
  content: ["sizeBytes", "posterBytes"],
  exports: ["sizeBytes"],
  publishedPages: ["sizeBytes"],
} as const;

/** Bytes of all that this user keeps, with what lies in the trash. */
export async function readStoredBytes(settings: Settings, ownerId: string): Promise<number> {
  const firestore = firestoreOf(settings);
  const sums = await Promise.all(
    Object.entries(countedFields).flatMap(([collection, fields]) =>
      fields.map((field) => firestore.sum({ collection, where: [["ownerId", "EQUAL", ownerId]] }, field)),
    ),
  );
  return sums.reduce((total, bytes) => total + bytes, 0);
}
