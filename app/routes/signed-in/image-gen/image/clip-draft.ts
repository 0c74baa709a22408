import * as z from "zod/mini";

/**
 * What stands in the dialog for a clip of an image and has not been sent. It lives in this browser, for each person
 * and image; its key makes a request that is sent again, also after a reload, one clip.
 */
const draftSchema = z.object({
  imageId: z.string(),
  prompt: z.string(),
  modelId: z.nullable(z.string()),
  seconds: z.nullable(z.number()),
  key: z.uuid(),
});
export type ClipDraft = z.infer<typeof draftSchema>;

const draftsSchema = z.array(draftSchema);
/** The oldest are forgotten. */
const mostKept = 20;

export function newClipDraft(imageId: string): ClipDraft {
  return { imageId, prompt: "", modelId: null, seconds: null, key: crypto.randomUUID() };
}

export function readClipDraft(userId: string, imageId: string): ClipDraft {
  return readAll(userId).find((draft) => draft.imageId === imageId) ?? newClipDraft(imageId);
}

export function keepClipDraft(userId: string, draft: ClipDraft): void {
  write(userId, [...others(userId, draft.imageId), draft]);
}

export function forgetClipDraft(userId: string, imageId: string): void {
  write(userId, others(userId, imageId));
}

function others(userId: string, imageId: string): ClipDraft[] {
  return readAll(userId).filter((draft) => draft.imageId !== imageId);
}

function readAll(userId: string): ClipDraft[] {
  try {
    return draftsSchema.parse(JSON.parse(localStorage.getItem(storageKey(userId)) ?? "[]"));
  } catch {
    // Storage is off, or holds an older shape.
    return [];
  }
}

function write(userId: string, drafts: readonly ClipDraft[]): void {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify(drafts.slice(-mostKept)));
  } catch {
    // Storage is full or off: the words then live as long as the page.
  }
}

/** Two people who use one browser never see each other's words. */
function storageKey(userId: string): string {
  return `vitrine:clip-drafts:${userId}`;
}
