import type { Settings } from "~/settings/settings.server";
import { type FirestoreWrite, firestoreOf, type StoredDocument } from "../firestore/firestore.server";
import { clientsCollection, signInWrite } from "./client-writes.server";

/** How far accounts from before the list were taken into it. */
const cursorPath = "clientCursors/users";
const atOnce = 200;
const mostPages = 100;

/** Takes accounts into the list that signed in before there was one, some at a time; when all are, this does nothing. */
export async function takeInAccounts(settings: Settings): Promise<number> {
  const firestore = firestoreOf(settings);
  const cursor = (await firestore.get(cursorPath))?.data ?? {};
  if (cursor.isDone === true) return 0;
  let after = typeof cursor.after === "string" ? cursor.after : null;
  let taken = 0;
  for (let page = 0; page < mostPages; page++) {
    const accounts: StoredDocument[] = await firestore.query({
      collection: "users",
      ...(after !== null && { after: { values: [], id: after } }),
      fields: ["email", "displayName", "lastLoginAt"],
      limit: atOnce,
    });
    const paths = accounts.map(({ id }) => `${clientsCollection}/${id}`);
    const known = paths.length > 0 ? await firestore.getAll(paths) : [];
    const missing = accounts.filter((_, index) => known[index]?.data.lastSeenMs === undefined);
    after = accounts.at(-1)?.id ?? after;
    const isDone = accounts.length < atOnce;
    await firestore.commit([
      ...missing.map(listed),
      { kind: "set", path: cursorPath, data: { after, isDone } },
    ]);
    taken += missing.length;
    if (isDone) break;
  }
  return taken;
}

function listed({ id: userId, data }: StoredDocument): FirestoreWrite {
  const { email, displayName, lastLoginAt } = data;
  return signInWrite(
    {
      userId,
      email: typeof email === "string" ? email : null,
      displayName: typeof displayName === "string" ? displayName : null,
    },
    lastLoginAt instanceof Date ? lastLoginAt.getTime() : 0,
  );
}
