import { type Visitor, whoElseOf } from "~/review/presence";

type Present = readonly Pick<Visitor<unknown>, "userId" | "name">[];

/** Presence is loaded after the editor, whose session tells who changed something. */
let here: { contentId: string; visitors: Present } | null = null;

export function noteVisitors(contentId: string, visitors: Present): void {
  here = { contentId, visitors };
}

/** The name of who changed a video just now, as a sentence begins with it; null where nobody knows it, or it was oneself. */
export function whoElseIn(contentId: string, userId: string | null, ownId: string): string | null {
  return whoElseOf(here?.contentId === contentId ? here.visitors : [], userId, ownId);
}
