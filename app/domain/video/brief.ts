import * as z from "zod/mini";
import { factSchema } from "~/domain/facts/fact";
import { languageSchema } from "~/domain/text/language";
import { angleKinds } from "~/domain/video/angle";
import { formatSchema } from "~/domain/video/format";
import { ownColorsSchema } from "~/domain/video/own-colors";
import { platforms } from "~/domain/video/platform";

/** The brief: what the user asked for, before anything is written. */

export const tones = ["plain", "warm", "bold", "playful", "premium"] as const;
export type Tone = (typeof tones)[number];

/** Where the pictures come from: made for each scene, the user's own uploads, or a video of words alone. */
export const pictureSources = ["made", "uploads", "none"] as const;

export const briefLimits = {
  promptCharacters: 2000,
  shortestSeconds: 6,
  longestSeconds: 90,
  assets: 8,
  facts: 120,
  /** Of all facts as JSON: a brief is part of a document of at most a megabyte. */
  factCharacters: 150_000,
} as const;

const documentId = z.regex(/^[\w-]{1,128}$/);
const lengthMessage = `Choose a length from ${briefLimits.shortestSeconds} to ${briefLimits.longestSeconds} seconds.`;

export const briefSchema = z
  .object({
    prompt: z
      .string("Say in a sentence or two what the video is about.")
      .check(
        z.trim(),
        z.minLength(1, "Say in a sentence or two what the video is about."),
        z.maxLength(
          briefLimits.promptCharacters,
          `Shorten the text to ${briefLimits.promptCharacters} characters; keep the facts, drop the rest.`,
        ),
      ),
    /** Where it is to be shown; null or absent for anywhere. */
    platform: z.optional(z.nullable(z.enum(platforms, "Choose a place from the list."))),
    format: formatSchema,
    /** The board whose colours and letters the video takes; null or absent for the tone's own. */
    boardId: z.optional(z.nullable(z.string("Choose the board again.").check(documentId))),
    /** The brand it is made for; null or absent for none. */
    brandId: z.optional(z.nullable(z.string("Choose the brand again.").check(documentId))),
    /** The template it begins with; null or absent for one of the tone's. */
    templateId: z.optional(
      z.nullable(z.string("Choose the template again.").check(z.regex(/^[\w-]{1,64}$/))),
    ),
    /** The person's own colours, in place of the template's and the board's; null or absent for none. */
    colors: z.optional(z.nullable(ownColorsSchema)),
    lengthSeconds: z
      .number(lengthMessage)
      .check(
        z.gte(briefLimits.shortestSeconds, lengthMessage),
        z.lte(briefLimits.longestSeconds, lengthMessage),
      ),
    language: languageSchema,
    tone: z.enum(tones, "Choose a tone from the list."),
    /** What the viewer is to meet first; null or absent leaves it to the writer, as does what the script has no line for. */
    opening: z.optional(z.nullable(z.enum(angleKinds, "Choose how it opens from the list."))),
    pictureSource: z.enum(pictureSources, "Choose where the pictures come from."),
    assetIds: z
      .array(
        z.string("Remove this picture and add it again.").check(z.minLength(1), z.maxLength(128)),
        "Add the pictures again.",
      )
      .check(
        z.maxLength(briefLimits.assets, `Keep at most ${briefLimits.assets} pictures; remove the others.`),
      ),
    /** What is known of what it is about; the script may state it beside what the prompt says. */
    facts: z.optional(
      z.array(factSchema, "Read the facts again.").check(
        z.maxLength(briefLimits.facts, `Keep at most ${briefLimits.facts} facts; drop the others.`),
        z.refine((facts) => JSON.stringify(facts).length <= briefLimits.factCharacters, {
          message: "The facts are too long for one video. Drop the long ones.",
        }),
      ),
    ),
    /** The product it is made for; null or absent for none. */
    productId: z.optional(z.nullable(z.string("Choose the product again.").check(documentId))),
  })
  .check(
    z.refine((brief) => brief.pictureSource !== "uploads" || brief.assetIds.length > 0, {
      path: ["assetIds"],
      message: "Add at least one picture, or choose another source of pictures.",
    }),
  );
export type Brief = z.infer<typeof briefSchema>;

/** One sentence per wrong field, saying what to do about it. */
export type BriefProblems = Partial<Record<keyof Brief, string>>;

export type BriefResult = { ok: true; brief: Brief } | { ok: false; problems: BriefProblems };

/**
 * Reads a brief from a form or a request. Never throws: the answer is the brief (prompt trimmed) or the first
 * problem of each wrong field. A value that is not an object is a problem of every field.
 */
export function parseBrief(value: unknown): BriefResult {
  const candidate = typeof value === "object" && value !== null ? value : {};
  const result = briefSchema.safeParse(candidate);
  if (result.success) return { ok: true, brief: result.data };
  const problems: BriefProblems = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0] as keyof Brief;
    problems[field] ??= issue.message;
  }
  return { ok: false, problems };
}
