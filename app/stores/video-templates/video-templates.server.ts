import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
import { readStored } from "../firestore/read-stored.server";
import { parseVideoTemplate, type VideoTemplate } from "./video-template-document";

/** A template of this person's; null where there is none, or none that can be read. */
export async function getVideoTemplate(
  settings: Settings,
  userId: string,
  templateId: string,
): Promise<VideoTemplate | null> {
  if (!isDocumentId(templateId)) return null;
  return readStored(
    await firestoreOf(settings).get(`users/${userId}/videoTemplates/${templateId}`),
    parseVideoTemplate,
  );
}
