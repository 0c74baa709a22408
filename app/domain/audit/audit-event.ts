import { type FieldChange, isLong, topField } from "./patch";

export type ActorType = "user" | "staff" | "service";
export const actorTypes: readonly ActorType[] = ["user", "staff", "service"];
export type Outcome = "success" | "denied" | "error";
export const outcomes: readonly Outcome[] = ["success", "denied", "error"];

export interface Actor {
  type: ActorType;
  id: string;
  /** What they are called; null where nobody said. */
  name: string | null;
  /** As what they did it: their own, as an editor, as staff. */
  role: string | null;
}

/** A change the product made, as staff read it. Times are ISO 8601. */
export interface AuditEvent {
  /** A ULID: events sort by it as they happened. */
  id: string;
  at: string;
  action: string;
  actor: Actor;
  /** Paths of documents. */
  targets: string[];
  outcome: Outcome;
  /** What a staff member gave as the reason. */
  reason: string | null;
  patch: FieldChange[];
  details: Record<string, string | number | boolean | null>;
  context: { requestId: string | null; route: string | null };
  version: number;
}

/** A page of the log. `next`: the id to go on before; null at the end. */
export interface AuditPage {
  events: AuditEvent[];
  next: string | null;
}

/** What of a log is asked for; empty ones ask for everything. */
export interface AuditFilter {
  /** Id or name of who did it. */
  who: string;
  action: string;
  /** Path of a document, or the beginning of one. */
  target: string;
  outcome: string;
  request: string;
  /** Days, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  /** Words, in any place of the event. */
  q: string;
}

export const auditFilterNames = [
  "q",
  "who",
  "action",
  "target",
  "outcome",
  "request",
  "from",
  "to",
] as const satisfies readonly (keyof AuditFilter)[];

/** Whether an event is one that a filter asks for. */
export function matchesFilter(event: AuditEvent, filter: AuditFilter): boolean {
  const { actor, action, targets, outcome, context, at } = event;
  const has = (text: string | null, part: string) => (text ?? "").toLowerCase().includes(part.toLowerCase());
  return (
    (!filter.who || has(actor.id, filter.who) || has(actor.name, filter.who)) &&
    (!filter.action || action === filter.action || action.startsWith(`${filter.action}.`)) &&
    (!filter.target || targets.some((target) => target.startsWith(filter.target))) &&
    (!filter.outcome || outcome === filter.outcome) &&
    (!filter.request || context.requestId === filter.request) &&
    (!filter.from || at.slice(0, 10) >= filter.from) &&
    (!filter.to || at.slice(0, 10) <= filter.to) &&
    matchesWords(event, filter.q)
  );
}

function matchesWords(event: AuditEvent, q: string): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = JSON.stringify(event).toLowerCase();
  return words.every((word) => text.includes(word));
}

/** Documents whose fields can be put back as they were. What is copied or counted from elsewhere follows its source. */
const restorable = /^(content|projects|products|brands|images|layouts|templates)\/[^/]+$/;

/** What people changed in drafts. What anything else changed belongs together with more than the fields of a document. */
const restorableActions: ReadonlySet<string> = new Set([
  "draft.edit",
  "content.take-over-row",
  "library.seed",
]);

/** Who may see and do what, and what was decided, published or taken down: that goes its own way, with its own checks. */
const settledFields: ReadonlySet<string> = new Set([
  "members",
  "commenters",
  "editors",
  "ownMedia",
  "trashedAt",
  "ownerId",
  "visibility",
  "acceptedClaims",
  "status",
  "removedReason",
  "removedAt",
]);

/** What a change that was put back was at first. */
export function firstAction({ action, details }: Pick<AuditEvent, "action" | "details">): string {
  return action === "log.revert" ? String(details.action ?? "") : action;
}

type Revertible = Pick<AuditEvent, "action" | "details" | "outcome" | "patch">;

/** The editor of documents has a way back of its own, which knows every field. */
const editedByHand = /^document\.(change|create|delete|duplicate|import|move)$/;

/** Why a change cannot be put back by another; null where it can. */
export function whyNotReverted({ action, details, outcome, patch }: Revertible): string | null {
  if (outcome !== "success") return "Nothing was changed here.";
  if (editedByHand.test(action)) {
    return "It was changed by hand, in Documents: take it back there, under Changes.";
  }
  if (!restorableActions.has(firstAction({ action, details }))) {
    return "It did more than change fields: do the opposite where it was done.";
  }
  if (patch.length === 0) return "No fields are kept with this event.";
  if (patch.some(({ target }) => !restorable.test(target))) {
    return "It concerns what follows from something else: change that instead.";
  }
  const settled = patch.map(({ field }) => topField(field)).find((name) => settledFields.has(name));
  if (settled) return `It changed ${settled}, which is never put back from here: change it where it is set.`;
  if (patch.some(({ omittedChanges }) => omittedChanges !== undefined)) {
    return "Too much was changed for all of it to be kept here. Its versions are with the work itself.";
  }
  if (patch.some(({ before, after }) => isLong(before) || isLong(after))) {
    return "A value was too long to be kept here. Its versions are with the work itself.";
  }
  return null;
}
