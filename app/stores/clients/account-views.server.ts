import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { viewMs } from "~/domain/clients/account-view";
import type { Settings } from "~/settings/settings.server";
import { askedByNobody } from "../audit/asking.server";
import { auditWrite } from "../audit/audit.server";
import {
  FirestoreError,
  type FirestoreWrite,
  firestoreOf,
  type StoredDocument,
} from "../firestore/firestore.server";

/** `accountViews/{userId}`: the account that a member of staff looks at. The rules read it too. */
const collection = "accountViews";

const schema = z.object({
  clientId: z.string(),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  displayName: z.nullable(z.string()),
  by: z.string(),
  endsAt: z.date(),
});
export type AccountView = z.infer<typeof schema>;

export type ViewedAccount = Pick<AccountView, "clientId" | "email" | "emailVerified" | "displayName">;

/** Begins to look at an account, with the event that says who and why; what was looked at before ends with it. */
export async function startView(
  settings: Settings,
  staff: SignedInViewer,
  account: ViewedAccount,
  reason: string,
): Promise<Date> {
  const firestore = firestoreOf(settings);
  const path = `${collection}/${staff.userId}`;
  const before = await firestore.get(path);
  const by = staff.email ?? staff.userId;
  const endsAt = new Date(Date.now() + viewMs);
  const view: AccountView = { ...account, by, endsAt };
  await firestore.commit([
    {
      kind: "set",
      path,
      data: { ...view },
      ...(before ? { unchangedSince: before.version } : { exists: false }),
    },
    ...(before ? [endEvent(before, by, "another")] : []),
    auditWrite({
      actorId: by,
      action: "client.view-as-start",
      subject: `users/${account.clientId}`,
      targets: [path],
      reason,
      details: { until: endsAt.toISOString() },
    }),
  ]);
  return endsAt;
}

/** What a member of staff looks at now; null where it is nothing, or over. */
export async function findView(settings: Settings, staffId: string): Promise<AccountView | null> {
  const view = viewOf(await firestoreOf(settings).get(`${collection}/${staffId}`));
  return view && view.endsAt > new Date() ? view : null;
}

/** Ends what a member of staff looks at, with the event that says by whom and why; nothing happens where it has ended. */
export async function endView(
  settings: Settings,
  staffId: string,
  actorId: string,
  because: "left" | "signed-out" | "suspended",
): Promise<void> {
  const stored = await firestoreOf(settings).get(`${collection}/${staffId}`);
  if (stored) await end(settings, stored, actorId, because);
}

const mostAtOnce = 50;

/** Tells of each view whose time is over that it ended. */
export function endOverdueViews(settings: Settings, now: Date): Promise<number> {
  return askedByNobody(async () => {
    const over = await firestoreOf(settings).query({
      collection,
      where: [["endsAt", "LESS_THAN_OR_EQUAL", now]],
      orderBy: [["endsAt", "ASCENDING"]],
      limit: mostAtOnce,
    });
    for (const stored of over) await end(settings, stored, "system", "time");
    return over.length;
  });
}

type Because = "left" | "signed-out" | "suspended" | "time" | "another";

async function end(
  settings: Settings,
  stored: StoredDocument,
  actorId: string,
  because: Because,
): Promise<void> {
  try {
    await firestoreOf(settings).commit([
      { kind: "delete", path: stored.path, unchangedSince: stored.version },
      endEvent(stored, actorId, because),
    ]);
  } catch (error) {
    // Somebody else ended it, or began another.
    if (!(error instanceof FirestoreError && ["failed_precondition", "not_found"].includes(error.code)))
      throw error;
  }
}

function endEvent(stored: StoredDocument, actorId: string, because: Because): FirestoreWrite {
  const view = viewOf(stored);
  return auditWrite({
    actorId,
    action: "client.view-as-end",
    subject: `users/${view?.clientId ?? "unknown"}`,
    targets: [stored.path],
    details: { because, by: view?.by ?? null },
  });
}

function viewOf(stored: StoredDocument | null): AccountView | null {
  return schema.safeParse(stored?.data).data ?? null;
}
