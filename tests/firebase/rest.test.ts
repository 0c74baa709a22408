import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { REFUSED_REQUESTS } from "../fixtures/rest-refusals";

/** Firestore's REST API as a server with a service account uses it, and what others are refused. */

let firebase: EmbeddedFirebase;
let token: string;

beforeAll(async () => {
  firebase = await startEmbeddedFirebase();
  token = await firebase.adminToken();
});
afterAll(() => firebase?.stop());

const int = (number: number) => ({ integerValue: String(number) });
const nameOf = (path: string) => `projects/${firebase.projectId}/databases/(default)/documents/${path}`;
const set = (path: string, n: number, more: object = {}) => ({
  update: { name: nameOf(path), fields: { n: int(n) } },
  ...more,
});

interface AnsweredDocument {
  name: string;
  fields: object;
}
/** What any method may answer; each test knows what it has asked. */
interface Answer extends AnsweredDocument {
  documents: AnsweredDocument[];
  nextPageToken: string;
  collectionIds: string[];
  transaction: string;
  writeResults: { transformResults: object[] }[];
}
interface StreamElement {
  document: AnsweredDocument;
  transaction: string;
  readTime: string;
}

/** One request, by the server unless it says otherwise; a text is sent as it stands. */
async function call(
  method: string,
  path: string,
  body?: object | string,
  caller: "server" | "anyone" = "server",
) {
  const root = `${firebase.url}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  const response = await fetch(root + path, {
    method,
    headers: caller === "server" ? { authorization: `Bearer ${token}` } : {},
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer & StreamElement[] };
}
const post = (path: string, body: object, caller?: "server" | "anyone") => call("POST", path, body, caller);
const commit = (...writes: object[]) => post(":commit", { writes });
const begin = async (options?: object) =>
  (await post(":beginTransaction", { options })).body.transaction as string;
const refused = (code: number, status: string, message: unknown) => ({
  status: code,
  body: { error: { code, status, message } },
});
const idsOf = (documents: { name: string }[] = []) => documents.map(({ name }) => name.split("/").at(-1));

describe("one document", () => {
  test("POST makes one, with the given id or one of its own, and never twice", async () => {
    expect(await post("/verbs?documentId=a", { fields: { n: int(1) } })).toMatchObject({
      status: 200,
      body: { name: nameOf("verbs/a"), fields: { n: int(1) } },
    });
    expect(await post("/verbs?documentId=a", { fields: {} })).toMatchObject(
      refused(409, "ALREADY_EXISTS", `Document already exists: ${nameOf("verbs/a")}`),
    );
    expect((await post("/verbs", { fields: { n: int(2) } })).body.name).toMatch(/\/verbs\/[a-z0-9]{20}$/);
  });

  test("PATCH replaces all, or with a mask only what it names; preconditions hold", async () => {
    await call("PATCH", "/verbs/b", { fields: { x: int(1), y: int(2), "x.y": int(3) } });
    const paths = ["y", "z", "`x.y`"].map((path) => `updateMask.fieldPaths=${encodeURIComponent(path)}`);
    const masked = await call(
      "PATCH",
      `/verbs/b?${paths.join("&")}&mask.fieldPaths=z&mask.fieldPaths=%60x.y%60`,
      {
        fields: { z: int(3), x: int(9), "x.y": int(4) },
      },
    );
    expect(masked.body.fields).toEqual({ z: int(3), "x.y": int(4) });
    expect((await call("GET", "/verbs/b")).body.fields).toEqual({ x: int(1), z: int(3), "x.y": int(4) });
    expect(await call("PATCH", "/verbs/none?currentDocument.exists=true", { fields: {} })).toMatchObject(
      refused(404, "NOT_FOUND", `No document to update: ${nameOf("verbs/none")}`),
    );
    expect(
      await call("PATCH", "/verbs/b?current_document.update_time=2001-01-01T00%3A00%3A00Z", { fields: {} }),
    ).toMatchObject(refused(400, "FAILED_PRECONDITION", expect.stringContaining("the stored version")));
  });

  test("GET and DELETE; an id may hold a colon, and paths may be escaped", async () => {
    await call("PATCH", "/verbs/at:noon", {
      fields: { m: { mapValue: { fields: { a: int(1), b: int(2) } } } },
    });
    const found = await call(
      "GET",
      "/%76erbs/at%3Anoon?mask.fieldPaths=m.b&$alt=json&key=x&prettyPrint=false",
    );
    expect(found.body.fields).toEqual({ m: { mapValue: { fields: { b: int(2) } } } });
    expect(await call("DELETE", "/verbs/at:noon?currentDocument.exists=true")).toEqual({
      status: 200,
      body: {},
    });
    expect(await call("GET", "/verbs/at:noon")).toMatchObject(
      refused(404, "NOT_FOUND", `Document "${nameOf("verbs/at:noon")}" not found.`),
    );
  });
});

describe("what is wrong in itself is refused before the rules are asked", () => {
  test.each(REFUSED_REQUESTS)("%s %s", async (method, path, body, code, status, message) => {
    const answer = await call(method, path, body, "anyone");
    const isStream = /:(runQuery|batchGet|executePipeline)$/.test(path);
    expect({ ...answer, body: isStream ? answer.body[0] : answer.body }).toMatchObject(
      refused(code, status, expect.stringContaining(message)),
    );
  });

  test("then the rules, and what is stored last", async () => {
    await commit(set("closed/a", 1));
    const [wrong, late] = [
      set("closed/__a__", 1),
      set("closed/a", 1, { currentDocument: { exists: false } }),
    ];
    expect((await post(":commit", { writes: [wrong] }, "anyone")).status).toBe(400);
    expect((await post(":commit", { writes: [late] }, "anyone")).status).toBe(403);
    expect((await commit(late)).status).toBe(409);
  });
});

describe("lists", () => {
  test("pages go on where they ended, whatever came in between", async () => {
    await commit(...["a", "b", "c", "d"].map((id, n) => set(`pages/${id}`, 9 - n)));
    const first = await call("GET", "/pages?pageSize=2");
    expect(idsOf(first.body.documents)).toEqual(["a", "b"]);
    await commit(set("pages/aa", 0), { delete: nameOf("pages/b") });
    const second = await call("GET", `/pages?pageSize=2&pageToken=${first.body.nextPageToken}`);
    expect(idsOf(second.body.documents)).toEqual(["c", "d"]);
    expect(await call("GET", `/pages?pageSize=2&pageToken=${second.body.nextPageToken}`)).toEqual({
      status: 200,
      body: {},
    });
    const ordered = await call("GET", "/pages?pageSize=2&orderBy=n%20desc&mask.fieldPaths=x");
    expect(idsOf(ordered.body.documents)).toEqual(["a", "c"]);
    expect(ordered.body.documents[0]!.fields).toEqual({});
    const more = await call("GET", `/pages?orderBy=n%20desc&pageToken=${ordered.body.nextPageToken}`);
    expect(idsOf(more.body.documents)).toEqual(["d", "aa"]);
    expect((await call("GET", `/pages?pageToken=${ordered.body.nextPageToken}`)).status).toBe(400);
  });

  test("documents that are missing, and collections, are listed for the server", async () => {
    await commit(set("tree/root/left/x", 1), set("tree/root/right/y/deep/z", 1), set("tree/there", 1));
    const page = (await call("GET", "/tree?showMissing=true&pageSize=1")).body;
    expect(page.documents).toEqual([{ name: nameOf("tree/root") }]);
    const next = (await call("GET", `/tree?showMissing=true&pageToken=${page.nextPageToken}`)).body;
    expect(next.documents).toMatchObject([{ name: nameOf("tree/there"), fields: { n: int(1) } }]);
    expect(idsOf((await call("GET", "/tree")).body.documents)).toEqual(["there"]);

    expect(await post("/tree/root:listCollectionIds", {})).toEqual({
      status: 200,
      body: { collectionIds: ["left", "right"] },
    });
    const { body } = await post("/tree/root:listCollectionIds", { pageSize: 1 });
    expect(body.collectionIds).toEqual(["left"]);
    expect((await post("/tree/root:listCollectionIds", { pageToken: body.nextPageToken })).body).toEqual({
      collectionIds: ["right"],
    });
    expect((await post(":listCollectionIds", {})).body.collectionIds).toContain("tree");
    expect(await post(":listCollectionIds", {}, "anyone")).toMatchObject(
      refused(403, "PERMISSION_DENIED", "Metadata operations require admin authentication."),
    );
  });
});

describe("reads", () => {
  const tasks = { from: [{ collectionId: "tasks" }] };
  beforeAll(async () => {
    await commit(set("tasks/a", 1), set("tasks/b", 2));
  });

  test("batchGet finds and misses in the order asked for, once each", async () => {
    const documents = [nameOf("tasks/b"), nameOf("tasks/none"), nameOf("tasks/b")];
    const { body } = await post(":batchGet", { documents, mask: { fieldPaths: ["x"] } });
    expect(body).toEqual([
      {
        found: expect.objectContaining({ name: nameOf("tasks/b"), fields: {} }),
        readTime: expect.any(String),
      },
      { missing: nameOf("tasks/none"), readTime: expect.any(String) },
    ]);
  });

  test("queries answer with the fields they select", async () => {
    const fieldsOf = async (fieldPath: string) => {
      const select = { fields: [{ fieldPath }] };
      const { body } = await post(":runQuery", {
        structuredQuery: { ...tasks, select, limit: { value: 1 } },
      });
      return body.map(({ document }) => document.fields);
    };
    expect(await fieldsOf("n")).toEqual([{ n: int(1) }]);
    expect(await fieldsOf("__name__")).toEqual([{}]);
    const none = await post(":runQuery", { structuredQuery: { from: [{ collectionId: "nothing" }] } });
    expect(none.body).toEqual([{ readTime: expect.any(String) }]);
  });

  test("in a read-write transaction conflict with what changes their result", async () => {
    const structuredAggregationQuery = {
      structuredQuery: tasks,
      aggregations: [{ alias: "all", count: {} }],
    };
    const reads = [
      (transaction: string) => post(":batchGet", { documents: [nameOf("tasks/new")], transaction }),
      (transaction: string) => post(":runQuery", { structuredQuery: tasks, transaction }),
      (transaction: string) => post(":runAggregationQuery", { structuredAggregationQuery, transaction }),
      (transaction: string) => call("GET", `/tasks?transaction=${encodeURIComponent(transaction)}`),
      (transaction: string) => call("GET", `/tasks/new?transaction=${encodeURIComponent(transaction)}`),
    ];
    const [queried] = (await post(":runQuery", { structuredQuery: tasks, newTransaction: { readWrite: {} } }))
      .body;
    const transactions: string[] = [queried!.transaction];
    for (const read of reads) {
      const transaction = await begin({ readWrite: {} });
      await read(transaction);
      transactions.push(transaction);
    }
    const untouched = await begin();
    await post(":runQuery", {
      structuredQuery: { from: [{ collectionId: "nothing" }] },
      transaction: untouched,
    });

    await commit(set("tasks/new", 3));
    for (const transaction of transactions) {
      const writes = [set("tasks/after", 1)];
      expect(await post(":commit", { writes, transaction })).toMatchObject(
        refused(409, "ABORTED", expect.stringContaining("cross-transaction contention")),
      );
      expect(await post(":commit", { writes, transaction })).toMatchObject(
        refused(400, "INVALID_ARGUMENT", "The referenced transaction has expired or is no longer valid."),
      );
      expect(await post(":rollback", { transaction })).toEqual({ status: 200, body: {} });
    }
    expect((await call("GET", "/tasks/after")).status).toBe(404);
    expect((await post(":commit", { writes: [set("tasks/other", 1)], transaction: untouched })).status).toBe(
      200,
    );
    await commit({ delete: nameOf("tasks/new") }, { delete: nameOf("tasks/other") });
  });

  test("in a read-only transaction or at a time see that time, and write nothing", async () => {
    const [opening, found] = (await post(":batchGet", { documents: [nameOf("tasks/a")], newTransaction: {} }))
      .body;
    await commit(set("tasks/a", 9), set("tasks/z", 9));
    const { transaction } = opening!;
    const { readTime } = found!;
    for (const at of [{ transaction }, { readTime }]) {
      const { body } = await post(":runQuery", { structuredQuery: tasks, ...at });
      expect(idsOf(body.map(({ document }) => document))).toEqual(["a", "b"]);
      expect(body[0]).toMatchObject({ document: { fields: { n: int(1) } }, readTime });
    }
    expect((await call("GET", `/tasks/a?readTime=${readTime}`)).body.fields).toEqual({ n: int(1) });
    expect(await post(":commit", { writes: [set("tasks/a", 2)], transaction })).toMatchObject(
      refused(400, "INVALID_ARGUMENT", "Cannot modify entities in a read-only transaction."),
    );
    expect(await post(":commit", { transaction })).toMatchObject({ status: 200 });
    expect(await call("GET", "/tasks/a?readTime=2020-01-01T00:00:00Z")).toMatchObject(
      refused(400, "FAILED_PRECONDITION", "The requested snapshot version is too old."),
    );
    await commit(set("tasks/a", 1), { delete: nameOf("tasks/z") });
  });

  test("a transaction that was committed cannot be undone; one that was rolled back reads no more", async () => {
    const [committed, rolledBack] = [await begin(), await begin()];
    await post(":commit", { writes: [], transaction: committed });
    await post(":rollback", { transaction: rolledBack });
    const gone = refused(409, "ABORTED", "The referenced transaction has expired or is no longer valid.");
    expect(await post(":rollback", { transaction: committed })).toMatchObject(gone);
    const read = await post(":batchGet", { documents: [nameOf("tasks/a")], transaction: rolledBack });
    expect({ ...read, body: read.body[0] }).toMatchObject(gone);
  });
});

describe("writes", () => {
  test("of a batchWrite succeed and fail alone, unless one is wrong in itself", async () => {
    const writes = [
      set("batch/a", 1),
      set("batch/b", 1, { currentDocument: { exists: true } }),
      set("batch/c", 3),
    ];
    expect((await post(":batchWrite", { writes, labels: { any: "thing" } })).body).toEqual({
      status: [{}, { code: 5, message: `No document to update: ${nameOf("batch/b")}` }, {}],
      writeResults: [{ updateTime: expect.any(String) }, {}, { updateTime: expect.any(String) }],
    });
    expect(await post(":batchWrite", { writes: [...writes, set("batch/a", 2)] })).toMatchObject(
      refused(
        400,
        "INVALID_ARGUMENT",
        "the same document cannot be written more than once in a single request",
      ),
    );
    expect((await post(":batchWrite", { writes: [set("batch/d", 1), set("batch/__e__", 1)] })).status).toBe(
      400,
    );
    expect((await call("GET", "/batch/d")).status).toBe(404);
    expect(await post(":batchWrite", { writes }, "anyone")).toMatchObject(
      refused(403, "PERMISSION_DENIED", "Batch writes require admin authentication."),
    );
  });

  test("within one commit see those before them, and more than 500 are no trouble", async () => {
    const add = {
      transform: { document: nameOf("chain/a"), fieldTransforms: [{ fieldPath: "n", increment: int(1) }] },
    };
    const { body } = await commit(
      set("chain/a", 1),
      ...Array(499).fill(add),
      set("chain/b", 1),
      set("chain/c", 1),
    );
    expect(body.writeResults[499]!.transformResults).toEqual([int(500)]);
    const revived = [{ delete: nameOf("chain/a") }, set("chain/a", 1, { currentDocument: { exists: true } })];
    expect(await commit(...revived)).toMatchObject(refused(400, "INVALID_ARGUMENT", expect.any(String)));
    expect((await call("GET", "/chain/a")).body.fields).toEqual({ n: int(500) });
  });

  test("a document past 1 MiB is refused as a whole commit", async () => {
    const stringValue = "x".repeat(600_000);
    const large = { update: { name: nameOf("large/a"), fields: { a: { stringValue }, b: { stringValue } } } };
    expect(await commit(set("large/b", 1), large)).toMatchObject(
      refused(
        400,
        "INVALID_ARGUMENT",
        `Document '${nameOf("large/a")}' cannot be written because its size (1,200,062 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
      ),
    );
    expect((await call("GET", "/large/b")).status).toBe(404);
  });
});

test("the whole database is cleared by the server only", async () => {
  await commit(set("clear/a", 1));
  const url = `${firebase.url}/emulator/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  expect((await fetch(url, { method: "DELETE" })).status).toBe(403);
  expect((await fetch(url, { method: "DELETE", headers: { authorization: `Bearer ${token}` } })).status).toBe(
    200,
  );
  expect((await call("GET", "/clear/a")).status).toBe(404);
});
