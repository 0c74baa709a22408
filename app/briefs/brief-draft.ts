import * as z from "zod/mini";
import { factSchema } from "~/domain/facts/fact";
import { type Language, languageSchema } from "~/domain/text/language";
import { angleKinds } from "~/domain/video/angle";
import { type Brief, briefLimits, pictureSources, tones } from "~/domain/video/brief";
import { formatSchema } from "~/domain/video/format";
import { ownColorsSchema } from "~/domain/video/own-colors";
import { platforms } from "~/domain/video/platform";

/** What is typed but not yet answered with a job. The submission makes a repeated send one job, also after a reload. */
export const briefDraftSchema = z.object({
  submission: z._default(z.nullable(z.object({ key: z.uuid(), content: z.string() })), null),
  prompt: z.string(),
  platform: z._default(z.nullable(z.enum(platforms)), null),
  format: formatSchema,
  boardId: z._default(z.nullable(z.string()), null),
  /** Absent: the default brand, if there is one. */
  brandId: z.optional(z.nullable(z.string())),
  templateId: z._default(z.nullable(z.string()), null),
  /** The person's own, in place of the template's. */
  colors: z._default(ownColorsSchema, {}),
  lengthSeconds: z.number(),
  /** Null for the language the words are in. */
  language: z.nullable(languageSchema),
  tone: z.enum(tones),
  pictureSource: z.enum(pictureSources),
  uploads: z
    .array(z.object({ assetId: z.string(), name: z.string(), isClip: z.optional(z.boolean()) }))
    .check(z.maxLength(briefLimits.assets)),
  /** What is known of what it is about, where the brief came with it. */
  facts: z.optional(z.array(factSchema)),
  opening: z.optional(z.nullable(z.enum(angleKinds))),
  productId: z.optional(z.nullable(z.string())),
  scriptModelId: z.nullable(z.string()),
  pictureModelId: z.nullable(z.string()),
});
export type BriefDraft = z.infer<typeof briefDraftSchema>;

export function newDraft(prompt = ""): BriefDraft {
  return {
    submission: null,
    prompt,
    platform: null,
    format: "9:16",
    boardId: null,
    templateId: null,
    colors: {},
    lengthSeconds: 15,
    language: null,
    tone: "plain",
    pictureSource: "made",
    uploads: [],
    scriptModelId: null,
    pictureModelId: null,
  };
}

export function draftOfBrief(brief: Brief): BriefDraft {
  const { assetIds, ...rest } = brief;
  const uploads = assetIds.map((assetId, index) => ({ assetId, name: `Picture ${index + 1}` }));
  return {
    ...newDraft(),
    ...rest,
    platform: brief.platform ?? null,
    boardId: brief.boardId ?? null,
    brandId: brief.brandId ?? null,
    templateId: brief.templateId ?? null,
    colors: brief.colors ?? {},
    uploads,
  };
}

export function briefOfDraft(draft: BriefDraft, language: Language): { [Field in keyof Brief]: unknown } {
  const { submission: _, uploads, scriptModelId: _writer, pictureModelId: _maker, ...brief } = draft;
  const assetIds = brief.pictureSource === "uploads" ? uploads.map(({ assetId }) => assetId) : [];
  return { ...brief, brandId: brief.brandId ?? null, language, assetIds };
}
