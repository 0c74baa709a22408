import { type ClientFilter, clientSorts } from "~/domain/clients/client-filter";
import { type ClientRow, type ClientStanding, clientStandings } from "~/domain/clients/client-row";
import { beginningToAsk, beginsWords, wordsOf } from "~/domain/clients/search-words";
import { type PlanId, planIds } from "~/domain/credits/plan";
import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import {
  FirestoreError,
  type FirestoreQuery,
  firestoreOf,
  type StoredDocument,
} from "../firestore/firestore.server";
import { clientsCollection } from "./client-writes.server";

type Where = NonNullable<FirestoreQuery["where"]>[number];

export const clientsPerPage = 100;
/** A search for several words looks at so many accounts that have the longest, then answers with what it found. */
const mostLookedAt = 2_000;

/** Where a page goes on: what the last account has in the field of the order, and its id. */
interface Cursor {
  value: number;
  id: string;
}

/** The accounts of a filter in its order, from after `next` of the page before. */
export async function listClients(
  settings: Settings,
  filter: ClientFilter,
  next: string | null,
): Promise<{ rows: ClientRow[]; next: string | null }> {
  const { field, ...order } = clientSorts[filter.sort];
  const typed = wordsOf(filter.q);
  const where = whereOf(filter, typed);
  const rows: ClientRow[] = [];
  let after = parseCursor(next);
  // The search would be for everything although something was typed.
  if (filter.q && typed.length === 0) return { rows, next: null };
  for (let lookedAt = 0; lookedAt < mostLookedAt; lookedAt += clientsPerPage) {
    const found = await firestoreOf(settings).query({
      collection: clientsCollection,
      where,
      orderBy: [[field, "isAscending" in order ? "ASCENDING" : "DESCENDING"]],
      ...(after && { after: { values: [after.value], id: after.id } }),
      limit: clientsPerPage,
    });
    for (const document of found) {
      after = { value: Number(document.data[field]), id: document.id };
      const row = clientOf(document);
      if (typed.length < 2 || beginsWords(typed, wordsOf(row.email, row.name, row.id))) rows.push(row);
      if (rows.length === clientsPerPage) return { rows, next: cursorText(after) };
    }
    if (found.length < clientsPerPage) return { rows, next: null };
  }
  return { rows, next: after && cursorText(after) };
}

/** How many accounts a filter finds; null for a search of several words, which is not decided by the database alone. */
export async function countClients(settings: Settings, filter: ClientFilter): Promise<number | null> {
  const typed = wordsOf(filter.q);
  if (filter.q && typed.length !== 1) return null;
  const { field, ...order } = clientSorts[filter.sort];
  return firestoreOf(settings).count({
    collection: clientsCollection,
    where: whereOf(filter, typed),
    orderBy: [[field, "isAscending" in order ? "ASCENDING" : "DESCENDING"]],
  });
}

export async function getClient(settings: Settings, userId: string): Promise<ClientRow | null> {
  if (!isDocumentId(userId)) return null;
  const document = await firestoreOf(settings).get(`${clientsCollection}/${userId}`);
  return document && clientOf(document);
}

/** An account of which the list knows nothing yet. */
export function clientOfUser(userId: string): ClientRow {
  return clientOf({ id: userId, data: {} });
}

/** The ids of accounts to which something happened since they were counted. */
export async function findStaleClients(settings: Settings, limit: number): Promise<StoredDocument[]> {
  return firestoreOf(settings).query({
    collection: clientsCollection,
    where: [["isStale", "EQUAL", true]],
    fields: ["isStale"],
    limit,
  });
}

/** Accounts that had failures when they were counted: these are forgotten by time alone. */
export async function findFailingClients(settings: Settings, limit: number): Promise<StoredDocument[]> {
  return firestoreOf(settings).query({
    collection: clientsCollection,
    where: [["failures", "GREATER_THAN", 0]],
    orderBy: [["failures", "ASCENDING"]],
    fields: ["failures"],
    limit,
  });
}

export async function markStale(settings: Settings, clients: readonly StoredDocument[]): Promise<void> {
  if (clients.length === 0) return;
  await firestoreOf(settings).commit(
    clients.map(({ path }) => ({ kind: "update", path, data: { isStale: true }, exists: true })),
  );
}

export type ClientFigures = Pick<
  ClientRow,
  "spent" | "videos" | "images" | "pages" | "works" | "storageBytes" | "failures" | "joinedMs" | "standing"
>;

/** Keeps what was counted, unless something happened meanwhile: then it is counted again. */
export async function saveFigures(
  settings: Settings,
  client: Pick<StoredDocument, "path" | "version">,
  figures: ClientFigures,
  nowMs: number,
): Promise<void> {
  try {
    await firestoreOf(settings).commit([
      {
        kind: "update",
        path: client.path,
        data: { ...figures, countedMs: nowMs, isStale: false },
        unchangedSince: client.version,
      },
    ]);
  } catch (error) {
    if (!(error instanceof FirestoreError && error.code === "failed_precondition")) throw error;
  }
}

function whereOf({ standing, plan }: ClientFilter, typed: readonly string[]): Where[] {
  const beginning = beginningToAsk(typed);
  return [
    ...(beginning ? ([["search", "ARRAY_CONTAINS", beginning]] satisfies Where[]) : []),
    ...(standing ? ([["standing", "EQUAL", standing]] satisfies Where[]) : []),
    ...(plan ? ([["plan", "EQUAL", plan]] satisfies Where[]) : []),
  ];
}

function clientOf({ id, data }: Pick<StoredDocument, "id" | "data">): ClientRow {
  const text = (name: string) => (typeof data[name] === "string" ? (data[name] as string) : null);
  const count = (name: string) => (typeof data[name] === "number" ? (data[name] as number) : null);
  return {
    id,
    email: text("email"),
    name: text("name"),
    standing: clientStandings.find((standing: ClientStanding) => standing === data.standing) ?? "active",
    plan: planIds.find((plan: PlanId) => plan === data.plan) ?? null,
    balance: count("balance"),
    spent: count("spent"),
    videos: count("videos"),
    images: count("images"),
    pages: count("pages"),
    works: count("works"),
    storageBytes: count("storageBytes"),
    failures: count("failures"),
    lastSeenMs: count("lastSeenMs"),
    joinedMs: count("joinedMs"),
    countedMs: count("countedMs"),
  };
}

const cursorText = ({ value, id }: Cursor) => `${value}~${id}`;

function parseCursor(text: string | null): Cursor | null {
  const [, value, id = ""] = /^(-?\d{1,16})~(.+)$/.exec(text ?? "") ?? [];
  return value !== undefined && isDocumentId(id) ? { value: Number(value), id } : null;
}
