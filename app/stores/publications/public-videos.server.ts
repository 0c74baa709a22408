import type { Settings } from "~/settings/settings.server";
import { hasEnded } from "~/stores/publications/sharing";
import { firestoreOf } from "../firestore/firestore.server";
import { parsePublication } from "./publication-document";

/** A published video as a list shows it. */
export interface PublicVideo {
  contentId: string;
  title: string;
  format: string;
  durationSeconds: number;
  hasPoster: boolean;
  /** A few moments of it in motion. */
  hasPreview: boolean;
}

/** The latest videos that anybody may watch: published, without a password, their work not in the trash. */
export async function listPublicVideos(settings: Settings, most: number): Promise<PublicVideo[]> {
  const firestore = firestoreOf(settings);
  const published = await firestore.query({
    collection: "publications",
    where: [["visibility", "EQUAL", "public"]],
    orderBy: [["publishedAt", "DESCENDING"]],
    limit: most,
  });
  if (published.length === 0) return [];
  const works = await firestore.getAll(published.map(({ id }) => `content/${id}`));
  return published.flatMap(({ id, data }, index) => {
    const work = works[index];
    if (!work || work.data.trashedAt) return [];
    const publication = parsePublication(id, data);
    const { title, mode, format, durationSeconds, posterKey, previewKey } = publication;
    if (hasEnded(publication.expiresAt, new Date())) return [];
    // One that follows its work has the work's present title.
    const present = mode === "follow" && typeof work.data.title === "string" ? work.data.title : title;
    return {
      contentId: id,
      title: present,
      format,
      durationSeconds,
      hasPoster: posterKey !== null,
      hasPreview: previewKey !== null,
    };
  });
}
