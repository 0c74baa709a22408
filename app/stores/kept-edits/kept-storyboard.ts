import { parseStoryboard, type Storyboard } from "~/scene/storyboard";

/** A storyboard changed on this device that the server does not have yet. */
export interface KeptStoryboard {
  contentId: string;
  /** What the server had when it was changed. */
  base: Storyboard;
  present: Storyboard;
}

export function parseKeptStoryboard({
  contentId,
  base,
  present,
}: Record<string, unknown>): KeptStoryboard | null {
  if (typeof contentId !== "string") return null;
  return { contentId, base: parseStoryboard(base), present: parseStoryboard(present) };
}
