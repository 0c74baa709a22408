import type { Settings } from "~/settings/settings.server";
import { auditWrite } from "../audit/audit.server";
import { firestoreOf, type StoredDocument } from "../firestore/firestore.server";

/** What an account owns, by the field that says so, with what lies below each document. Secrets are no part of it. */
const owned: readonly { collection: string; field: string; below?: readonly string[] }[] = [
  { collection: "content", field: "ownerId", below: ["versions", "comments"] },
  { collection: "images", field: "ownerId" },
  { collection: "projects", field: "ownerId", below: ["versions", "comments"] },
  { collection: "products", field: "ownerId" },
  { collection: "brands", field: "ownerId" },
  { collection: "boards", field: "ownerId" },
  { collection: "batches", field: "ownerId", below: ["rowGroups"] },
  { collection: "assets", field: "ownerId" },
  { collection: "assetFolders", field: "ownerId" },
  { collection: "jobs", field: "ownerId" },
  { collection: "exports", field: "ownerId" },
  { collection: "publications", field: "ownerId" },
  { collection: "publicImages", field: "ownerId" },
  { collection: "imageEvents", field: "userId" },
];
const ofAccount = ["users", "ledgers"];
const belowAccount = ["videoTemplates", "imageEdits"];

/** A document may have 1 MiB, and the worker holds one page of them. */
const pageSize = 20;

/** Keeps that an account is exported, by whom and why; nothing is given before that is kept. */
export async function noteExport(
  settings: Settings,
  { userId, actorId, reason }: { userId: string; actorId: string; reason: string },
): Promise<void> {
  const event = {
    actorId,
    action: "client.export",
    subject: `users/${userId}`,
    reason,
    details: {},
  } as const;
  await firestoreOf(settings).commit([auditWrite(event)]);
}

/** All documents of an account, a page at a time. */
export async function* documentsOf(settings: Settings, userId: string): AsyncGenerator<StoredDocument[]> {
  const firestore = firestoreOf(settings);
  const own = await firestore.getAll(ofAccount.map((collection) => `${collection}/${userId}`));
  yield own.filter((document) => document !== null);
  for (const collection of belowAccount) yield* allBelow(settings, `users/${userId}`, collection);
  for (const { collection, field, below = [] } of owned) {
    for (let after: string | null = null; ; ) {
      const page: StoredDocument[] = await firestore.query({
        collection,
        where: [[field, "EQUAL", userId]],
        ...(after !== null && { after: { values: [], id: after } }),
        limit: pageSize,
      });
      yield page;
      for (const { path } of page) {
        for (const name of below) yield* allBelow(settings, path, name);
      }
      if (page.length < pageSize) break;
      after = page.at(-1)?.id ?? null;
    }
  }
}

async function* allBelow(
  settings: Settings,
  below: string,
  collection: string,
): AsyncGenerator<StoredDocument[]> {
  for (let after: string | null = null; ; ) {
    const page: StoredDocument[] = await firestoreOf(settings).query({
      collection,
      below,
      ...(after !== null && { after: { values: [], id: after } }),
      limit: pageSize,
    });
    yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id ?? null;
  }
}
