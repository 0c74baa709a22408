import {
  type AccountControls,
  type AccountFlag,
  type AccountLimits,
  controlsOf,
  standingOf,
} from "~/domain/clients/account-controls";
import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { commitRecorded } from "../audit/commit-recorded.server";
import { endView } from "../clients/account-views.server";
import { clientsCollection } from "../clients/client-writes.server";
import { FirestoreError, firestoreOf } from "../firestore/firestore.server";

/** So long an isolate believes what it read: a decision of staff holds everywhere after it at the latest. */
const believedMs = 10_000;
const mostKept = 5_000;

type Kept = Map<string, { controls: AccountControls; untilMs: number }>;
const kept = new WeakMap<Settings, Kept>();

/** What staff decided of an account, as of at most ten seconds ago. */
export async function readControls(settings: Settings, userId: string): Promise<AccountControls> {
  const known = keptOf(settings);
  const found = known.get(userId);
  if (found && found.untilMs > Date.now()) return found.controls;
  const controls = controlsOf((await readAccount(settings, userId))?.data ?? null);
  if (known.size >= mostKept) known.delete(known.keys().next().value as string);
  known.set(userId, { controls, untilMs: Date.now() + believedMs });
  return controls;
}

/** Where no database is set up nobody can have decided anything. */
async function readAccount(settings: Settings, userId: string) {
  try {
    return await firestoreOf(settings).get(`users/${userId}`);
  } catch (error) {
    if (error instanceof FirestoreError && error.code === "not_configured") return null;
    throw error;
  }
}

export type ControlsChange =
  | { act: "suspend" | "restore" }
  | { act: "limit"; limits: AccountLimits }
  | { act: "turn-off"; turnedOff: readonly AccountFlag[] };

/**
 * Changes what staff decided of an account, with the event that says who and why in the same commit. `absent`: there is no such
 * account; `same`: it is so already.
 */
export async function changeControls(
  settings: Settings,
  {
    userId,
    actorId,
    reason,
    change,
  }: { userId: string; actorId: string; reason: string; change: ControlsChange },
): Promise<"changed" | "same" | "absent"> {
  const account = await firestoreOf(settings).get(`users/${userId}`);
  if (!account) return "absent";
  const before = controlsOf(account.data);
  const after = controlsAfter(before, change);
  // Of two who decide different things at once, neither undoes the other's.
  const field = fieldOf[change.act];
  if (JSON.stringify(after) === JSON.stringify(before)) return "same";
  await commitRecorded(
    settings,
    [
      { kind: "update", path: account.path, data: { [field]: after[field] }, exists: true },
      {
        kind: "update",
        path: `${clientsCollection}/${userId}`,
        data: { standing: standingOf(after), isStale: true },
      },
      auditWrite({
        actorId,
        action: `client.${change.act}`,
        subject: account.path,
        reason,
        details: {},
      }),
    ],
    [account],
  );
  keptOf(settings).delete(userId);
  if (change.act === "suspend") await endView(settings, userId, actorId, "suspended");
  return "changed";
}

const fieldOf = {
  suspend: "suspendedAt",
  restore: "suspendedAt",
  limit: "limits",
  "turn-off": "turnedOff",
} as const satisfies Record<ControlsChange["act"], keyof AccountControls>;

function controlsAfter(before: AccountControls, change: ControlsChange): AccountControls {
  switch (change.act) {
    case "suspend":
      return { ...before, suspendedAt: before.suspendedAt ?? new Date() };
    case "restore":
      return { ...before, suspendedAt: null };
    case "limit":
      return { ...before, limits: change.limits };
    case "turn-off":
      return controlsOf({ ...before, turnedOff: change.turnedOff });
  }
}

function keptOf(settings: Settings): Kept {
  let known = kept.get(settings);
  if (!known) {
    known = new Map();
    kept.set(settings, known);
  }
  return known;
}
