import * as z from "zod/mini";
import { languageSchema } from "~/domain/text/language";
import { briefLimits, pictureSources, tones } from "~/domain/video/brief";
import { formatSchema } from "~/domain/video/format";
import { ownColorNames } from "~/domain/video/own-colors";
import { platforms } from "~/domain/video/platform";
import { stepLimits } from "../step";

/** What an assistant can do to what stands in a composer, before anything is made: each step sets what a person could set there. */

/** What the home page makes. */
export const briefTools = ["video", "page", "images"] as const;
export type BriefTool = (typeof briefTools)[number];

const id = z.string().check(z.minLength(1), z.maxLength(128));

export const briefStepSchema = z.discriminatedUnion("do", [
  /** Makes something else of the words. */
  z.object({ do: z.literal("make"), tool: z.enum(briefTools) }),
  /** All words of the brief, in place of those before. */
  z.object({
    do: z.literal("prompt"),
    text: z.string().check(z.minLength(1), z.maxLength(briefLimits.promptCharacters)),
  }),
  /** A place sets shape and usual length; null is anywhere. */
  z.object({ do: z.literal("platform"), platform: z.nullable(z.enum(platforms)) }),
  z.object({ do: z.literal("format"), format: formatSchema }),
  z.object({
    do: z.literal("length"),
    seconds: z.number().check(z.gte(briefLimits.shortestSeconds), z.lte(briefLimits.longestSeconds)),
  }),
  /** Null is the language of the words. */
  z.object({ do: z.literal("language"), language: z.nullable(languageSchema) }),
  z.object({ do: z.literal("tone"), tone: z.enum(tones) }),
  z.object({ do: z.literal("template"), templateId: z.nullable(id) }),
  z.object({ do: z.literal("brand"), brandId: z.nullable(id) }),
  z.object({ do: z.literal("pictures"), from: z.enum(pictureSources) }),
  /** Null is the template's own. */
  z.object({
    do: z.literal("color"),
    name: z.enum(ownColorNames),
    color: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  }),
]);
export type BriefStep = z.infer<typeof briefStepSchema>;

/** What somebody asked for, as steps, with what none of them does. */
export const briefPlanSchema = z.object({
  /** One or two sentences back to the person; may be empty. First, so that it can be read while the rest comes. */
  reply: z.string().check(z.maxLength(600)),
  steps: z.array(briefStepSchema).check(z.maxLength(stepLimits.steps)),
  cannot: z
    .array(z.string().check(z.minLength(1), z.maxLength(stepLimits.cannotCharacters)))
    .check(z.maxLength(stepLimits.steps)),
});
export type BriefPlan = z.infer<typeof briefPlanSchema>;
