import * as z from "zod/mini";
import { languageSchema } from "~/domain/text/language";
import { briefLimits, tones } from "~/domain/video/brief";
import { rewriteMoves, type whyNoWords } from "~/domain/video/rewrite-move";
import { sceneRoles } from "~/domain/video/scene-role";
import { scriptLimits } from "~/domain/video/script";

/** Other copy for one scene or one line of it: what POST /api/v1/rewrites takes and answers. */

export const rewriteSlots = ["label", "headline", "body", "action", "spoken"] as const;
export type RewriteSlot = (typeof rewriteSlots)[number];

export const mostAlternatives = 3;

const text = z.string().check(z.maxLength(1000));

/** The copy of a scene; an absent line is empty. */
const sceneLinesSchema = z.object({
  label: z.optional(text),
  headline: z.optional(text),
  body: z.optional(text),
  action: z.optional(text),
  spoken: z.optional(text),
});
export type SceneLines = z.infer<typeof sceneLinesSchema>;

export const rewriteRequestSchema = z
  .object({
    language: languageSchema,
    tone: z.enum(tones),
    /** The brief: the only source of facts. Empty where there is none; then the scene's own copy is all there is. */
    prompt: z.string().check(z.maxLength(briefLimits.promptCharacters)),
    scene: z.object({ role: z.enum(sceneRoles), lines: sceneLinesSchema }),
    /** Lines of the other scenes, which an alternative does not repeat. */
    otherLines: z._default(z.array(text).check(z.maxLength(80)), []),
    /** Alternatives already seen, so that asking again gives others. */
    seen: z._default(z.array(text).check(z.maxLength(60)), []),
    target: z.enum(["line", "scene"]),
    /** Which line; asked for with the target `line`. */
    slot: z.optional(z.enum(rewriteSlots)),
    /** A wish in the user's own words: "shorter", "as a question". */
    instruction: z.optional(z.string().check(z.maxLength(300))),
    scriptModelId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  })
  .check(
    z.refine(({ target, slot }) => target === "scene" || slot !== undefined, {
      path: ["slot"],
      message: "Name the line to rewrite.",
    }),
  );
export type RewriteRequest = z.output<typeof rewriteRequestSchema>;
/** What a caller may send: what has a default may be left out. */
export type RewriteAsked = z.input<typeof rewriteRequestSchema>;

/**
 * One alternative. For a line it holds that line alone; for a scene every line it is to have, and a line that is absent
 * is to be empty.
 */
export const alternativeSchema = z.object({
  lines: sceneLinesSchema,
  /** What the picture of the rewritten scene shows; only for a scene, and only where it should change. */
  pictureBrief: z.optional(z.string().check(z.maxLength(scriptLimits.pictureBriefCharacters))),
  /** What was done to the words; absent where the model did not say. */
  move: z.optional(z.enum(rewriteMoves)),
  /** Statements in it that the brief does not back. */
  unbacked: z.array(z.string()),
});
export type Alternative = z.infer<typeof alternativeSchema>;

/** Up to three alternatives, each different from the others, from the present copy and from those seen. */
export interface RewriteAnswer {
  alternatives: Alternative[];
  /** Why there are none. */
  why?: keyof typeof whyNoWords;
  /** Label of the model that wrote them. */
  madeBy: string;
}
