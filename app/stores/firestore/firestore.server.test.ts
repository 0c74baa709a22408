import { decodeJwt, exportPKCS8, exportSPKI, generateKeyPair, importSPKI, jwtVerify } from "jose";
import { beforeAll, expect, test } from "vitest";
import { askedBy } from "../audit/asking.server";
import { Firestore, FirestoreError } from "./firestore.server";
import { serverTimestamp } from "./firestore-values.server";

let privateKey: string;
let publicKey: string;
beforeAll(async () => {
  const pair = await generateKeyPair("RS256", { extractable: true });
  privateKey = await exportPKCS8(pair.privateKey);
  publicKey = await exportSPKI(pair.publicKey);
});

interface Call {
  url: string;
  body: string;
  authorization: string | null;
}

/** A Google that answers Firestore calls with `answers` in turn and gives out tokens for an hour. */
function google(answers: (() => Response)[]) {
  const calls: Call[] = [];
  const googleApis = async (url: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    calls.push({ url, body: String(init?.body), authorization: headers.get("authorization") });
    if (url.endsWith("/token")) {
      const count = calls.filter((call) => call.url === url).length;
      return Response.json({ access_token: `token-${count}`, expires_in: 3600 });
    }
    return (answers.shift() ?? (() => Response.json({})))();
  };
  const waits: number[] = [];
  const firestore = new Firestore(
    { projectId: "p", serviceAccount: { clientEmail: "worker@p.example", privateKey }, googleApis },
    async (ms) => void waits.push(ms),
  );
  return {
    firestore,
    calls,
    waits,
    firestoreCalls: () => calls.filter(({ url }) => !url.endsWith("/token")),
  };
}

const failure = (status: number, name: string) => () =>
  Response.json({ error: { code: status, status: name, message: name } }, { status });

test("a grant is signed for the datastore scope and its token serves many calls", async () => {
  const { firestore, calls, firestoreCalls } = google([() => Response.json([]), () => Response.json([])]);
  await firestore.get("users/ada");
  await firestore.get("users/ada");
  const grants = calls.filter(({ url }) => url.endsWith("/token"));
  expect(grants).toHaveLength(1);
  const assertion = new URLSearchParams(grants[0]?.body).get("assertion") ?? "";
  await jwtVerify(assertion, await importSPKI(publicKey, "RS256"), {
    issuer: "worker@p.example",
    audience: "https://oauth2.googleapis.com/token",
  });
  expect(decodeJwt(assertion).scope).toBe("https://www.googleapis.com/auth/datastore");
  expect(firestoreCalls().map(({ authorization }) => authorization)).toEqual([
    "Bearer token-1",
    "Bearer token-1",
  ]);
});

test("documents come back in the order asked for, absent ones as null", async () => {
  const name = (path: string) => `projects/p/databases/(default)/documents/${path}`;
  const times = { createTime: "2026-01-01T00:00:00Z", updateTime: "2026-01-02T00:00:00Z" };
  const { firestore } = google([
    () =>
      Response.json([
        { missing: name("a/1") },
        { found: { name: name("a/2"), fields: { x: { integerValue: "2" } }, ...times } },
      ]),
  ]);
  const [none, two] = await firestore.getAll(["a/1", "a/2"]);
  expect(none).toBeNull();
  expect(two).toMatchObject({ id: "2", path: "a/2", data: { x: 2 }, createTime: new Date(times.createTime) });
});

test("writes carry masks, preconditions and transforms", async () => {
  const { firestore, firestoreCalls } = google([]);
  await firestore.commit([
    { kind: "set", path: "a/1", data: { x: 1, at: serverTimestamp }, exists: false },
    { kind: "update", path: "a/2", data: { y: 2 } },
    { kind: "increment", path: "a/3", field: "views", by: 1 },
    { kind: "delete", path: "a/4" },
  ]);
  const name = (id: number) => `projects/p/databases/(default)/documents/a/${id}`;
  expect(JSON.parse(firestoreCalls()[0]?.body ?? "").writes).toEqual([
    {
      update: { name: name(1), fields: { x: { integerValue: "1" } } },
      updateTransforms: [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }],
      currentDocument: { exists: false },
    },
    { update: { name: name(2), fields: { y: { integerValue: "2" } } }, updateMask: { fieldPaths: ["y"] } },
    {
      update: { name: name(3), fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: "views", increment: { integerValue: "1" } }],
    },
    { delete: name(4) },
  ]);
});

test.each([
  [429, "RESOURCE_EXHAUSTED"],
  [503, "UNAVAILABLE"],
  [409, "ABORTED"],
])("%i %s is tried again, ever later", async (status, code) => {
  const { firestore, firestoreCalls, waits } = google([failure(status, code), failure(status, code)]);
  await firestore.commit([]);
  expect(firestoreCalls()).toHaveLength(3);
  expect(waits).toHaveLength(2);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? Number.NaN);
});

test("a server that stays away is unavailable after four tries", async () => {
  const { firestore, firestoreCalls } = google(Array.from({ length: 9 }, () => failure(503, "UNAVAILABLE")));
  await expect(firestore.get("a/1")).rejects.toMatchObject({ code: "unavailable" });
  expect(firestoreCalls()).toHaveLength(4);
});

test("a refusal is told at once, by its code", async () => {
  const { firestore, firestoreCalls } = google([failure(409, "ALREADY_EXISTS")]);
  const error = await firestore.commit([]).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(FirestoreError);
  expect(error.code).toBe("already_exists");
  expect(firestoreCalls()).toHaveLength(1);
});

test("a token that is no longer taken is replaced", async () => {
  const { firestore, firestoreCalls } = google([failure(401, "UNAUTHENTICATED"), () => Response.json([])]);
  await firestore.get("a/1");
  expect(firestoreCalls().map(({ authorization }) => authorization)).toEqual([
    "Bearer token-1",
    "Bearer token-2",
  ]);
});

test("without a service account it says what to set", async () => {
  const firestore = new Firestore({ projectId: "p", serviceAccount: null, googleApis: fetch });
  await expect(firestore.get("a/1")).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringContaining("FIREBASE_SERVICE_ACCOUNT"),
  });
});

test("nothing is written for staff who look at an account, and all of it is read", async () => {
  const { firestore, firestoreCalls } = google([() => Response.json([])]);
  const owner = { userId: "ada", email: null, emailVerified: false, displayName: null, expiresAtSeconds: 0 };
  const viewer = { kind: "user", ...owner, viewedBy: { userId: "sam", endsAtMs: 0 } } as const;
  await askedBy({ viewer, requestId: "r", route: null }, async () => {
    await firestore.get("users/ada");
    await expect(firestore.commit([{ kind: "delete", path: "users/ada" }])).rejects.toMatchObject({
      code: "permission_denied",
    });
  });
  expect(firestoreCalls().map(({ url }) => url.split(":").at(-1))).toEqual(["batchGet"]);
});

test("a page goes on after a document, by what it is ordered by and by its id", async () => {
  const { firestore, firestoreCalls } = google([() => Response.json([])]);
  await firestore.query({
    collection: "clients",
    orderBy: [["balance", "DESCENDING"]],
    after: { values: [7], id: "ada" },
    limit: 2,
  });
  const { structuredQuery } = JSON.parse(firestoreCalls()[0]?.body ?? "{}");
  expect(structuredQuery).toMatchObject({
    orderBy: [
      { field: { fieldPath: "balance" }, direction: "DESCENDING" },
      { field: { fieldPath: "__name__" }, direction: "DESCENDING" },
    ],
    startAt: {
      values: [
        { integerValue: "7" },
        { referenceValue: "projects/p/databases/(default)/documents/clients/ada" },
      ],
      before: false,
    },
  });
});
