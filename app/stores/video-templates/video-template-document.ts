import * as z from "zod/mini";
import { type Storyboard, storyboardSchema } from "~/scene/storyboard";

export const videoTemplateLimits = { templates: 60, nameCharacters: 80, storyboardCharacters: 700_000 };

/** The ids a new template can have, as firestore.rules has them. */
export const templatePlaces = Array.from({ length: videoTemplateLimits.templates }, (_, place) =>
  String(place).padStart(2, "0"),
);

/** `users/{userId}/videoTemplates/{place}`: a video of its owner's without its words and pictures, to begin others with. */
const videoTemplateSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(videoTemplateLimits.nameCharacters)),
  /** As JSON: rules know nothing of what is in it, and only its owner reads it. */
  storyboard: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    storyboardSchema,
  ),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type VideoTemplate = z.infer<typeof videoTemplateSchema> & { id: string; storyboard: Storyboard };

export function parseVideoTemplate(id: string, data: unknown): VideoTemplate {
  return { id, ...videoTemplateSchema.parse(data) };
}
