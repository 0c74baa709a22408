import * as z from "zod/mini";
import { tones } from "~/domain/video/brief";
import { pageLimits, pageSchema } from "~/sections/page";
import { directionIds } from "~/sections/writer/write-input";

const sectionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const name = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,31}$/));
const line = z.string().check(z.maxLength(600));

/** A section to be made. Its id follows from its type, so that a page that is written again keeps what was not changed. */
export const outlinedSectionSchema = z.object({
  id: sectionId,
  type: name,
  variant: name,
});
export type OutlinedSection = z.infer<typeof outlinedSectionSchema>;

/** Which sections a page has, in which order, and how it speaks and looks. */
export const outlineSchema = z.object({
  direction: z.enum(directionIds),
  tone: z.enum(tones),
  /** One of `themes`. */
  themeId: name,
  sections: z.array(outlinedSectionSchema).check(z.maxLength(pageLimits.sections)),
});
export type Outline = z.infer<typeof outlineSchema>;

export const whyLeftOut = ["other-language", "no-room", "disagrees", "unbacked"] as const;

/** What is known, or was written, and does not stand on the page. */
const leftOutSchema = z.object({
  /** Null for words of a model. */
  factId: z.nullable(z.string().check(z.maxLength(64))),
  text: line,
  why: z.enum(whyLeftOut),
});
export type LeftOut = z.infer<typeof leftOutSchema>;

export const writtenPageSchema = z.object({
  outline: outlineSchema,
  page: pageSchema,
  leftOut: z.array(leftOutSchema),
  /** What the person could add, and what it would give, in English as the rest of the screen. */
  questions: z.array(line),
});
export type WrittenPage = z.infer<typeof writtenPageSchema>;
