import { describe, expect, test } from "vitest";
import { createRandom } from "~/domain/random/seeded-random";
import { byRank, inC, ListenClient, ListenServer, lowRanks, named } from "../../../tests/fakes/listen-server";
import { seedsOr } from "../../../tests/fixtures/seeds";
import { ChangeHistory } from "./change-history";
import type { AddTarget } from "./protocol";
import { lastSegment } from "./resource-name";

function randomBelow(seed: number): (below: number) => number {
  const next = createRandom(seed);
  return (below) => Math.floor(next() * below);
}

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

function randomCommits(server: ListenServer, random: (below: number) => number): void {
  server.commit(...Array.from({ length: 1 + random(2) }, () => randomWrites(random)));
}

function randomWrites(random: (below: number) => number): Record<string, number | null> {
  const writes: Record<string, number | null> = {};
  for (let count = 1 + random(3); count > 0; count--) {
    const collection = ["c", "c", "c", "other", "other/x/c"][random(5)]!;
    writes[`${collection}/d${random(7)}`] = random(3) ? random(10) : null;
  }
  return writes;
}

describe.each(TARGETS)("a client that comes back to %s", (_, target) => {
  test("ends with exactly what a new one gets, whatever happened and whenever it left", () => {
    for (const seed of seedsOr(...Array.from({ length: 80 }, (_each, index) => index + 1))) {
      const random = randomBelow(seed);
      const server = new ListenServer();
      const client = new ListenClient();
      for (let sitting = 0; sitting < 4; sitting++) {
        const stream = server.open(client);
        const resumed = client.token
          ? { resumeToken: client.token, ...(random(4) ? { expectedCount: client.result.size } : {}) }
          : {};
        stream.onMessage({ addTarget: { ...target, ...resumed } });
        for (let count = random(6); count > 0; count--) randomCommits(server, random);
        stream.onClose();
        expect(client.kinds()).not.toContain("RESET");
        const fresh = new ListenClient();
        server.open(fresh).onMessage({ addTarget: target });
        expect(sorted(client.result), `seed ${seed}, sitting ${sitting}`).toEqual(sorted(fresh.result));
        for (let count = random(6); count > 0; count--) randomCommits(server, random);
      }
    }
  });
});

describe("resuming", () => {
  function left(server: ListenServer, target = inC(lowRanks)): ListenClient {
    const client = new ListenClient();
    const stream = server.open(client);
    stream.onMessage({ addTarget: target });
    stream.onClose();
    client.messages.length = 0;
    return client;
  }
  function comeBack(
    server: ListenServer,
    client: ListenClient,
    extra: Partial<AddTarget> = {},
    target = inC(lowRanks),
  ) {
    const resumed = { resumeToken: client.token, expectedCount: client.result.size, ...extra };
    server.open(client).onMessage({ addTarget: { ...target, ...resumed } });
    return client.kinds();
  }

  test("sends only what changed: a new one, a changed one, one that left, one deleted", () => {
    const server = new ListenServer();
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
    const server = new ListenServer();
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
    const server = new ListenServer();
    server.commit({ "c/a": 1 });
    expect(comeBack(server, left(server), extra)).toEqual(RESET);
  });

  test("a full limited result is told who moved up and who was pushed out, and nothing if nobody moved", () => {
    const server = new ListenServer();
    const target = inC({ ...byRank, limit: 2 });
    server.commit({ "c/a": 1, "c/b": 2, "c/c": 3 });
    const client = left(server, target);
    server.commit({ "c/d": 9, "other/x": 1 });
    expect(comeBack(server, client, {}, target)).toEqual(["ADD", "filter", "CURRENT", "GLOBAL"]);
    const closed = left(server, target);
    server.commit({ "c/a": null });
    expect(comeBack(server, closed, {}, target).sort()).toEqual([
      "ADD",
      "CURRENT",
      "GLOBAL",
      "documentChange",
      "documentDelete",
      "filter",
    ]);
    expect([...closed.result.keys()].map(lastSegment)).toEqual(["b", "c"]);
    const pushed = left(server, target);
    server.commit({ "c/first": 0 });
    expect(comeBack(server, pushed, {}, target)).not.toContain("RESET");
    expect([...pushed.result.keys()].map(lastSegment).sort()).toEqual(["b", "first"]);
  });

  test("history outlives a restart, and what was cleared cannot be resumed", () => {
    const server = new ListenServer();
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
    const server = new ListenServer();
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
