import { pageDataElementId } from "~/domain/page/page-data";

/** Whether this document was answered for staff who look at somebody's account: nothing of it may stay in this browser. */
export function isLookedAt(): boolean {
  const text = document.getElementById(pageDataElementId)?.textContent;
  const data: { viewer?: { viewedBy?: unknown } } | null = text ? JSON.parse(text) : null;
  return data?.viewer?.viewedBy !== undefined;
}
