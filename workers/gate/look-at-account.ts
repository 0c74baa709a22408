import type { PathRule } from "~/domain/access/access";
import type { SignedInViewer, Viewer } from "~/domain/access/viewer";
import { viewCookie } from "~/domain/clients/account-view";
import { readCookie } from "~/domain/http/cookies";
import type { Settings } from "~/settings/settings.server";
import { type AccountView, findView } from "~/stores/clients/account-views.server";
import type { Passage } from "./gate";
import type { RequestPath } from "./request-path";

/** Of these staff stay who they are: their session, and their tools. */
const own = new Set(["/api/v1/users/login", "/api/v1/users/logout", "/api/v1/user-info"]);
/** Reading these sends for something on the account's behalf. */
const sending = /^\/api\/v1\/sources(\/|$)/;

/**
 * The passage of somebody who looks at an account as staff: reading, they are shown what its owner is shown; whatever would change
 * something is refused, in this browser's other tabs too, until they leave or its time is over. Nobody else's passage
 * changes, whatever cookies they send.
 */
export async function lookAtAccount(
  request: Request,
  path: RequestPath,
  passage: Passage,
  settings: Settings,
): Promise<Passage> {
  const { viewer, decision, rule } = passage;
  if (viewer.kind !== "staff" || decision.kind !== "pass" || !rule) return passage;
  if (readCookie(request.headers.get("cookie"), viewCookie) === null) return passage;
  const address = `/${path.segments.join("/")}`.toLowerCase();
  if (rule.access === "staff" || own.has(address)) return passage;
  let view: AccountView | null;
  try {
    view = await findView(settings, viewer.userId);
  } catch (error) {
    console.error(JSON.stringify({ event: "view_not_read", error: String(error) }));
    return { ...passage, decision: unavailable(rule) };
  }
  const isReading = ["GET", "HEAD", "OPTIONS"].includes(request.method);
  if (!isReading || (view && sending.test(address))) {
    return { ...passage, decision: refuse(view ? "view_as_read_only" : "view_as_over") };
  }
  if (!view) return { ...passage, endsView: true };
  return isShownAsOwner(rule) ? { ...passage, viewer: ownerOf(view, viewer) } : passage;
}

/** Pages and data of a signed-in person, and their files. */
function isShownAsOwner({ access, pattern }: PathRule): boolean {
  return access === "signed-in" || pattern === "/media/*";
}

function ownerOf(view: AccountView, staff: SignedInViewer): Viewer {
  const { clientId, email, emailVerified, displayName, endsAt } = view;
  return {
    kind: "user",
    userId: clientId,
    email,
    emailVerified,
    displayName,
    expiresAtSeconds: staff.expiresAtSeconds,
    viewedBy: { userId: staff.userId, endsAtMs: endsAt.getTime() },
  };
}

const refuse = (code: string) => ({ kind: "refuse", status: 403, code }) as const;

function unavailable({ kind }: PathRule): Passage["decision"] {
  return kind === "resource"
    ? { kind: "refuse", status: 503, code: "identity_unavailable" }
    : { kind: "unavailable" };
}
