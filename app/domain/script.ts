import * as z from "zod/mini";
import { claimSchema } from "~/domain/claim";
import { languageSchema } from "~/domain/language";
import { sceneRoles } from "~/domain/scene-role";

/** The script: the words of a video, scene by scene, as a person reads and approves them. */

export const scriptLimits = {
  fewestScenes: 3,
  mostScenes: 10,
  titleCharacters: 120,
  headlineCharacters: 60,
  bodyCharacters: 140,
  labelCharacters: 32,
  actionCharacters: 24,
  pictureBriefCharacters: 200,
} as const;

const line = (shortest: number, longest: number) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));

const sceneWords = {
  role: z.enum(sceneRoles),
  headline: line(1, scriptLimits.headlineCharacters),
  /** May be empty: a headline can stand alone. */
  body: line(0, scriptLimits.bodyCharacters),
};
const pictureBrief = line(1, scriptLimits.pictureBriefCharacters);

export const scriptSceneSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  ...sceneWords,
  /** Small line above the headline. */
  label: z.optional(line(1, scriptLimits.labelCharacters)),
  /** Words on the button of the last scene. */
  action: z.optional(line(1, scriptLimits.actionCharacters)),
  /** What the picture of the scene shows, in words. */
  pictureBrief,
});
export type ScriptScene = z.infer<typeof scriptSceneSchema>;

const sceneCount = [z.minLength(scriptLimits.fewestScenes), z.maxLength(scriptLimits.mostScenes)] as const;

export const scriptSchema = z.object({
  title: line(1, scriptLimits.titleCharacters),
  language: languageSchema,
  scenes: z.array(scriptSceneSchema).check(...sceneCount),
  claims: z.array(claimSchema).check(z.maxLength(60)),
});
export type Script = z.infer<typeof scriptSchema>;

/**
 * What a model is asked for: a script without what is not a model's to decide, the ids and the backing of its
 * own claims. Unused lines may be null, empty or absent, because servers differ in what they force a model to fill.
 */
export const scriptDraftSchema = z.object({
  title: line(1, scriptLimits.titleCharacters),
  scenes: z
    .array(
      z.object({
        ...sceneWords,
        label: z.nullish(line(0, scriptLimits.labelCharacters)),
        action: z.nullish(line(0, scriptLimits.actionCharacters)),
        pictureBrief,
      }),
    )
    .check(...sceneCount),
});
export type ScriptDraft = z.infer<typeof scriptDraftSchema>;
