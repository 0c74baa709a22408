import * as z from "zod/mini";
import { type Presence, presenceFields } from "../review/presence";

/** `projects/{projectId}/presence/{tabId}`: a tab that has the project open, at a section or at none. */
const pagePresenceSchema = z.object({ ...presenceFields, sectionId: z.nullable(z.string()) });

export interface PagePlace {
  sectionId: string | null;
}

export function parsePagePresence(id: string, data: unknown): Presence<PagePlace> {
  const { sectionId, ...tab } = pagePresenceSchema.parse(data);
  return { id, ...tab, place: { sectionId } };
}
