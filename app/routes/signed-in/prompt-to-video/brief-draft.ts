import * as z from "zod/mini";
import { factSchema } from "~/domain/facts/fact";
import { type Language, languageSchema } from "~/domain/text/language";
import { type Brief, briefLimits, pictureSources, tones } from "~/domain/video/brief";
import { formatSchema } from "~/domain/video/format";
import { ownColorsSchema } from "~/domain/video/own-colors";
import { platforms } from "~/domain/video/platform";

/** What is typed but not yet answered with a job. The submission makes a repeated send one job, also after a reload. */
const draftSchema = z.object({
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
  productId: z.optional(z.nullable(z.string())),
  scriptModelId: z.nullable(z.string()),
  pictureModelId: z.nullable(z.string()),
});
export type BriefDraft = z.infer<typeof draftSchema>;

const storageKey = "vitrine:brief-draft";

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

/** The kept draft, or a new one where there is none or it is of an older shape. */
export function readDraft(): BriefDraft {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? ""));
  } catch {
    return newDraft();
  }
}

export function keepDraft(draft: BriefDraft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is full or off: the draft then lives as long as the page.
  }
}

/** Empties what is kept, unless another tab has put its own words there since. */
export function forgetDraft({ prompt }: BriefDraft): void {
  if (readDraft().prompt === prompt) keepDraft(newDraft());
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

/** What another page hands over: words and files from home, an example, a picture with its prompt from its own page. */
export interface Brought {
  prompt?: string;
  /** The words are to be made into a script at once, as they are; an earlier brief stays for another time. */
  starts?: boolean;
  picture?: BriefDraft["uploads"][number];
  pictures?: BriefDraft["uploads"];
  /** All that a sample says; what it leaves open begins anew. */
  brief?: Pick<BriefDraft, "prompt" | "format" | "lengthSeconds" | "language" | "tone">;
  /** A product, with what is known of it and its photos; the rest begins anew. */
  product?: Required<Pick<BriefDraft, "productId" | "brandId" | "facts" | "prompt" | "uploads">>;
  /** A template of the gallery, with the colours it was shown in. */
  template?: Pick<BriefDraft, "templateId" | "boardId" | "format" | "colors">;
  /** Where the pictures are to come from. */
  pictureSource?: BriefDraft["pictureSource"];
}

/**
 * The kept draft with what another page handed over. Words written on the home page replace those of the draft; the prompt of
 * a picture only fills an empty brief, for nobody has said it of their video.
 */
export function bringIn(
  kept: BriefDraft,
  { prompt, picture, pictures = [], brief, product, template, pictureSource }: Brought,
): BriefDraft {
  if (template) return { ...kept, ...template, platform: null };
  if (product) {
    const { uploads } = product;
    return { ...newDraft(), ...product, pictureSource: uploads.length > 0 ? "uploads" : "made" };
  }
  if (brief) {
    const { prompt, format, lengthSeconds, language, tone } = brief;
    return { ...newDraft(prompt), format, lengthSeconds, language, tone };
  }
  const isTaken = prompt !== undefined && (!picture || kept.prompt.trim() === "");
  const begun = pictureSource ? { ...kept, pictureSource } : kept;
  const draft = isTaken ? { ...begun, prompt } : begun;
  return [...pictures, ...(picture ? [picture] : [])].reduce(withPicture, draft);
}

/** With a picture of the person's own among those the video is made of; as it was where there is no room for it. */
function withPicture(draft: BriefDraft, picture: BriefDraft["uploads"][number]): BriefDraft {
  const others = draft.uploads.filter(({ assetId }) => assetId !== picture.assetId);
  if (others.length >= briefLimits.assets) return draft;
  return { ...draft, pictureSource: "uploads", uploads: [...others, picture] };
}

export function briefOfDraft(draft: BriefDraft, language: Language): { [Field in keyof Brief]: unknown } {
  const { submission: _, uploads, scriptModelId: _writer, pictureModelId: _maker, ...brief } = draft;
  const assetIds = brief.pictureSource === "uploads" ? uploads.map(({ assetId }) => assetId) : [];
  return { ...brief, brandId: brief.brandId ?? null, language, assetIds };
}
