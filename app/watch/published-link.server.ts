import type { Settings } from "~/settings/settings.server";
import type { Content } from "~/stores/content/content-document";
import { getPublication } from "~/stores/publications/publications.server";

/** Whether the link of a video follows its edits, and since when it shows what it shows; null where it has none. */
export async function publishedLinkOf(settings: Settings, content: Content) {
  if (content.status !== "published") return null;
  const publication = await getPublication(settings, content.id);
  return publication && { mode: publication.mode, publishedAt: publication.publishedAt };
}
