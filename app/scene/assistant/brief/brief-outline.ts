import * as z from "zod/mini";
import { languageSchema } from "~/domain/text/language";
import { pictureSources, tones } from "~/domain/video/brief";
import { formatSchema } from "~/domain/video/format";
import { ownColorsSchema } from "~/domain/video/own-colors";
import { platforms } from "~/domain/video/platform";
import { briefTools } from "./brief-step";

export const briefOutlineLimits = { promptCharacters: 8000, templates: 200, brands: 100 } as const;

/** What stands in a composer: the words, and what the video is to be. */
export const composedBriefSchema = z.object({
  /** Null where nothing but videos is made. */
  tool: z.nullable(z.enum(briefTools)),
  /** Longer ones are told as far as they fit. */
  prompt: z.string().check(z.maxLength(briefOutlineLimits.promptCharacters)),
  platform: z.nullable(z.enum(platforms)),
  format: formatSchema,
  lengthSeconds: z.number(),
  /** The one that was chosen; null: that of the words. */
  language: z.nullable(languageSchema),
  tone: z.enum(tones),
  templateId: z.nullable(z.string().check(z.maxLength(64))),
  brandId: z.nullable(z.string().check(z.maxLength(128))),
  pictureSource: z.enum(pictureSources),
  colors: ownColorsSchema,
});
export type ComposedBrief = z.infer<typeof composedBriefSchema>;

const named = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(128)),
  name: z.string().check(z.maxLength(200)),
});

/** What an assistant is told: what stands in the composer, and what can be chosen there. */
export const briefOutlineSchema = z.extend(composedBriefSchema, {
  /** What can be made of what was given. */
  tools: z.array(z.enum(briefTools)),
  /** Pictures and clips that were given. */
  files: z.int().check(z.gte(0), z.lte(100)),
  /** Languages that somebody here writes. */
  languages: z.array(languageSchema),
  templates: z.array(named).check(z.maxLength(briefOutlineLimits.templates)),
  brands: z.array(named).check(z.maxLength(briefOutlineLimits.brands)),
});
export type BriefOutline = z.infer<typeof briefOutlineSchema>;
