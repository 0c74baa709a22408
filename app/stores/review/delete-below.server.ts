import type { Settings } from "~/settings/settings.server";
import { type FirestoreWrite, firestoreOf } from "../firestore/firestore.server";

const atOnce = 100;

/** Deletes the documents of collections below another document, which stays. */
export async function deleteBelow(
  settings: Settings,
  path: string,
  collections: readonly string[],
): Promise<void> {
  const firestore = firestoreOf(settings);
  for (const collection of collections) {
    for (;;) {
      // Of a document no more than its path is wanted, and some are large.
      const found = await firestore.query({
        collection,
        below: path,
        fields: ["createdAt"],
        limit: atOnce,
      });
      if (found.length > 0) {
        await firestore.commit(
          found.map((document): FirestoreWrite => ({ kind: "delete", path: document.path })),
        );
      }
      if (found.length < atOnce) break;
    }
  }
}
