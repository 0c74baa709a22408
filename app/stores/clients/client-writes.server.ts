import type { SignedInViewer } from "~/domain/access/viewer";
import { beginningsOf, wordsOf } from "~/domain/clients/search-words";
import type { LedgerState } from "~/domain/credits/ledger";
import type { FirestoreWrite } from "../firestore/firestore.server";

/**
 * `clients/{userId}`: an account as staff list it, kept where its parts change. Fields that the list is ordered by are whole
 * numbers. `isStale`: something happened since its works were counted.
 */
export const clientsCollection = "clients";

/** Goes with each sign-in. */
export function signInWrite(
  { userId, email, displayName }: Pick<SignedInViewer, "userId" | "email" | "displayName">,
  nowMs: number,
): FirestoreWrite {
  return {
    kind: "update",
    path: `${clientsCollection}/${userId}`,
    data: {
      email,
      name: displayName,
      search: beginningsOf(wordsOf(email, displayName, userId)),
      lastSeenMs: nowMs,
      isStale: true,
    },
  };
}

/** Goes with each copy of the account's ledger. */
export function creditsWrite(
  userId: string,
  { plan, balance }: Pick<LedgerState, "plan" | "balance">,
): FirestoreWrite {
  return {
    kind: "update",
    path: `${clientsCollection}/${userId}`,
    data: { plan, balance, isStale: true },
  };
}
