import { describe, expect, test } from "vitest";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { ANONYMOUS } from "../caller";
import type { AccessGuard } from "./access-guard";
import { ChangeHistory } from "./change-history";
import type { DocumentChange } from "./commit";
import { CommitClock } from "./commit-clock";
import type { StoredDocument } from "./document";
import type { DocumentStore } from "./document-store";
import { ListenStream } from "./listen-stream";
import type { AddTarget, StructuredQuery } from "./protocol";
import { isInScope, queryScope, selectDocuments } from "./query";
import { permissionDenied } from "./rpc-error";
import { TargetIndex } from "./target-index";
import type { WebChannelSession } from "./web-channel-session";

const DATABASE = "projects/p/databases/d";
const ROOT = `${DATABASE}/documents`;
const ID = 2;

/** A number generator that gives the same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Documents in memory with the real clock, history, targets and streams over them. */
class Server {
  readonly documents = new Map<string, StoredDocument>();
  readonly sql = memorySql();
  readonly clock = new CommitClock(this.sql);
  history = new ChangeHistory(this.sql, this.clock.now());
  readonly index = new TargetIndex<ListenStream>();
  /** Ids of documents that nobody may get. */
  readonly secret = new Set<string>();

  readonly store = {
    get: (name: string) => this.documents.get(name) ?? null,
    query: (parent: string, query: StructuredQuery) => {
      const scope = queryScope(parent, query);
      const near = [...this.documents.values()].filter(({ name }) => isInScope(name, scope));
      return selectDocuments(near, query);
    },
  } as unknown as DocumentStore;

  readonly guard = {
    requireList: () => ({ dependsOn: new Set() }),
    requireGet: (_caller: unknown, name: string) => {
      if (this.secret.has(name.split("/").at(-1)!)) throw permissionDenied();
      return { dependsOn: new Set() };
    },
  } as unknown as AccessGuard;

  commit(writes: Record<string, number | null>): void {
    const micros = this.clock.tick();
    const changes: DocumentChange[] = [];
    for (const [path, rank] of Object.entries(writes)) {
      const name = `${ROOT}/${path}`;
      const before = this.documents.get(name) ?? null;
      const fields = { rank: { integerValue: String(rank) } };
      const createTimeMicros = before?.createTimeMicros ?? micros;
      const after = rank === null ? null : { name, fields, createTimeMicros, updateTimeMicros: micros };
      if (after) this.documents.set(name, after);
      else this.documents.delete(name);
      if (before || after) changes.push({ name, before, after });
    }
    this.history.record(changes, micros);
    for (const [stream, targets] of this.index.touchedBy(changes)) stream.onCommit(targets, changes, micros);
  }

  open(client: Client): ListenStream {
    const session = {
      sendJson: (json: string) => client.take(JSON.parse(json)),
      fail: (error: object) => client.take({ failed: error } as Message),
      keepsUp: () => true,
      flush: () => {},
    } as unknown as WebChannelSession;
    const { store, clock, guard, history, index } = this;
    const context = { database: DATABASE, store, clock, guard, history, index, caller: ANONYMOUS };
    const stream = new ListenStream(session, context, () => {});
    return stream;
  }
}

interface Message {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    resumeToken?: string;
    readTime?: string;
    cause?: { code: number };
  };
  documentChange?: { document: { name: string; updateTime: string }; targetIds?: number[] };
  documentDelete?: { document: string };
  documentRemove?: { document: string };
  filter?: { targetId: number; count: number };
}

/** Keeps what it was sent as the SDK does: the result is what stood at the last global snapshot. */
class Client {
  readonly messages: Message[] = [];
  #pending = new Map<string, string>();
  result = new Map<string, string>();
  token = "";
  #readTime = "";

  take(message: Message): void {
    this.messages.push(message);
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = message;
    if (targetChange?.targetChangeType === "RESET") this.#pending.clear();
    if (documentChange) {
      const { name, updateTime } = documentChange.document;
      if (documentChange.targetIds?.includes(ID)) this.#pending.set(name, updateTime);
      else this.#pending.delete(name);
    }
    const gone = documentDelete ?? documentRemove;
    if (gone) this.#pending.delete(gone.document);
    if (filter) expect(filter.count).toBe(this.#pending.size);
    if (!targetChange || targetChange.targetChangeType || targetChange.targetIds) return;
    this.result = new Map(this.#pending);
    this.token = targetChange.resumeToken ?? "";
    expect(targetChange.readTime! >= this.#readTime).toBe(true);
    this.#readTime = targetChange.readTime!;
  }

  kinds(): string[] {
    return this.messages.map(({ targetChange, ...rest }) =>
      targetChange ? (targetChange.targetChangeType ?? "GLOBAL") : Object.keys(rest)[0]!,
    );
  }
}

const byRank = { orderBy: [{ field: { fieldPath: "rank" } }] };
const lowRanks: Partial<StructuredQuery> = {
  where: {
    fieldFilter: { field: { fieldPath: "rank" }, op: "LESS_THAN", value: { integerValue: "5" } },
  },
};
const inC = (query: Partial<StructuredQuery>): AddTarget => ({
  targetId: ID,
  query: { parent: ROOT, structuredQuery: { from: [{ collectionId: "c" }], ...query } },
});
const named = (...ids: string[]): AddTarget => ({
  targetId: ID,
  documents: { documents: ids.map((id) => `${ROOT}/c/${id}`) },
});
const TARGETS: [string, AddTarget][] = [
  ["a collection", inC({})],
  ["a filter", inC(lowRanks)],
  ["a limit", inC({ ...byRank, limit: 3 })],
  [
    "a limit to last",
    inC({ ...lowRanks, orderBy: [{ field: { fieldPath: "rank" }, direction: "DESCENDING" }], limit: 4 }),
  ],
  ["an offset", inC({ ...byRank, offset: 2 })],
  ["a collection group", inC({ ...lowRanks, from: [{ collectionId: "c", allDescendants: true }] })],
  ["documents", named("d1", "d2", "d3", "gone")],
];

const sorted = (result: Map<string, string>) => [...result].sort();

function randomCommit(server: Server, random: (below: number) => number): void {
  const writes: Record<string, number | null> = {};
  for (let count = 1 + random(3); count > 0; count--) {
    const collection = ["c", "c", "c", "other", "other/x/c"][random(5)]!;
    writes[`${collection}/d${random(7)}`] = random(3) ? random(10) : null;
  }
  server.commit(writes);
}

describe.each(TARGETS)("a client that comes back to %s", (_, target) => {
  test("ends with exactly what a new one gets, whatever happened and whenever it left", () => {
    for (let seed = 1; seed <= 80; seed++) {
      const random = randomFrom(seed);
      const server = new Server();
      const client = new Client();
      for (let sitting = 0; sitting < 4; sitting++) {
        const stream = server.open(client);
        const resumed = client.token
          ? { resumeToken: client.token, ...(random(4) ? { expectedCount: client.result.size } : {}) }
          : {};
        stream.onMessage({ addTarget: { ...target, ...resumed } });
        for (let count = random(6); count > 0; count--) randomCommit(server, random);
        stream.onClose();
        const fresh = new Client();
        server.open(fresh).onMessage({ addTarget: target });
        expect(sorted(client.result), `seed ${seed}, sitting ${sitting}`).toEqual(sorted(fresh.result));
        for (let count = random(6); count > 0; count--) randomCommit(server, random);
      }
    }
  });
});

describe("resuming", () => {
  function left(server: Server, target = inC(lowRanks)): Client {
    const client = new Client();
    const stream = server.open(client);
    stream.onMessage({ addTarget: target });
    stream.onClose();
    client.messages.length = 0;
    return client;
  }
  function comeBack(server: Server, client: Client, extra: Partial<AddTarget> = {}, target = inC(lowRanks)) {
    const resumed = { resumeToken: client.token, expectedCount: client.result.size, ...extra };
    server.open(client).onMessage({ addTarget: { ...target, ...resumed } });
    return client.kinds();
  }

  test("sends only what changed: a new one, a changed one, one that left, one deleted", () => {
    const server = new Server();
    server.commit({ "c/kept": 1, "c/changed": 1, "c/leaves": 1, "c/deleted": 1, "c/never": 9 });
    const client = left(server);
    server.commit({ "c/new": 2, "c/changed": 2, "c/leaves": 9, "c/deleted": null, "c/never": 8 });
    expect(comeBack(server, client).sort()).toEqual([
      ...["ADD", "CURRENT", "GLOBAL"],
      ...["documentChange", "documentChange", "documentChange", "documentDelete", "filter"],
    ]);
    expect(client.result.size).toBe(3);
  });

  test("a document that left in a version the caller may not read is named, never shown", () => {
    const server = new Server();
    server.commit({ "c/a": 1 });
    const client = left(server);
    server.secret.add("a");
    server.commit({ "c/a": 9 });
    expect(comeBack(server, client)).toEqual(["ADD", "documentRemove", "filter", "CURRENT", "GLOBAL"]);
  });

  const RESET = ["ADD", "RESET", "documentChange", "CURRENT", "GLOBAL"];
  test.each<[string, Partial<AddTarget>]>([
    ["a token of another server", { resumeToken: btoa("\n\u0005\bxyz") }],
    ["a token that is no base64", { resumeToken: "*" }],
    ["a token from the future", { resumeToken: btoa("9999999999999999") }],
    ["a token from before all history", { resumeToken: btoa("5") }],
    ["a read time from before all history", { resumeToken: undefined, readTime: "2001-01-01T00:00:00Z" }],
    ["a read time that is none", { resumeToken: undefined, readTime: "yesterday" }],
    ["another number of documents than the server knows of", { expectedCount: 7 }],
  ])("%s gets the whole result after RESET", (_, extra) => {
    const server = new Server();
    server.commit({ "c/a": 1 });
    expect(comeBack(server, left(server), extra)).toEqual(RESET);
  });

  test("a full limited result is sent whole if anything that matches moved, and not if nothing did", () => {
    const server = new Server();
    const target = inC({ ...byRank, limit: 1 });
    server.commit({ "c/a": 1, "c/b": 2 });
    const client = left(server, target);
    server.commit({ "other/x": 1 });
    expect(comeBack(server, client, {}, target)).toEqual(["ADD", "filter", "CURRENT", "GLOBAL"]);
    server.commit({ "c/a": null });
    client.messages.length = 0;
    expect(comeBack(server, client, { expectedCount: 1 }, target)).toContain("CURRENT");
    expect([...client.result.keys()]).toEqual([`${ROOT}/c/b`]);
  });

  test("history outlives a restart, and what was cleared cannot be resumed", () => {
    const server = new Server();
    server.commit({ "c/a": 1 });
    const client = left(server);
    server.commit({ "c/b": 1 });
    server.history = new ChangeHistory(server.sql, server.clock.now());
    expect(comeBack(server, client)).toEqual(["ADD", "documentChange", "filter", "CURRENT", "GLOBAL"]);
    client.messages.length = 0;
    server.history.clear(server.clock.tick());
    expect(comeBack(server, client)[1]).toBe("RESET");
  });

  test("history is bounded: by the number of changes and by what they hold", () => {
    const server = new Server();
    const many = left(server);
    for (let batch = 0; batch < 42; batch++) {
      server.commit(Object.fromEntries(Array.from({ length: 500 }, (_, id) => [`many/${batch}-${id}`, 1])));
    }
    expect(comeBack(server, many)[1]).toBe("RESET");
    const [{ count } = { count: 0 }] = server.sql
      .exec<{ count: number }>("SELECT COUNT(*) AS count FROM changes")
      .toArray();
    expect(count).toBeGreaterThan(10_000);
    expect(count).toBeLessThanOrEqual(20_000);
  });
});

describe("targets", () => {
  test("a target asked for once ends when its result is complete", () => {
    const server = new Server();
    server.commit({ "c/a": 1 });
    const client = new Client();
    server.open(client).onMessage({ addTarget: { ...inC({}), once: true } });
    expect(client.kinds()).toEqual(["ADD", "documentChange", "CURRENT", "GLOBAL", "REMOVE"]);
    server.commit({ "c/b": 1 });
    expect(client.messages).toHaveLength(5);
  });

  test("without an id of the client's, the server chooses one", () => {
    const server = new Server();
    const client = new Client();
    const stream = server.open(client);
    stream.onMessage({ addTarget: { ...inC({}), targetId: 1 } });
    stream.onMessage({ addTarget: { ...inC({}), targetId: 0 } });
    expect(client.messages.flatMap(({ targetChange }) => targetChange?.targetIds ?? [])).toEqual([
      1, 1, 2, 2,
    ]);
  });

  test("an id in use is taken over, and its earlier result forgotten", () => {
    const server = new Server();
    server.commit({ "c/a": 1, "c/b": 9 });
    const client = new Client();
    const stream = server.open(client);
    stream.onMessage({ addTarget: inC({}) });
    stream.onMessage({ addTarget: inC(lowRanks) });
    expect([...client.result.keys()]).toEqual([`${ROOT}/c/a`]);
    server.commit({ "c/b": 8 });
    expect(client.result.size).toBe(1);
  });

  test("documents by several names: each missing one is told as deleted, each refused one ends the target", () => {
    const server = new Server();
    server.commit({ "c/a": 1, "c/b": 1 });
    const client = new Client();
    const stream = server.open(client);
    stream.onMessage({ addTarget: named("a", "none", "a", "b") });
    expect(client.kinds()).toEqual([
      ...["ADD", "documentChange", "documentChange", "documentDelete", "CURRENT", "GLOBAL"],
    ]);
    client.messages.length = 0;
    server.secret.add("b");
    server.commit({ "c/b": 2 });
    expect(client.messages).toMatchObject([
      { targetChange: { targetChangeType: "REMOVE", targetIds: [ID], cause: { code: 7 } } },
      { targetChange: { readTime: expect.any(String) } },
    ]);
    server.commit({ "c/a": 3 });
    expect(client.messages).toHaveLength(2);
  });

  test.each<[string, object, number]>([
    ["neither a query nor documents", { targetId: ID }, 3],
    ["a negative id", { ...inC({}), targetId: -1 }, 3],
    ["no names", named(), 3],
    [
      "a name in another database",
      { targetId: ID, documents: { documents: ["projects/x/databases/d/documents/c/a"] } },
      3,
    ],
    [
      "a parent in another database",
      { targetId: ID, query: { parent: "projects/x/databases/d/documents", structuredQuery: {} } },
      3,
    ],
  ])("%s is refused with its cause, and the stream goes on", (_, addTarget, code) => {
    const server = new Server();
    const client = new Client();
    const stream = server.open(client);
    stream.onMessage({ addTarget });
    expect(client.messages.at(-1)?.targetChange).toMatchObject({
      targetChangeType: "REMOVE",
      cause: { code },
    });
    stream.onMessage({ addTarget: inC({}) });
    expect(client.kinds().at(-1)).toBe("GLOBAL");
  });

  test.each([null, {}, [], "x", { removeTarget: "2" }])("the message %j ends the stream", (message) => {
    const client = new Client();
    new Server().open(client).onMessage(message);
    expect(client.messages).toMatchObject([{ failed: { error: { status: "INVALID_ARGUMENT" } } }]);
  });
});
