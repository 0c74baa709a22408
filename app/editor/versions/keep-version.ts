import { getIdentity } from "~/firebase/identity";
import { writeDocuments } from "~/firebase/write-documents";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";

type Kept = Pick<Content, "id" | "title" | "updatedAt">;

/** Keeps a video as it is before a big step, such as another template or what the assistant does. */
export function keepStep(content: Kept, storyboard: Storyboard, step: string): Promise<void> {
  return keep(content, storyboard, { reason: "step", step: step.slice(0, 120) });
}

/** Keeps a video as it is when people rest after many edits. */
export function keepPause(content: Kept, storyboard: Storyboard): Promise<void> {
  return keep(content, storyboard, { reason: "pause" });
}

let lastKept: Storyboard | null = null;

/** What is not kept is no reason to hold up an edit: the next one tries again. */
async function keep(
  { id, title, updatedAt }: Kept,
  storyboard: Storyboard,
  fields: { reason: "step" | "pause"; step?: string },
): Promise<void> {
  if (storyboard === lastKept) return;
  lastKept = storyboard;
  try {
    const store = await import("~/stores/content/keep-video-version");
    const user = getIdentity().currentUser;
    const author = { userId: user?.uid ?? "", name: user?.displayName ?? user?.email ?? "" };
    await writeDocuments((documents) =>
      store.keepVideoVersion(documents, id, { ...fields, title, storyboard }, updatedAt, author),
    );
  } catch {}
}
