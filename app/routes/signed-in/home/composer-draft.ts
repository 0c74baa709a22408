import type { ImageRequest } from "~/domain/image/image-request";
import type { ComposedBrief } from "~/scene/assistant/brief/brief-outline";
import type { ComposerTool } from "./composer-plan";

/** What is set of a video before its brief has a page of its own; the rest is as a brief begins. */
export type VideoSettings = Partial<Omit<ComposedBrief, "tool" | "prompt">>;

/** What stands in the composer of the home page. It lives in this browser's tab. */
export interface ComposerDraft {
  text: string;
  files: readonly ComposerFile[];
  /** Files were on their way when it was kept: they may arrive after a reload. */
  isSending: boolean;
  /** What made the one picture, where it was made here. */
  recipe: ImageRequest | null;
  /** The tool the person chose. */
  chosen: ComposerTool | null;
  video: VideoSettings;
}

export interface ComposerFile {
  assetId: string;
  name: string;
  isClip: boolean;
}

export const emptyDraft: ComposerDraft = {
  text: "",
  files: [],
  isSending: false,
  recipe: null,
  chosen: null,
  video: {},
};

/** Of another shape, it gets another number: what is kept is read without a check. */
const storageKey = "vitrine:home-composer-1";

export function readComposerDraft(): ComposerDraft {
  try {
    return { ...emptyDraft, ...JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") };
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
