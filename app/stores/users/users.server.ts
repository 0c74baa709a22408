import type { SignedInViewer } from "~/domain/access/viewer";
import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
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
        displayName: viewer.displayName,
        lastLoginAt: serverTimestamp,
      },
    },
  ]);
}

export interface UserRecord {
  displayName: string | null;
  createdAt: Date;
}

/** What is kept of a user, or null before the first sign-in. */
export async function getUser(settings: Settings, userId: string): Promise<UserRecord | null> {
  const document = await firestoreOf(settings).get(`users/${userId}`);
  if (!document) return null;
  const { displayName } = document.data;
  return {
    displayName: typeof displayName === "string" ? displayName : null,
    createdAt: document.createTime,
  };
}

/** An account by the address it signs in with, or by its id; null where there is none. */
export async function findAccount(
  settings: Settings,
  account: string,
): Promise<{ userId: string; email: string | null } | null> {
  const userId = account.includes("@") ? await findUserId(settings, account.toLowerCase()) : account;
  if (!userId || !isDocumentId(userId)) return null;
  const document = await firestoreOf(settings).get(`users/${userId}`);
  if (!document) return null;
  const { email } = document.data;
  return { userId, email: typeof email === "string" ? email : null };
}

/** The account that signed in under this address; null where nobody did. */
export async function findUserId(settings: Settings, email: string): Promise<string | null> {
  const [found] = await firestoreOf(settings).query({
    collection: "users",
    where: [["email", "EQUAL", email]],
    limit: 1,
  });
  return found?.id ?? null;
}
