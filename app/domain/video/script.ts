import * as z from "zod/mini";
import { acceptedClaimSchema } from "~/domain/facts/accepted-claim";
import { factSchema } from "~/domain/facts/fact";
import { languageSchema } from "~/domain/text/language";
import { angleSchema, draftAngleSchema, mostAngles } from "~/domain/video/angle";
import { questionIds } from "~/domain/video/brief-reading";
import { figureSchema } from "~/domain/video/figure";
import { frameworks } from "~/domain/video/framework";
import { sceneCountLimits } from "~/domain/video/scene-count";
import { sceneRoles } from "~/domain/video/scene-role";
import { mostTakes, takeSchema } from "~/domain/video/take";

/** The script: the copy of a video, scene by scene, as a person reads and approves it. */

export const scriptLimits = {
  fewestScenes: sceneCountLimits.fewest,
  mostScenes: sceneCountLimits.most,
  titleCharacters: 120,
  headlineCharacters: 60,
  /** A body of several lines is a list, one item a line. */
  bodyCharacters: 180,
  labelCharacters: 32,
  actionCharacters: 24,
  spokenCharacters: 240,
  pictureBriefCharacters: 200,
  /** Of a statement that was left out. */
  leftOutCharacters: 400,
} as const;

const line = (shortest: number, longest: number) =>
  z.string().check(z.trim(), z.minLength(shortest), z.maxLength(longest));

const sceneCopy = {
  role: z.enum(sceneRoles),
  headline: line(1, scriptLimits.headlineCharacters),
  /** May be empty: a headline can stand alone. */
  body: line(0, scriptLimits.bodyCharacters),
};
const pictureBrief = line(1, scriptLimits.pictureBriefCharacters);
const iconName = z.string().check(z.maxLength(64));

export const scriptSceneSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  ...sceneCopy,
  /** Small line above the headline. */
  label: z.optional(line(1, scriptLimits.labelCharacters)),
  /** Text on the button of the last scene. */
  action: z.optional(line(1, scriptLimits.actionCharacters)),
  /** The one sentence a voice says over the scene; absent where it is what stands on the screen. */
  spoken: z.optional(line(1, scriptLimits.spokenCharacters)),
  /** The number the scene is about. It stands in the headline, too, which counts where the two differ. */
  figure: z.optional(figureSchema),
  /** Name of an icon that says what kind of scene it is. */
  icon: z.optional(iconName),
  /** What the picture of the scene shows, in words; about the same thing as the sentence. */
  pictureBrief,
  /** A picture that is already made, and wanted. */
  pictureAssetId: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  takes: z.optional(z.array(takeSchema).check(z.maxLength(2 * mostTakes))),
});
export type ScriptScene = z.infer<typeof scriptSceneSchema>;

const aboutBrief = {
  /** What to ask the user before anything is made, because the answer would change a scene. */
  questions: z.optional(z.array(z.enum(questionIds)).check(z.maxLength(questionIds.length))),
  /** What the brief says and the script does not, in the user's words. */
  leftOut: z.optional(z.array(line(1, scriptLimits.leftOutCharacters)).check(z.maxLength(40))),
};

const sceneCount = [z.minLength(scriptLimits.fewestScenes), z.maxLength(scriptLimits.mostScenes)] as const;

export const scriptSchema = z.object({
  title: line(1, scriptLimits.titleCharacters),
  language: languageSchema,
  scenes: z.array(scriptSceneSchema).check(...sceneCount),
  /** Ways to open it, to choose from. */
  angles: z.optional(z.array(angleSchema).check(z.maxLength(mostAngles))),
  /** The order it is told in. */
  framework: z.optional(z.enum(frameworks)),
  ...aboutBrief,
  /** Statements without backing that a person accepted. */
  acceptedClaims: z.optional(z.array(acceptedClaimSchema).check(z.maxLength(120))),
  /** Facts that a person added to back a statement. */
  addedFacts: z.optional(z.array(factSchema).check(z.maxLength(60))),
});
export type Script = z.infer<typeof scriptSchema>;

/**
 * What a model is asked for: a script without what is not a model's to decide. Unused lines may be null, empty or absent, because servers differ in what they force a model to fill.
 */
export const scriptDraftSchema = z.object({
  title: line(1, scriptLimits.titleCharacters),
  scenes: z
    .array(
      z.object({
        ...sceneCopy,
        label: z.nullish(line(0, scriptLimits.labelCharacters)),
        action: z.nullish(line(0, scriptLimits.actionCharacters)),
        spoken: z.nullish(line(0, scriptLimits.spokenCharacters)),
        figure: z.nullish(figureSchema),
        icon: z.nullish(iconName),
        pictureBrief,
      }),
    )
    .check(...sceneCount),
  angles: z.nullish(z.array(draftAngleSchema).check(z.maxLength(mostAngles))),
  /** Language of the words, where that is not the one asked for. */
  language: z.nullish(z.string().check(z.maxLength(35))),
  framework: z.nullish(z.enum(frameworks)),
  questions: z.nullish(aboutBrief.questions),
  leftOut: z.nullish(aboutBrief.leftOut),
});
export type ScriptDraft = z.infer<typeof scriptDraftSchema>;
