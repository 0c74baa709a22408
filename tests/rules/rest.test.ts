import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";

/** Firestore's REST methods that the web SDK never calls, as a server with a service account uses them. */

let firebase: EmbeddedFirebase;
let token: string;

beforeAll(async () => {
  firebase = await startEmbeddedFirebase();
  token = await firebase.adminToken();
});
afterAll(() => firebase?.stop());

async function call(method: string, path: string, body?: object) {
  const root = `${firebase.url}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  const response = await fetch(root + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as never };
}

const nameOf = (path: string) => `projects/${firebase.projectId}/databases/(default)/documents/${path}`;
const int = (number: number) => ({ integerValue: String(number) });
const setTo = (path: string, number: number) => ({
  update: { name: nameOf(path), fields: { n: int(number) } },
});

describe("documents by verb", () => {
  test("POST makes one, with the given id or one of its own, and never twice", async () => {
    expect(await call("POST", "/verbs?documentId=a", { fields: { n: int(1) } })).toMatchObject({
      status: 200,
      body: { name: nameOf("verbs/a") },
    });
    expect(await call("POST", "/verbs?documentId=a", { fields: {} })).toMatchObject({
      status: 409,
      body: { error: { status: "ALREADY_EXISTS" } },
    });
    const { body } = await call("POST", "/verbs", { fields: { n: int(2) } });
    expect((body as { name: string }).name).toMatch(/\/verbs\/[a-z0-9]{20}$/);
  });

  test("PATCH replaces all, or with a mask only what it names; preconditions hold", async () => {
    await call("PATCH", "/verbs/b", { fields: { x: int(1), y: int(2) } });
    const masked = await call("PATCH", "/verbs/b?updateMask.fieldPaths=y&updateMask.fieldPaths=z", {
      fields: { z: int(3), x: int(9) },
    });
    expect(masked.body).toMatchObject({ fields: { x: int(1), z: int(3) } });
    expect((masked.body as { fields: object }).fields).not.toHaveProperty("y");
    expect(await call("PATCH", "/verbs/none?currentDocument.exists=true", { fields: {} })).toMatchObject({
      status: 404,
    });
    const stale = "currentDocument.updateTime=2001-01-01T00%3A00%3A00Z";
    expect(await call("PATCH", `/verbs/b?${stale}`, { fields: {} })).toMatchObject({
      status: 400,
      body: { error: { status: "FAILED_PRECONDITION" } },
    });
  });

  test("GET and DELETE; an id may hold a colon", async () => {
    await call("PATCH", "/verbs/at:noon", { fields: { n: int(12) } });
    expect(await call("GET", "/verbs/at:noon")).toMatchObject({
      status: 200,
      body: { fields: { n: int(12) } },
    });
    expect(await call("DELETE", "/verbs/at:noon")).toEqual({ status: 200, body: {} });
    expect(await call("GET", "/verbs/at:noon")).toMatchObject({
      status: 404,
      body: { error: { status: "NOT_FOUND" } },
    });
  });

  test("a collection is listed in pages", async () => {
    for (const id of ["a", "b", "c"]) await call("PATCH", `/pages/${id}`, { fields: {} });
    const first = await call("GET", "/pages?pageSize=2");
    const { documents, nextPageToken } = first.body as {
      documents: { name: string }[];
      nextPageToken: string;
    };
    expect(documents.map(({ name }) => name)).toEqual([nameOf("pages/a"), nameOf("pages/b")]);
    const second = await call("GET", `/pages?pageSize=2&pageToken=${nextPageToken}`);
    expect(second.body).toEqual({ documents: [expect.objectContaining({ name: nameOf("pages/c") })] });
  });
});

describe("transactions", () => {
  async function begin(): Promise<string> {
    return ((await call("POST", ":beginTransaction", {})).body as { transaction: string }).transaction;
  }

  test("a commit fails if what it read has changed, and succeeds if not", async () => {
    await call("PATCH", "/tx/read", { fields: { n: int(1) } });
    const [first, second] = [await begin(), await begin()];
    for (const transaction of [first, second]) {
      expect(await call("POST", ":batchGet", { documents: [nameOf("tx/read")], transaction })).toMatchObject({
        body: [{ found: { fields: { n: int(1) } } }],
      });
    }
    expect(
      await call("POST", ":commit", { writes: [setTo("tx/read", 2)], transaction: first }),
    ).toMatchObject({ status: 200 });
    expect(
      await call("POST", ":commit", { writes: [setTo("tx/read", 3)], transaction: second }),
    ).toMatchObject({ status: 409, body: { error: { status: "ABORTED" } } });
  });

  test("a document that appears since counts as a change; queries count as reads", async () => {
    const transaction = await begin();
    expect(await call("POST", ":batchGet", { documents: [nameOf("tx/new")], transaction })).toMatchObject({
      body: [{ missing: nameOf("tx/new") }],
    });
    await call("PATCH", "/tx/new", { fields: {} });
    expect(await call("POST", ":commit", { writes: [setTo("tx/other", 1)], transaction })).toMatchObject({
      status: 409,
    });

    const queried = await call("POST", ":runQuery", {
      structuredQuery: { from: [{ collectionId: "tx" }] },
      newTransaction: { readWrite: {} },
    });
    const opened = (queried.body as { transaction: string }[])[0]!.transaction;
    await call("PATCH", "/tx/new", { fields: { n: int(5) } });
    expect(
      await call("POST", ":commit", { writes: [setTo("tx/other", 1)], transaction: opened }),
    ).toMatchObject({ status: 409 });
  });

  test("one that was rolled back, committed or never begun is no transaction", async () => {
    const rolledBack = await begin();
    expect(await call("POST", ":rollback", { transaction: rolledBack })).toEqual({ status: 200, body: {} });
    const committed = await begin();
    await call("POST", ":commit", { writes: [], transaction: committed });
    for (const [transaction, status] of [
      [rolledBack, 409],
      [committed, 409],
      ["bm90aGluZw==", 400],
    ]) {
      expect(await call("POST", ":commit", { writes: [setTo("tx/x", 1)], transaction })).toMatchObject({
        status,
      });
    }
    expect(await call("GET", "/tx/x")).toMatchObject({ status: 404 });
  });
});

test("writes of a batchWrite succeed and fail alone", async () => {
  const writes = [
    setTo("batch/a", 1),
    { ...setTo("batch/b", 1), currentDocument: { exists: true } },
    setTo("batch/c", 3),
  ];
  const { body } = await call("POST", ":batchWrite", { writes });
  expect(body).toMatchObject({
    status: [{}, { code: 5 }, {}],
    writeResults: [{ updateTime: expect.any(String) }, {}, { updateTime: expect.any(String) }],
  });
  expect(await call("GET", "/batch/c")).toMatchObject({ status: 200 });
});

test("a write that changes nothing keeps the update time, and commit times only go up", async () => {
  const commit = async () => {
    const { body } = await call("POST", ":commit", { writes: [setTo("clock/a", 1)] });
    const { commitTime, writeResults } = body as {
      commitTime: string;
      writeResults: { updateTime: string }[];
    };
    return { commitTime, updateTime: writeResults[0]!.updateTime };
  };
  const [first, second] = [await commit(), await commit()];
  expect(second.updateTime).toBe(first.updateTime);
  expect(second.commitTime > first.commitTime).toBe(true);
});

test("within one commit, writes see those before them", async () => {
  const name = nameOf("chain/a");
  const add = { transform: { document: name, fieldTransforms: [{ fieldPath: "n", increment: int(1) }] } };
  expect(await call("POST", ":commit", { writes: [setTo("chain/a", 1), add, add] })).toMatchObject({
    body: { writeResults: [{}, { transformResults: [int(2)] }, { transformResults: [int(3)] }] },
  });
  const revived = [{ delete: name }, { ...setTo("chain/a", 1), currentDocument: { exists: true } }];
  expect(await call("POST", ":commit", { writes: revived })).toMatchObject({
    status: 400,
    body: { error: { status: "INVALID_ARGUMENT" } },
  });
  expect(await call("GET", "/chain/a")).toMatchObject({ body: { fields: { n: int(3) } } });
});

test("collections below a document are listed for the server", async () => {
  await call("PATCH", "/tree/root/left/x", { fields: {} });
  await call("PATCH", "/tree/root/right/y/deep/z", { fields: {} });
  expect(await call("POST", "/tree/root:listCollectionIds", {})).toEqual({
    status: 200,
    body: { collectionIds: ["left", "right"] },
  });
});

test.each([
  ["another database", () => ({ update: { name: "projects/p/databases/other/documents/a/b", fields: {} } })],
  ["a collection", () => ({ update: { name: nameOf("a"), fields: {} } })],
  ["a reserved id", () => ({ update: { name: nameOf("a/__b__"), fields: {} } })],
  ["nothing at all", () => ({})],
  [
    "an unknown type of value",
    () => ({ update: { name: nameOf("a/b"), fields: { x: { wordValue: "x" } } } }),
  ],
])("a write to %s is an invalid argument", async (_, write) => {
  expect(await call("POST", ":commit", { writes: [write()] })).toMatchObject({
    status: 400,
    body: { error: { status: "INVALID_ARGUMENT" } },
  });
});

test("the whole database is cleared by the server only", async () => {
  await call("PATCH", "/clear/a", { fields: {} });
  const url = `${firebase.url}/emulator/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  expect((await fetch(url, { method: "DELETE" })).status).toBe(403);
  expect((await fetch(url, { method: "DELETE", headers: { authorization: `Bearer ${token}` } })).status).toBe(
    200,
  );
  expect(await call("GET", "/clear/a")).toMatchObject({ status: 404 });
});
