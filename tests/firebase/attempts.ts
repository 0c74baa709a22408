import { openWireChannel, type WireMessage } from "../fakes/web-channel";
import { accessTable, type Caller, callers, type Operation } from "./access-table";
import { fieldsOfOwner, type People } from "./people";

export const DENIED = {
  code: 403,
  status: "PERMISSION_DENIED",
  message: "Missing or insufficient permissions.",
};

/** The path of a collection of the table, and of the document of the owner's in it. */
export function pathsOf({ ids }: People, collection: string): { collection: string; document: string } {
  const path = collection.replace("*", ids.owner);
  return {
    collection: path,
    document: `${path}/${["users", "ledgers"].includes(path) ? ids.owner : "theirs"}`,
  };
}

/** More of the owner's, one for each who tries, that may go: the first is needed after them. */
const deletable = (collection: string, caller: Caller) =>
  `${collection}/deletable-by-${caller.replace(" ", "-")}`;

/** Puts the owner's documents into every collection of the table. */
export async function putDocuments(people: People): Promise<void> {
  const writes = Object.keys(accessTable).flatMap((collection) => {
    const path = pathsOf(people, collection);
    const gone = callers.map((caller) => deletable(path.collection, caller));
    return [path.document, ...gone].map((document) => ({
      update: { name: people.nameOf(document), fields: fieldsOfOwner(people) },
    }));
  });
  const response = await people.rest(people.admin, "POST", ":commit", { writes });
  if (!response.ok) throw new Error(await response.text());
}

/** A change its owner may make where anybody may change anything: a rename, with the time of the change. */
export function rename(people: People, collection: string): object {
  const isNamed = ["assets", "assetFolders", "boards", "brands"].includes(collection);
  const isDated = ["content", "boards", "brands"].includes(collection);
  return {
    update: {
      name: people.nameOf(pathsOf(people, collection).document),
      fields: { [isNamed ? "name" : "title"]: { stringValue: "Renamed" } },
    },
    updateMask: { fieldPaths: [isNamed ? "name" : "title"] },
    ...(isDated ? { updateTransforms: [{ fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" }] } : {}),
    currentDocument: { exists: true },
  };
}

/** The query of a list operation. */
export function queryOf(people: People, operation: Operation, collection: string, caller: Caller) {
  const segments = collection.replace("*", people.ids.owner).split("/");
  const collectionId = segments.at(-1) ?? "";
  const parent = people.nameOf(segments.slice(0, -1).join("/")).replace(/\/$/, "");
  const value = { stringValue: people.ids[caller] };
  const structuredQuery = {
    from: [{ collectionId, ...(operation === "list group" ? { allDescendants: true } : {}) }],
    ...(operation === "list own"
      ? { where: { fieldFilter: { field: { fieldPath: "ownerId" }, op: "EQUAL", value } } }
      : {}),
  };
  return { parent, structuredQuery };
}

/** The most harmless form of each operation: if the rules let any through, it is this one. */
export function attempt(
  people: People,
  operation: Operation,
  collection: string,
  caller: Caller,
): Promise<Response> {
  const { rest, tokens, ids, nameOf } = people;
  const token = tokens[caller];
  const path = pathsOf(people, collection);
  const commit = (write: object) => rest(token, "POST", ":commit", { writes: [write] });
  switch (operation) {
    case "get":
      return rest(token, "GET", `/${path.document}`);
    case "get missing":
      return rest(token, "GET", `/${path.collection}/missing`);
    case "create":
      return commit({
        update: {
          name: nameOf(`${path.collection}/new`),
          fields: { ...fieldsOfOwner(people), ownerId: { stringValue: ids[caller] } },
        },
        updateTransforms: [{ fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" }],
        currentDocument: { exists: false },
      });
    case "update":
      return commit(rename(people, collection));
    case "delete":
      return commit({ delete: nameOf(deletable(path.collection, caller)) });
    default: {
      const { parent, structuredQuery } = queryOf(people, operation, collection, caller);
      const below = parent.slice(nameOf("").length - 1);
      return rest(token, "POST", `${below}:runQuery`, { structuredQuery });
    }
  }
}

/** Reads a document in a transaction and changes it twice in its commit. */
export async function attemptTransaction(
  people: People,
  collection: string,
  caller: Caller,
): Promise<Response> {
  const { rest, tokens, nameOf } = people;
  const documents = [nameOf(pathsOf(people, collection).document)];
  const read = await rest(tokens[caller], "POST", ":batchGet", {
    documents,
    newTransaction: { readWrite: {} },
  });
  if (!read.ok) return read;
  const [{ transaction }] = (await read.json()) as [{ transaction: string }];
  const writes = [rename(people, collection), rename(people, collection)];
  return rest(tokens[caller], "POST", ":commit", { writes, transaction });
}

/** Sends one write over a Write stream of its own, as the web SDK does for every batch. */
export async function writeOverStream(
  people: People,
  caller: Caller,
  write: object,
): Promise<"written" | WireMessage["error"]> {
  const channel = await openWireChannel(channelOf(people, caller, "Write"), { database: databaseOf(people) });
  const [opened] = await channel.poll();
  await channel.send([{ streamToken: opened?.streamToken, writes: [write] }]);
  const [answer] = await channel.poll();
  await channel.terminate();
  return answer?.writeResults ? "written" : answer?.error;
}

function databaseOf({ nameOf }: People): string {
  return nameOf("").replace(/\/documents\/$/, "");
}

function channelOf(people: People, caller: Caller, name: "Listen" | "Write") {
  const token = people.tokens[caller];
  return { url: people.firebase.url, database: databaseOf(people), name, ...(token ? { token } : {}) };
}

/** What a caller's one Listen stream says of each target: that it is current, or the cause of its end. */
export async function listenTo(
  people: People,
  caller: Caller,
  targets: readonly object[],
): Promise<("current" | { code: number; message: string })[]> {
  const database = databaseOf(people);
  const requests = targets.map((target, index) => ({
    database,
    addTarget: { ...target, targetId: index + 1 },
  }));
  const [first, ...others] = requests;
  const channel = await openWireChannel(channelOf(people, caller, "Listen"), first!);
  if (others.length > 0) await channel.send(others);
  const outcomes = new Map<number, "current" | { code: number; message: string }>();
  while (outcomes.size < targets.length) {
    for (const { targetChange } of await channel.poll()) record(outcomes, targetChange);
  }
  await channel.terminate();
  return targets.map((_, index) => outcomes.get(index + 1)!);
}

function record(
  outcomes: Map<number, "current" | { code: number; message: string }>,
  change: WireMessage["targetChange"],
): void {
  for (const id of change?.targetIds ?? []) {
    if (change?.targetChangeType === "CURRENT") outcomes.set(id, "current");
    else if (change?.cause) outcomes.set(id, change.cause);
  }
}
