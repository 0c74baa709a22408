import { reasonLimits } from "~/domain/audit/reason";
import type { ClientNote } from "~/domain/clients/client-detail";
import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { FirestoreError, type FirestoreWrite, firestoreOf } from "../firestore/firestore.server";

/** `clientNotes/{id}`: what staff write of an account for each other; nobody else reads it. */
const collection = "clientNotes";
const mostNotes = 100;

export async function listNotes(settings: Settings, clientId: string): Promise<ClientNote[]> {
  const found = await firestoreOf(settings).query({
    collection,
    where: [["clientId", "EQUAL", clientId]],
    orderBy: [["atMs", "DESCENDING"]],
    limit: mostNotes,
  });
  return found.map(({ id, data }) => ({
    id,
    text: String(data.text),
    by: String(data.by),
    atMs: Number(data.atMs),
  }));
}

interface Change {
  clientId: string;
  noteId: string;
  by: string;
}

/** Adds a note, once for its id. */
export async function addNote(
  settings: Settings,
  { clientId, noteId, by, text }: Change & { text: string },
): Promise<void> {
  const writes: FirestoreWrite[] = [
    {
      kind: "set",
      path: `${collection}/${noteId}`,
      data: { clientId, text, by, atMs: Date.now() },
      exists: false,
    },
    auditWrite({
      actorId: by,
      action: "client.add-note",
      subject: `users/${clientId}`,
      targets: [`${collection}/${noteId}`],
      reason: text.slice(0, reasonLimits.most),
      details: {},
    }),
  ];
  try {
    await firestoreOf(settings).commit(writes);
  } catch (error) {
    if (!(error instanceof FirestoreError && error.code === "already_exists")) throw error;
  }
}

/** Takes a note of this account away; false where there is none. */
export async function removeNote(
  settings: Settings,
  { clientId, noteId, by, reason }: Change & { reason: string },
): Promise<boolean> {
  const firestore = firestoreOf(settings);
  const note = await firestore.get(`${collection}/${noteId}`);
  if (note?.data.clientId !== clientId) return false;
  await firestore.commit([
    { kind: "delete", path: note.path, unchangedSince: note.version },
    auditWrite({
      actorId: by,
      action: "client.remove-note",
      subject: `users/${clientId}`,
      targets: [note.path],
      reason,
      details: { text: String(note.data.text).slice(0, reasonLimits.most), writtenBy: String(note.data.by) },
    }),
  ]);
  return true;
}
