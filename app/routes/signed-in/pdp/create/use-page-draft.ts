import { useEffect, useState } from "react";
import { keepPageDraft, type PageDraft, readPageDraft } from "./page-draft";

/** The draft of a page, kept in this browser as it changes. */
export function usePageDraft(userId: string, id: string) {
  const [draft, setDraft] = useState(() => readPageDraft(userId, id));
  useEffect(() => keepPageDraft(userId, id, draft), [userId, id, draft]);
  const set = (change: Partial<PageDraft> | ((draft: PageDraft) => Partial<PageDraft>)) =>
    setDraft((current) => ({ ...current, ...(typeof change === "function" ? change(current) : change) }));
  return { draft, set };
}
