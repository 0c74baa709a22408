import type { PathRule } from "~/domain/access/access";
import type { Viewer } from "~/domain/access/viewer";
import type { AccountFlag } from "~/domain/clients/account-controls";
import { problem } from "~/server/http/problem.server";
import type { Settings } from "~/settings/settings.server";
import { readControls } from "~/stores/users/account-controls.server";
import { suspendedProblem, turnedOffProblem } from "./turned-off.server";

/** What each flag turns off: methods and addresses. Making an image public is told apart from taking it back by its route. */
const turnedOffBy: Record<AccountFlag, readonly [method: string, pattern: string][]> = {
  publishing: [
    ["POST", "/api/v1/content/:contentId/publish"],
    ["PUT", "/api/v1/content/:contentId/publish"],
    ["POST", "/api/v1/projects/:projectId/publish"],
    ["POST", "/api/v1/products/:productId/published"],
  ],
  clips: [["POST", "/api/v1/clips"]],
  "web-reading": [
    ["POST", "/api/v1/sources"],
    ["POST", "/api/v1/uploads/from-url"],
  ],
  speech: [["POST", "/api/v1/speech"]],
};

/** What a suspended account may still send: its session, and the way out of a subscription it pays for. */
const openToSuspended = new Set(["/api/v1/users/login", "/api/v1/users/logout", "/api/v1/billing/portal"]);

/** The refusal of a change, or of what staff alone read, to whom staff suspended or turned this off for; null for everybody else. */
export async function refuseByControls(
  method: string,
  { viewer, rule }: { viewer: Viewer; rule: PathRule | null },
  settings: Settings,
  requestId: string,
): Promise<Response | null> {
  // Staff's addresses tell of everybody's data.
  const isOfStaff = rule?.access === "staff" && rule.pattern.startsWith("/api/");
  const isReading = !isOfStaff && ["GET", "HEAD", "OPTIONS"].includes(method);
  if (isReading || viewer.kind === "anonymous" || !rule || rule.access === "public") return null;
  if (openToSuspended.has(rule.pattern)) return null;
  let controls: Awaited<ReturnType<typeof readControls>>;
  try {
    controls = await readControls(settings, viewer.userId);
  } catch (error) {
    console.error(JSON.stringify({ requestId, event: "controls_not_read", error: String(error) }));
    const message = "The database cannot be reached. Try again in a minute.";
    return problem(503, "documents_unavailable", message, requestId);
  }
  if (controls.suspendedAt) return suspendedProblem(requestId);
  const flag = controls.turnedOff.find((each) => isTurnedOff(each, method, rule.pattern));
  return flag ? turnedOffProblem(flag, requestId) : null;
}

function isTurnedOff(flag: AccountFlag, method: string, pattern: string): boolean {
  return turnedOffBy[flag].some(([of, address]) => of === method && address === pattern);
}
