import type { Viewer } from "~/domain/access/viewer";
import type { Settings } from "~/settings/settings.server";
import { hasUnlocked, readVisit } from "~/stores/publications/visit-session.server";
import type { KeptPage } from "./kept-page.server";

/**
 * Whether whoever asks may see a page now. Decided for each request, whatever is kept of the page: its times are exact, and its
 * password is asked of everybody but its owner.
 */
export async function maySee(
  settings: Settings,
  page: KeptPage | null,
  { request, viewer }: { request: Request; viewer: Viewer },
): Promise<"open" | "locked" | "absent"> {
  if (!page || !isTimeOf(page, Date.now())) return "absent";
  if (page.lockId === null) return "open";
  if (viewer.kind !== "anonymous" && viewer.userId === page.ownerId) return "open";
  return hasUnlocked(await readVisit(settings, request), page.lockId) ? "open" : "locked";
}

export function isTimeOf({ fromMs, untilMs }: Pick<KeptPage, "fromMs" | "untilMs">, nowMs: number): boolean {
  return (fromMs === null || fromMs <= nowMs) && (untilMs === null || nowMs < untilMs);
}
