import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";

/** Every collection × operation × caller against firestore.rules, over REST with real tokens. */

const CALLERS = ["anonymous", "other", "owner", "staff", "unverified staff", "look-alike staff"] as const;
type Caller = (typeof CALLERS)[number];
const OPERATIONS = ["get", "get missing", "list", "list own", "create", "update", "delete"] as const;
type Operation = (typeof OPERATIONS)[number];

/** Who may do what; an operation that is not named is for nobody. */
type Permissions = Partial<Record<Operation, readonly Caller[]>>;
const SIGNED_IN: readonly Caller[] = CALLERS.filter((caller) => caller !== "anonymous");

const EXPECTED: Record<string, Permissions> = {
  users: { get: ["owner"], "get missing": [] },
  content: { get: ["owner"], "get missing": SIGNED_IN, "list own": SIGNED_IN, update: ["owner"] },
  jobs: { get: ["owner"], "get missing": SIGNED_IN, "list own": SIGNED_IN },
  exports: { get: ["owner"], "get missing": SIGNED_IN, "list own": SIGNED_IN },
  assets: { get: ["owner"], "get missing": SIGNED_IN, "list own": SIGNED_IN, update: ["owner"] },
  publications: { get: CALLERS },
  layouts: { get: SIGNED_IN, "get missing": SIGNED_IN, list: SIGNED_IN, "list own": SIGNED_IN },
  templates: { get: SIGNED_IN, "get missing": SIGNED_IN, list: SIGNED_IN, "list own": SIGNED_IN },
  auditEvents: { get: ["staff"], "get missing": ["staff"], list: ["staff"], "list own": ["staff"] },
  publicationSecrets: {},
  publicationViews: {},
  unnamed: {},
};

const storyboard = {
  mapValue: {
    fields: {
      version: { integerValue: "1" },
      scenes: { arrayValue: { values: [{ mapValue: { fields: {} } }] } },
    },
  },
};

let firebase: EmbeddedFirebase;
let admin: string;
const tokens = {} as Record<Caller, string | null>;
const ids = {} as Record<Caller, string>;

beforeAll(async () => {
  firebase = await startEmbeddedFirebase({
    vars: {
      DEMO_ACCOUNTS: JSON.stringify([
        { email: "owner@example.com", password: "password", emailVerified: true },
        { email: "other@example.com", password: "password", emailVerified: true },
        { email: "sam@vitrine.example", password: "password", emailVerified: true },
        { email: "unproven@vitrine.example", password: "password", emailVerified: false },
        { email: "sam@notvitrine.example", password: "password", emailVerified: true },
      ]),
    },
  });
  admin = await firebase.adminToken();
  tokens.anonymous = null;
  ids.anonymous = "nobody";
  await signIn("owner", "owner@example.com");
  await signIn("other", "other@example.com");
  await signIn("staff", "sam@vitrine.example");
  await signIn("unverified staff", "unproven@vitrine.example");
  await signIn("look-alike staff", "sam@notvitrine.example");
  for (const collection of Object.keys(EXPECTED))
    await put(`${collection}/${documentId(collection)}`, fieldsOf());
  await put("publications/locked", { ...fieldsOf(), visibility: { stringValue: "password" } });
});
afterAll(() => firebase?.stop());

async function signIn(caller: Caller, email: string): Promise<void> {
  const url = `${firebase.url}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "password", returnSecureToken: true }),
  });
  const answer = (await response.json()) as { idToken: string; localId: string };
  tokens[caller] = answer.idToken;
  ids[caller] = answer.localId;
}

/** The owner's own document in users, one of the owner's elsewhere. */
function documentId(collection: string): string {
  return collection === "users" ? ids.owner : "theirs";
}

function fieldsOf(): Record<string, object> {
  return {
    ownerId: { stringValue: ids.owner },
    title: { stringValue: "A title" },
    name: { stringValue: "A name" },
    visibility: { stringValue: "public" },
    status: { stringValue: "draft" },
    storyboard,
    updatedAt: { timestampValue: "2026-01-01T00:00:00Z" },
  };
}

async function rest(token: string | null, method: string, path: string, body?: object): Promise<Response> {
  const root = `${firebase.url}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  return fetch(`${root}${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function put(path: string, fields: object): Promise<void> {
  const response = await rest(admin, "PATCH", `/${path}`, { fields });
  if (!response.ok) throw new Error(await response.text());
}

function documentName(path: string): string {
  return `projects/${firebase.projectId}/databases/(default)/documents/${path}`;
}

/** Commits one write in a transaction's way: nothing is changed by what is refused. */
function commit(caller: Caller, write: object): Promise<Response> {
  return rest(tokens[caller], "POST", ":commit", { writes: [write] });
}

function update(
  caller: Caller,
  path: string,
  fields: object,
  fieldPaths: string[],
  transformed: string[] = ["updatedAt"],
): Promise<Response> {
  return commit(caller, {
    update: { name: documentName(path), fields },
    updateMask: { fieldPaths },
    updateTransforms: transformed.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" })),
    currentDocument: { exists: true },
  });
}

/** The most harmless form of each operation: if the rules let any through, it is this one. */
function attempt(operation: Operation, collection: string, caller: Caller): Promise<Response> {
  const path = `${collection}/${documentId(collection)}`;
  const token = tokens[caller];
  switch (operation) {
    case "get":
      return rest(token, "GET", `/${path}`);
    case "get missing":
      return rest(token, "GET", `/${collection}/missing`);
    case "list":
      return rest(token, "POST", ":runQuery", { structuredQuery: { from: [{ collectionId: collection }] } });
    case "list own":
      return rest(token, "POST", ":runQuery", {
        structuredQuery: {
          from: [{ collectionId: collection }],
          where: {
            fieldFilter: {
              field: { fieldPath: "ownerId" },
              op: "EQUAL",
              value: { stringValue: ids[caller] },
            },
          },
        },
      });
    case "create":
      return commit(caller, {
        update: {
          name: documentName(`${collection}/new`),
          fields: { ...fieldsOf(), ownerId: { stringValue: ids[caller] } },
        },
        updateTransforms: [{ fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" }],
        currentDocument: { exists: false },
      });
    case "update":
      return collection === "assets"
        ? update(caller, path, { name: { stringValue: "Renamed" } }, ["name"], [])
        : update(caller, path, { title: { stringValue: "Renamed" } }, ["title"]);
    case "delete":
      return commit(caller, { delete: documentName(path) });
  }
}

const cells = Object.entries(EXPECTED).flatMap(([collection, permissions]) =>
  OPERATIONS.flatMap((operation) =>
    CALLERS.map((caller) => ({
      collection,
      operation,
      caller,
      expected: permissions[operation]?.includes(caller) ? "allowed" : "denied",
    })),
  ),
);

test.each(cells)(
  "$collection: $operation by $caller is $expected",
  async ({ collection, operation, caller, expected }) => {
    const response = await attempt(operation, collection, caller);
    // A missing document that may be asked for is 404: the rules let the question through.
    const outcome =
      response.status === 403 ? "denied" : response.ok || response.status === 404 ? "allowed" : "failed";
    expect([outcome, await response.text()]).toEqual([expected, expect.anything()]);
  },
);

async function statusOf(response: Promise<Response>): Promise<number> {
  return (await response).status;
}

describe("content: what its owner may write", () => {
  const title = (text: string) => ({ title: { stringValue: text } });

  test.each([
    ["a title of 200 characters", title("x".repeat(200)), ["title"], 200],
    ["a title of 201 characters", title("x".repeat(201)), ["title"], 403],
    ["an empty title", title(""), ["title"], 403],
    ["a title that is a number", { title: { integerValue: "1" } }, ["title"], 403],
    ["no title", {}, ["title"], 403],
    ["a storyboard", { storyboard }, ["storyboard"], 200],
    ["a storyboard that is text", { storyboard: { stringValue: "x" } }, ["storyboard"], 403],
    [
      "a storyboard of no scenes",
      {
        storyboard: { mapValue: { fields: { version: { integerValue: "1" }, scenes: { arrayValue: {} } } } },
      },
      ["storyboard"],
      403,
    ],
    [
      "a storyboard of another version",
      {
        storyboard: {
          mapValue: { fields: { ...storyboard.mapValue.fields, version: { integerValue: "3" } } },
        },
      },
      ["storyboard"],
      403,
    ],
    ["a chosen variant", { chosenVariant: { integerValue: "2" } }, ["chosenVariant"], 200],
    ["a negative variant", { chosenVariant: { integerValue: "-1" } }, ["chosenVariant"], 403],
    ["a time in the trash", { trashedAt: { timestampValue: "2026-11-21T00:00:00Z" } }, ["trashedAt"], 200],
    ["out of the trash", { trashedAt: { nullValue: null } }, ["trashedAt"], 200],
    ["trash that is no time", { trashedAt: { booleanValue: true } }, ["trashedAt"], 403],
    ["another owner", { ownerId: { stringValue: "somebody" } }, ["ownerId"], 403],
    ["a status", { status: { stringValue: "published" } }, ["status"], 403],
    ["a job", { jobId: { stringValue: "job" } }, ["jobId"], 403],
    ["a brief", { brief: { mapValue: {} } }, ["brief"], 403],
    ["a time of making", { createdAt: { timestampValue: "2026-11-21T00:00:00Z" } }, ["createdAt"], 403],
  ])("%s: HTTP %4$s", async (_, fields, fieldPaths, status) => {
    expect(await statusOf(update("owner", "content/theirs", fields, fieldPaths))).toBe(status);
  });

  test("the time of the change is the server's", async () => {
    const own = { ...title("Timed"), updatedAt: { timestampValue: "2030-01-01T00:00:00Z" } };
    expect(await statusOf(update("owner", "content/theirs", own, ["title", "updatedAt"], []))).toBe(403);
    expect(await statusOf(update("owner", "content/theirs", title("Timed"), ["title"], []))).toBe(403);
  });
});

describe("assets: what their owner may write", () => {
  test.each([
    ["a name", { name: { stringValue: "x" } }, ["name"], 200],
    ["an empty name", { name: { stringValue: "" } }, ["name"], 403],
    ["tags", { tags: { arrayValue: { values: [{ stringValue: "a" }] } } }, ["tags"], 200],
    ["51 tags", { tags: { arrayValue: { values: Array(51).fill({ stringValue: "a" }) } } }, ["tags"], 403],
    ["a size", { sizeBytes: { integerValue: "1" } }, ["sizeBytes"], 403],
    ["an owner", { ownerId: { stringValue: "somebody" } }, ["ownerId"], 403],
  ])("%s: HTTP %4$s", async (_, fields, fieldPaths, status) => {
    expect(await statusOf(update("owner", "assets/theirs", fields, fieldPaths, []))).toBe(status);
  });
});

describe("publications", () => {
  test("one behind a password is for its owner and the server", async () => {
    for (const caller of CALLERS) {
      expect([caller, await statusOf(rest(tokens[caller], "GET", "/publications/locked"))]).toEqual([
        caller,
        caller === "owner" ? 200 : 403,
      ]);
    }
  });

  test("cannot be listed, not even the public ones", async () => {
    const where = {
      fieldFilter: { field: { fieldPath: "visibility" }, op: "EQUAL", value: { stringValue: "public" } },
    };
    const query = { structuredQuery: { from: [{ collectionId: "publications" }], where } };
    expect(await statusOf(rest(tokens.owner, "POST", ":runQuery", query))).toBe(403);
  });
});

describe("tokens", () => {
  const path = "/content/theirs";

  test("a forged, unsigned or broken token is an anonymous request", async () => {
    const [header = "", payload = "", signature = ""] = (tokens.owner ?? "").split(".");
    const claims = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/"))) as Record<string, unknown>;
    const encode = (value: object) =>
      btoa(JSON.stringify(value)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
    const forged = [header, encode({ ...claims, name: "changed" }), signature].join(".");
    const unsigned = [encode({ alg: "none", typ: "JWT" }), payload, ""].join(".");
    for (const token of [forged, unsigned, "owner", "a.b.c"]) {
      expect(await statusOf(rest(token, "GET", path))).toBe(403);
    }
    expect(await statusOf(rest(tokens.owner, "GET", path))).toBe(200);
  });

  test("an ID token is no access token, and an access token no user", async () => {
    expect(await statusOf(rest(tokens.owner, "GET", "/unnamed/theirs"))).toBe(403);
    const lookup = await fetch(`${firebase.url}/v1/accounts:lookup?key=local`, {
      method: "POST",
      body: JSON.stringify({ idToken: admin }),
    });
    expect(((await lookup.json()) as { error: { message: string } }).error.message).toBe("INVALID_ID_TOKEN");
  });

  test("production's way of verifying holds: keys at Google's path, cacheable, and claims to the letter", async () => {
    const response = await fetch(
      `${firebase.url}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`,
    );
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d{3,}/);
    const keys = createLocalJWKSet((await response.json()) as JSONWebKeySet);
    const { payload, protectedHeader } = await jwtVerify(tokens.staff ?? "", keys, {
      algorithms: ["RS256"],
      issuer: `https://securetoken.google.com/${firebase.projectId}`,
      audience: firebase.projectId,
      requiredClaims: ["sub", "iat", "exp", "auth_time"],
    });
    expect(protectedHeader.kid).toEqual(expect.any(String));
    expect(payload).toMatchObject({
      sub: ids.staff,
      user_id: ids.staff,
      email: "sam@vitrine.example",
      email_verified: true,
      firebase: { sign_in_provider: "password", identities: { email: ["sam@vitrine.example"] } },
    });
    expect(payload.exp! - payload.iat!).toBe(3600);
  });

  test("two uses of one reset link at the same time: one wins", async () => {
    const post = async (method: string, body: object) => {
      const response = await fetch(`${firebase.url}/v1/accounts:${method}?key=local`, {
        method: "POST",
        body: JSON.stringify(body),
      });
      return response.status;
    };
    await post("sendOobCode", { requestType: "PASSWORD_RESET", email: "other@example.com" });
    const mailbox = await fetch(`${firebase.url}/emulator/mailbox.json`);
    const { messages } = (await mailbox.json()) as { messages: { oobCode: string }[] };
    const oobCode = messages[0]?.oobCode;
    const uses = ["first password", "second password"].map((newPassword) =>
      post("resetPassword", { oobCode, newPassword }),
    );
    expect((await Promise.all(uses)).sort()).toEqual([200, 400]);
  });

  test("an assertion of another key gets no access token", async () => {
    const response = await fetch(`${firebase.url}/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: tokens.owner ?? "",
      }),
    });
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      400,
      "invalid_grant",
    ]);
  });
});

test("a commit is all or nothing: one refused write undoes the others", async () => {
  const write = (path: string, fieldPath: string) => ({
    update: { name: documentName(path), fields: { [fieldPath]: { stringValue: "From the batch" } } },
    updateMask: { fieldPaths: [fieldPath] },
    updateTransforms: [{ fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" }],
  });
  const writes = [write("content/theirs", "title"), write("jobs/theirs", "title")];
  expect(await statusOf(rest(tokens.owner, "POST", ":commit", { writes }))).toBe(403);
  const after = (await (await rest(admin, "GET", "/content/theirs")).json()) as {
    fields: { title: { stringValue: string } };
  };
  expect(after.fields.title.stringValue).not.toBe("From the batch");
});

test("rules that cannot be read refuse everybody but the server", async () => {
  const broken = await startEmbeddedFirebase({
    vars: { FIRESTORE_RULES: "service cloud.firestore { match /{x=**} { allow read, write; }" },
  });
  try {
    const url = `${broken.url}/v1/projects/${broken.projectId}/databases/(default)/documents/a/b`;
    expect((await fetch(url)).status).toBe(403);
    const headers = { authorization: `Bearer ${await broken.adminToken()}` };
    expect((await fetch(url, { headers })).status).toBe(404);
  } finally {
    await broken.stop();
  }
});
