import type { Viewer } from "~/domain/access/viewer";
import { shownStoryboard } from "~/scene/shown-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { withFacts } from "~/scene/with-facts";
import type { Settings } from "~/settings/settings.server";
import type { Embedding } from "~/stores/publications/embedding";
import { hasEnded, plainSharing, sharingSchema } from "~/stores/publications/sharing";
import { openClaimsOf } from "../content/content-claims";
import { type Content, parseContent } from "../content/content-document";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf, type StoredDocument } from "../firestore/firestore.server";
import { mediaIdsOf, type Publication, parsePublication } from "./publication-document";
import { hasUnlocked, readVisit } from "./visit-session.server";

/** What a link is answered from: its publication and the work. */
export interface PublicationDocuments {
  published: StoredDocument;
  work: StoredDocument;
}

export interface Visitor {
  request: Request;
  viewer: Viewer;
  /** Where they are read already; null where there is nothing to see. */
  documents?: PublicationDocuments | null;
}

export type PublicationReading =
  | { kind: "absent" }
  /** Its owner had it end by itself, and that day has come. */
  | { kind: "ended" }
  /** Published with a password this visitor has not given yet. */
  | { kind: "locked" }
  | {
      kind: "open";
      publication: Publication;
      storyboard: Storyboard;
      /** Files of its owner that they put in; absent where nobody else could put in others. */
      ownMedia?: string[] | undefined;
      isOwner: boolean;
      /** Changes with anything that the link shows. */
      version: string;
    };

/** Null unless the content is published and not in the trash. `firestore.rules` decide the same. */
export async function readPublicationDocuments(
  settings: Settings,
  contentId: string,
): Promise<PublicationDocuments | null> {
  if (!isDocumentId(contentId)) return null;
  const [published, work] = await firestoreOf(settings).getAll([
    `publications/${contentId}`,
    `content/${contentId}`,
  ]);
  return published && work && !work.data.trashedAt ? { published, work } : null;
}

/** Which sites may embed it, password or not: none where it says what cannot be read, any where there is nothing to see. */
export function embeddingOf(documents: PublicationDocuments | null): Embedding {
  if (!documents) return plainSharing.embedding;
  const sharing = sharingSchema.safeParse(documents.published.data.sharing ?? {});
  return sharing.success ? sharing.data.embedding : { by: "nobody", domains: [] };
}

/** Changes with anything that the link shows. */
export function versionOf({ published, work }: PublicationDocuments): string {
  return `${published.version}/${work.version}`;
}

/**
 * What a visitor may see under the link of a content: nothing unless it is published and not in the trash, and a
 * request for the password where it has one and they did not make it. A publication that follows its work has the
 * work's present storyboard, title and media, in the words its facts had when it was published or last brought up: a price that
 * changed since is not shown before its owner has it so. A pinned one has those of the day it was published. An edit that states
 * what nothing backs and nobody accepted is not followed, nor one that no page can show: the link shows what was
 * published.
 */
export async function readPublication(
  settings: Settings,
  contentId: string,
  { request, viewer, documents }: Visitor,
): Promise<PublicationReading> {
  const found = documents === undefined ? await readPublicationDocuments(settings, contentId) : documents;
  if (!found) return { kind: "absent" };

  const publication = parsePublication(contentId, found.published.data);
  const isOwner = viewer.kind !== "anonymous" && viewer.userId === publication.ownerId;
  const { lockId, expiresAt } = publication;
  if (!isOwner && hasEnded(expiresAt, new Date())) return { kind: "ended" };
  if (lockId !== null && !isOwner && !hasUnlocked(await readVisit(settings, request), lockId)) {
    return { kind: "locked" };
  }
  const shown = { kind: "open" as const, isOwner, version: versionOf(found) };
  const content = publication.mode === "pin" ? null : readableContent(contentId, found.work.data);
  const followed = content && withFacts(content.storyboard, publication.facts);
  if (
    !content ||
    !followed ||
    openClaimsOf({ ...content, storyboard: followed }, { stated: publication.facts }).length > 0
  ) {
    return { ...shown, publication, storyboard: publication.storyboard };
  }
  const { title } = content;
  const storyboard = shownStoryboard(followed);
  return {
    ...shown,
    publication: {
      ...publication,
      title,
      storyboard,
      format: storyboard.format,
      mediaIds: mediaIdsOf(storyboard),
    },
    storyboard,
    ownMedia: content.ownMedia && [...content.ownMedia, ...publication.mediaIds],
  };
}

/** The rules let an owner's own program write scenes that are none; visitors are not to suffer from it. */
function readableContent(contentId: string, data: unknown): Content | null {
  try {
    return parseContent(contentId, data);
  } catch {
    return null;
  }
}
