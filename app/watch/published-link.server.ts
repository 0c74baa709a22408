import type { Settings } from "~/settings/settings.server";
import type { Content } from "~/stores/content/content-document";
import { getPublication } from "~/stores/publications/publications.server";
import { hasNewerEdits } from "./newer-edits";

/** Whether the link of a video follows its edits, since when it shows what it shows, and up to when it shows the edits; null where it has none. */
export async function publishedLinkOf(settings: Settings, content: Content) {
  if (content.status !== "published") return null;
  const publication = await getPublication(settings, content.id);
  if (!publication) return null;
  const { mode, publishedAt } = publication;
  return {
    mode,
    publishedAt,
    editsUntil: hasNewerEdits(content, publication) ? publishedAt : content.updatedAt,
  };
}
