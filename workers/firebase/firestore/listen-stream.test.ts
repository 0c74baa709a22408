import { describe, expect, test } from "vitest";
import {
  ID,
  inC,
  ListenClient,
  ListenServer,
  lowRanks,
  named,
  ROOT,
} from "../../../tests/fakes/listen-server";

describe("targets", () => {
  test("a target asked for once ends when its result is complete", () => {
    const server = new ListenServer();
    server.commit({ "c/a": 1 });
    const client = new ListenClient();
    server.open(client).onMessage({ addTarget: { ...inC({}), once: true } });
    expect(client.kinds()).toEqual(["ADD", "documentChange", "CURRENT", "GLOBAL", "REMOVE"]);
    server.commit({ "c/b": 1 });
    expect(client.messages).toHaveLength(5);
  });

  test("without an id of the client's, the server chooses one", () => {
    const server = new ListenServer();
    const client = new ListenClient();
    const stream = server.open(client);
    stream.onMessage({ addTarget: { ...inC({}), targetId: 1 } });
    stream.onMessage({ addTarget: { ...inC({}), targetId: 0 } });
    expect(client.messages.flatMap(({ targetChange }) => targetChange?.targetIds ?? [])).toEqual([
      1, 1, 2, 2,
    ]);
  });

  test("an id in use is taken over, and its earlier result forgotten", () => {
    const server = new ListenServer();
    server.commit({ "c/a": 1, "c/b": 9 });
    const client = new ListenClient();
    const stream = server.open(client);
    stream.onMessage({ addTarget: inC({}) });
    stream.onMessage({ addTarget: inC(lowRanks) });
    expect([...client.result.keys()]).toEqual([`${ROOT}/c/a`]);
    server.commit({ "c/b": 8 });
    expect(client.result.size).toBe(1);
  });

  test("commits that follow each other are one snapshot, later than all of them", () => {
    const server = new ListenServer();
    const client = new ListenClient();
    server.open(client).onMessage({ addTarget: inC({}) });
    client.messages.length = 0;
    server.commit({ "c/a": 1 }, { "c/b": 1 }, { "c/a": 2 });
    expect(client.kinds()).toEqual(["documentChange", "documentChange", "documentChange", "GLOBAL"]);
    const commitTimes = client.messages.flatMap(
      ({ documentChange }) => documentChange?.document.updateTime ?? [],
    );
    const readTime = client.messages.at(-1)?.targetChange?.readTime ?? "";
    for (const commitTime of commitTimes) expect(readTime > commitTime).toBe(true);
  });

  test("documents by several names: each missing one is told as deleted, each refused one ends the target", () => {
    const server = new ListenServer();
    server.commit({ "c/a": 1, "c/b": 1 });
    const client = new ListenClient();
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
    ["a filter of nothing", inC({ where: { fieldFilter: 5 } } as never), 3],
    ["a query that is none", { targetId: ID, query: { parent: ROOT, structuredQuery: "all" } }, 3],
    ["a parent that is none", { targetId: ID, query: { parent: 7, structuredQuery: {} } }, 3],
    ["documents that are none", { targetId: ID, documents: { documents: [7, null] } }, 3],
  ])("%s is refused with its cause, and the stream goes on", (_, addTarget, code) => {
    const server = new ListenServer();
    const client = new ListenClient();
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
    const client = new ListenClient();
    new ListenServer().open(client).onMessage(message);
    expect(client.messages).toMatchObject([{ failed: { error: { status: "INVALID_ARGUMENT" } } }]);
  });
});
