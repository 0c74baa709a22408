import type { SignedInViewer } from "~/domain/access/viewer";
import { type AccountControls, controlsOf, standingOf } from "~/domain/clients/account-controls";
import type { ClientStanding } from "~/domain/clients/client-row";
import type { Settings } from "~/settings/settings.server";
import { signInWrite } from "../clients/client-writes.server";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf, type StoredDocument } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";

/** Makes or refreshes `users/{userId}` from what a verified token says. */
export async function recordSignIn(settings: Settings, viewer: SignedInViewer): Promise<void> {
  await firestoreOf(settings).commit([
    {
      kind: "update",
      path: `users/${viewer.userId}`,
      data: {
        user_id: viewer.userId,
        email: viewer.email,
        emailVerified: viewer.emailVerified,
        displayName: viewer.displayName,
        lastLoginAt: serverTimestamp,
      },
    },
    signInWrite(viewer, Date.now()),
  ]);
}

export interface UserRecord {
  displayName: string | null;
  emailVerified: boolean;
  createdAt: Date;
  controls: AccountControls;
  standing: ClientStanding;
}

/** What is kept of a user, or null before the first sign-in. */
export async function getUser(settings: Settings, userId: string): Promise<UserRecord | null> {
  const document = await firestoreOf(settings).get(`users/${userId}`);
  if (!document) return null;
  const { displayName, emailVerified } = document.data;
  const controls = controlsOf(document.data);
  return {
    displayName: typeof displayName === "string" ? displayName : null,
    emailVerified: emailVerified === true,
    createdAt: document.createTime,
    controls,
    standing: standingOf(controls),
  };
}

export interface Account {
  userId: string;
  email: string | null;
  /** Whether that address was proved to be theirs at their last sign-in. */
  emailVerified: boolean;
}

export async function getAccount(settings: Settings, userId: string): Promise<Account | null> {
  if (!isDocumentId(userId)) return null;
  const document = await firestoreOf(settings).get(`users/${userId}`);
  return document && accountOf(document);
}

/** The accounts of these ids that are there. */
export async function getAccounts(settings: Settings, userIds: readonly string[]): Promise<Account[]> {
  const ids = userIds.filter(isDocumentId);
  if (ids.length === 0) return [];
  const found = await firestoreOf(settings).getAll(ids.map((id) => `users/${id}`));
  return found.flatMap((document) => (document ? [accountOf(document)] : []));
}

/** The accounts that show this address, proved or not: for staff, who look for them, and never to let somebody in. */
export async function findAccountsShowing(settings: Settings, email: string): Promise<Account[]> {
  const found = await firestoreOf(settings).query({
    collection: "users",
    where: [["email", "EQUAL", email]],
    limit: mostOfOneAddress,
  });
  return found.map(accountOf);
}

const mostOfOneAddress = 10;

function accountOf({ id, data }: StoredDocument): Account {
  return {
    userId: id,
    email: typeof data.email === "string" ? data.email : null,
    emailVerified: data.emailVerified === true,
  };
}
