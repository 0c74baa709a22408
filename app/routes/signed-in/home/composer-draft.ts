import * as z from "zod/mini";
import { imageRequestSchema } from "~/domain/image/image-request";
import { composerTools } from "./composer-plan";

/** What stands in the composer of the home page. It lives in this browser's tab. */

const draftSchema = z.object({
  text: z.string(),
  files: z.array(z.object({ assetId: z.string(), name: z.string(), isClip: z.boolean() })),
  /** Files were on their way when it was kept: they may arrive after a reload. */
  isSending: z.boolean(),
  /** What made the one picture, where it was made here. */
  recipe: z.nullable(imageRequestSchema),
  /** The tool the person chose. */
  chosen: z.nullable(z.enum(composerTools)),
});
export type ComposerDraft = z.infer<typeof draftSchema>;
export type ComposerFile = ComposerDraft["files"][number];

export const emptyDraft: ComposerDraft = {
  text: "",
  files: [],
  isSending: false,
  recipe: null,
  chosen: null,
};

const storageKey = "vitrine:home-composer";

export function readComposerDraft(): ComposerDraft {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ""));
  } catch {
    return emptyDraft;
  }
}

export function keepComposerDraft(draft: ComposerDraft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is full or off: the draft then lives as long as the page.
  }
}
