import type { Settings } from "~/settings/settings.server";
import { firestoreOf } from "../firestore/firestore.server";

const collections = { videos: "content", images: "images", pages: "projects" } as const;

/** How many works an account has of each kind, with those in the trash. */
export async function countWorks(
  settings: Settings,
  ownerId: string,
): Promise<Record<keyof typeof collections, number>> {
  const count = (collection: string) =>
    firestoreOf(settings).count({ collection, where: [["ownerId", "EQUAL", ownerId]] });
  const [videos, images, pages] = await Promise.all([
    count(collections.videos),
    count(collections.images),
    count(collections.pages),
  ]);
  return { videos, images, pages };
}
