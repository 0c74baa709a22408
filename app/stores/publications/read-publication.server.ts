import { shownStoryboard } from "~/scene/shown-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import type { Settings } from "~/settings/settings.server";
import { openClaimsOf } from "../content/content-claims";
import { type Content, parseContent } from "../content/content-document";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
import { mediaIdsOf, type Publication, parsePublication } from "./publication-document";
import { hasUnlocked, readVisit } from "./visit-session.server";

export type PublicationReading =
  | { kind: "absent" }
  /** Published with a password this visitor has not given yet. */
  | { kind: "locked" }
  | { kind: "open"; publication: Publication; storyboard: Storyboard };

/**
 * What a visitor may see under the link of a content: nothing unless it is published and not in the trash, and a
 * request for the password where it has one. A publication that follows its work has the work's present
 * storyboard, title and media; a pinned one has those of the day it was published. An edit that states what nothing
 * backs and nobody accepted is not followed, nor one that no page can show: the link shows what was published.
 */
export async function readPublication(
  settings: Settings,
  contentId: string,
  request: Request,
): Promise<PublicationReading> {
  if (!isDocumentId(contentId)) return { kind: "absent" };
  const [published, work] = await firestoreOf(settings).getAll([
    `publications/${contentId}`,
    `content/${contentId}`,
  ]);
  if (!published || !work || work.data.trashedAt) return { kind: "absent" };

  const publication = parsePublication(contentId, published.data);
  if (publication.lockId !== null && !hasUnlocked(await readVisit(settings, request), publication.lockId)) {
    return { kind: "locked" };
  }
  if (publication.mode === "pin") return { kind: "open", publication, storyboard: publication.storyboard };

  const content = readableContent(contentId, work.data);
  if (!content || openClaimsOf(content).length > 0) {
    return { kind: "open", publication, storyboard: publication.storyboard };
  }
  const { title } = content;
  const storyboard = shownStoryboard(content.storyboard);
  return {
    kind: "open",
    publication: {
      ...publication,
      title,
      storyboard,
      format: storyboard.format,
      mediaIds: mediaIdsOf(storyboard),
    },
    storyboard,
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
