import * as z from "zod/mini";
import { emptyImageRequest, imageRequestSchema } from "~/domain/image/image-request";

/** Pages with a composer: what is typed into one never changes what waits to be sent in another. */
export type ComposerPage = "studio" | "v1";

/**
 * What stands in a composer. It lives in this browser, one for each person, page and tab; the last one is also what a new
 * tab begins with. The submission makes a repeated send one generation, also after a reload; it is there only while an
 * answer is missing.
 */
const draftSchema = z.object({
  // A prompt may be longer than what can be sent: it is kept all the same.
  request: z.extend(imageRequestSchema, { prompt: z.string(), negativePrompt: z.string() }),
  submission: z.nullable(z.object({ key: z.uuid(), content: z.string() })),
  /** The seed came with a recall: it goes with the prompt it came with. */
  seedIsRecalled: z._default(z.boolean(), false),
  /** The public image it began from. */
  remixOf: z._default(z.nullable(z.string()), null),
});
export type ImageDraft = z.infer<typeof draftSchema>;

export function newImageDraft(modelId: string): ImageDraft {
  return { request: emptyImageRequest(modelId), submission: null, seedIsRecalled: false, remixOf: null };
}

/** The kept draft, or null where there is none or it is of a shape that is not known any more. */
export function parseImageDraft(text: string | null): ImageDraft | null {
  try {
    return draftSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

export function readImageDraft(userId: string, page: ComposerPage): ImageDraft | null {
  try {
    const key = storageKey(userId, page);
    return parseImageDraft(sessionStorage.getItem(key)) ?? parseImageDraft(localStorage.getItem(key));
  } catch {
    // Storage is off.
    return null;
  }
}

export function keepImageDraft(userId: string, page: ComposerPage, draft: ImageDraft): void {
  const text = JSON.stringify(draft);
  for (const storage of [() => sessionStorage, () => localStorage]) {
    try {
      storage().setItem(storageKey(userId, page), text);
    } catch {
      // Storage is full or off: the draft then lives as long as the page.
    }
  }
}

/** Two people who use one browser never see each other's drafts. */
function storageKey(userId: string, page: ComposerPage): string {
  return page === "studio" ? `vitrine:image-draft:${userId}` : `vitrine:image-draft-${page}:${userId}`;
}
