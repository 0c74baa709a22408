import * as z from "zod/mini";
import { type Presence, presenceFields } from "../review/presence";

/** `content/{contentId}/presence/{tabId}`: a tab that has the video open, and where in it its person is. */
const videoPresenceSchema = z.object({
  ...presenceFields,
  sceneId: z.nullable(z.string()),
  /** Nothing was done there for a while. */
  isIdle: z.boolean(),
});

export interface VideoPlace {
  sceneId: string | null;
  isIdle: boolean;
}

export function parseVideoPresence(id: string, data: unknown): Presence<VideoPlace> {
  const { sceneId, isIdle, ...tab } = videoPresenceSchema.parse(data);
  return { id, ...tab, place: { sceneId, isIdle } };
}
