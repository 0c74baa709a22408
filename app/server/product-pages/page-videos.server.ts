import { sizeOfFormat } from "~/scene/format-size";
import type { PageVideo } from "~/sections/shown-page";
import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "~/stores/firestore/document-id";
import { firestoreOf } from "~/stores/firestore/firestore.server";
import { readStored } from "~/stores/firestore/read-stored.server";
import { parsePublication } from "~/stores/publications/publication-document";
import { hasEnded } from "~/stores/publications/sharing";

/** Videos of this person that anybody may watch, as pages show them, by the id of the work. */
export async function findPageVideos(
  settings: Settings,
  contentIds: readonly string[],
  ownerId: string,
): Promise<Map<string, PageVideo>> {
  const ids = contentIds.filter(isDocumentId);
  if (ids.length === 0) return new Map();
  const documents = await firestoreOf(settings).getAll(ids.map((id) => `publications/${id}`));
  const videos = documents.flatMap((document): [string, PageVideo][] => {
    const publication = readStored(document, parsePublication);
    if (publication?.ownerId !== ownerId || publication.visibility !== "public") return [];
    if (hasEnded(publication.expiresAt, new Date())) return [];
    const { id, title, durationSeconds, posterKey, version, storyboard } = publication;
    const { width, height } = sizeOfFormat(storyboard.format);
    const video: PageVideo = {
      title,
      posterSrc: posterKey ? `/media/posters/${id}?v=${version}` : null,
      ratio: width / height,
      durationSeconds,
      playerHref: `/v0/videos/${id}`,
      watchHref: `/v1/videos/${id}`,
    };
    return [[id, video]];
  });
  return new Map(videos);
}
