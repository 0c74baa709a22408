import type { SignedInViewer } from "~/domain/access/viewer";
import type { ReadingKind } from "~/domain/facts/reading-budget";
import type { ApiCall } from "~/server/http/api-route.server";
import { problem } from "~/server/http/problem.server";

type Asking = Pick<ApiCall<SignedInViewer>, "settings" | "viewer" | "requestId">;

/** Takes one from what this person may have fetched; when there is one again, where none is left. */
export async function takeReading({ settings, viewer }: Asking, kind: ReadingKind): Promise<Date | null> {
  const budgets = settings.readingBudgets;
  const freeAtMs = await budgets.get(budgets.idFromName(viewer.userId)).take(kind);
  return freeAtMs === null ? null : new Date(freeAtMs);
}

const messages: Record<Exclude<ReadingKind, "page">, string> = {
  picture: "You have looked at as many pictures of other sites as an hour allows.",
  file: "You have fetched as many files as an hour allows. Save this one and drop it here meanwhile.",
};

/** The refusal of somebody who has had what an hour allows, with the time from which it goes on; null for everybody else. */
export async function refuseReading(call: Asking, kind: keyof typeof messages): Promise<Response | null> {
  const freeAt = await takeReading(call, kind);
  if (!freeAt) return null;
  const retryAfterSeconds = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 1000));
  return problem(
    429,
    "reading_budget_spent",
    messages[kind],
    call.requestId,
    { "Retry-After": String(retryAfterSeconds) },
    { freeAt: freeAt.toISOString(), retryAfterSeconds },
  );
}
