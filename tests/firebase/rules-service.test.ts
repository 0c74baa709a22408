import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { putDocuments } from "./attempts";
import { gatherPeople, type People } from "./people";

/** Tokens, commits and the rules in force, as the service has them: over REST, from sign-in to refusal. */

let people: People;

beforeAll(async () => {
  people = await gatherPeople();
  await putDocuments(people);
});
afterAll(() => people?.stop());

async function statusOf(response: Promise<Response>): Promise<number> {
  return (await response).status;
}

describe("tokens", () => {
  const path = "/content/theirs";

  test("a forged, unsigned or broken token is an anonymous request", async () => {
    const { rest, tokens } = people;
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
    expect(await statusOf(people.rest(people.tokens.owner, "GET", "/unnamed/theirs"))).toBe(403);
    const lookup = await fetch(`${people.firebase.url}/v1/accounts:lookup?key=local`, {
      method: "POST",
      body: JSON.stringify({ idToken: people.admin }),
    });
    expect(((await lookup.json()) as { error: { message: string } }).error.message).toBe("INVALID_ID_TOKEN");
  });

  test("production's way of verifying holds: keys at Google's path, cacheable, and claims to the letter", async () => {
    const { url, projectId } = people.firebase;
    const response = await fetch(`${url}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`);
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=\d{3,}/);
    const keys = createLocalJWKSet((await response.json()) as JSONWebKeySet);
    const { payload, protectedHeader } = await jwtVerify(people.tokens["password staff"] ?? "", keys, {
      algorithms: ["RS256"],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      requiredClaims: ["sub", "iat", "exp", "auth_time"],
    });
    expect(protectedHeader.kid).toEqual(expect.any(String));
    expect(payload).toMatchObject({
      sub: people.ids["password staff"],
      user_id: people.ids["password staff"],
      email: "pat@vitrine.example",
      email_verified: true,
      firebase: { sign_in_provider: "password", identities: { email: ["pat@vitrine.example"] } },
    });
    expect(payload.exp! - payload.iat!).toBe(3600);
  });

  test("two uses of one reset link at the same time: one wins", async () => {
    const { url } = people.firebase;
    const post = async (method: string, body: object) => {
      const response = await fetch(`${url}/v1/accounts:${method}?key=local`, {
        method: "POST",
        body: JSON.stringify(body),
      });
      return response.status;
    };
    await post("sendOobCode", { requestType: "PASSWORD_RESET", email: "other@example.com" });
    const mailbox = await fetch(`${url}/emulator/mailbox.json`);
    const { messages } = (await mailbox.json()) as { messages: { oobCode: string }[] };
    const oobCode = messages[0]?.oobCode;
    const uses = ["first password", "second password"].map((newPassword) =>
      post("resetPassword", { oobCode, newPassword }),
    );
    expect((await Promise.all(uses)).sort()).toEqual([200, 400]);
  });

  test("an assertion of another key gets no access token", async () => {
    const response = await fetch(`${people.firebase.url}/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: people.tokens.owner ?? "",
      }),
    });
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([
      400,
      "invalid_grant",
    ]);
  });
});

test("a commit is all or nothing: one refused write undoes the others", async () => {
  const { rest, nameOf, tokens, admin } = people;
  const write = (path: string, fieldPath: string) => ({
    update: { name: nameOf(path), fields: { [fieldPath]: { stringValue: "From the batch" } } },
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

describe("rules that are put in force", () => {
  /** These statements in place of firestore.rules. */
  async function putRules(statements: string, token = people.admin, more = {}): Promise<Response> {
    const content = `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${statements}\n} }`;
    const { url, projectId } = people.firebase;
    return fetch(`${url}/emulator/v1/projects/${projectId}:securityRules`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ rules: { files: [{ name: "security.rules", content }] }, ...more }),
    });
  }
  const document = (name: string) => `/databases/$(database)/documents/${name}`;
  const set = (path: string) => ({ update: { name: people.nameOf(path), fields: {} } });
  const commit = (...paths: string[]) =>
    statusOf(people.rest(null, "POST", ":commit", { writes: paths.map(set) }));

  test("only by a service account; those that cannot be read change nothing and say where", async () => {
    expect(await statusOf(putRules("match /{any=**} { allow read; }", people.tokens.owner ?? ""))).toBe(403);
    const broken = await putRules("match /{any=**} { allow peek; }");
    expect([broken.status, await broken.json()]).toEqual([
      400,
      {
        error: { code: 400, message: 'Line 3, column 25: unknown method "peek"', status: "INVALID_ARGUMENT" },
      },
    ]);
    const ignored = await putRules("match /{any=**} { allow peek; }", people.admin, { ignore_errors: true });
    expect([ignored.status, await ignored.json()]).toEqual([
      200,
      {
        issues: [
          {
            sourcePosition: { line: 3, column: 25 },
            severity: "ERROR",
            description: 'unknown method "peek"',
          },
        ],
      },
    ]);
    expect(await statusOf(people.rest(people.tokens.owner, "GET", "/content/theirs"))).toBe(200);
    expect(await statusOf(people.rest(null, "GET", "/content/theirs"))).toBe(403);
  });

  test("hold at once, and their expressions are counted from then on", async () => {
    expect(await (await putRules("match /open/{id} { allow get: if id == 'a'; }")).json()).toEqual({
      issues: [],
    });
    expect(await statusOf(people.rest(null, "GET", "/open/a"))).toBe(404);
    expect(await statusOf(people.rest(null, "GET", "/open/b"))).toBe(403);
    const { url, projectId } = people.firebase;
    const report = await fetch(`${url}/emulator/v1/projects/${projectId}:ruleCoverage`);
    expect(await report.json()).toMatchObject({
      rules: { files: [{ content: expect.stringContaining("match /open/{id}") }] },
      report: [
        {
          sourcePosition: { line: 3, column: 34 },
          source: "id == 'a'",
          values: [
            { value: { boolValue: true }, count: 1 },
            { value: { boolValue: false }, count: 1 },
          ],
          children: [{ source: "id" }, { source: "'a'" }],
        },
      ],
    });
  });

  test("writes are judged by what the whole commit leaves, and see what was there before it", async () => {
    await putRules(`
      match /parts/{id} { allow create: if existsAfter(${document("wholes/$(id)")}) && !exists(${document("wholes/$(id)")}); }
      match /wholes/{id} { allow create: if getAfter(${document("parts/$(id)")}).id == id; }
      match /twice/{id} { allow create: if resource == null; allow update: if request.resource.data == {} && resource.data == {}; }`);
    expect(await commit("parts/a")).toBe(403);
    expect(await commit("wholes/a")).toBe(403);
    expect(await commit("parts/a", "wholes/a")).toBe(200);
    expect(await commit("wholes/b", "parts/b")).toBe(200);
    // The second write of a document finds what the first one left.
    expect(await commit("twice/a", "twice/a")).toBe(200);
  });

  test("look at ten other documents for one operation, at twenty for one commit, at one again for free", async () => {
    const looks = (count: number, parent: string) =>
      Array.from({ length: count }, (_, index) => `!exists(${document(`${parent}/part-${index}`)})`).join(
        " && ",
      );
    await putRules(`
      match /ten/{id} { allow get, create: if ${looks(10, "ten/$(id)/parts")} && ${looks(10, "ten/$(id)/parts")}; }
      match /eleven/{id} { allow get, create: if ${looks(11, "others")} || true; }
      match /eleven/{any=**} { allow get; }`);
    expect(await statusOf(people.rest(null, "GET", "/ten/a"))).toBe(404);
    expect(await statusOf(people.rest(null, "GET", "/eleven/a"))).toBe(403);
    expect(await commit("ten/a", "ten/b")).toBe(200);
    expect(await commit("ten/c", "ten/d", "ten/e")).toBe(403);
    expect(await commit("eleven/a")).toBe(403);
  });

  test("queries are granted by their filters, collection groups by a wildcard of any depth", async () => {
    await putRules(`
      match /notes/{id} { allow list: if resource.data.n > 5 && request.query.limit <= 10; }
      match /{path=**}/tags/{id} { allow list: if resource.data.open == true; }`);
    const filter = (fieldPath: string, op: string, value: object) => ({
      fieldFilter: { field: { fieldPath }, op, value },
    });
    const run = (structuredQuery: object) =>
      statusOf(people.rest(null, "POST", ":runQuery", { structuredQuery }));
    const count = (structuredQuery: object) =>
      statusOf(
        people.rest(null, "POST", ":runAggregationQuery", {
          structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: "n", count: {} }] },
        }),
      );
    const above = (n: string) => filter("n", "GREATER_THAN", { integerValue: n });
    const notes = { from: [{ collectionId: "notes" }] };
    expect(await run({ ...notes, where: above("7"), limit: 10 })).toBe(200);
    expect(await run({ ...notes, where: above("3"), limit: 10 })).toBe(403);
    expect(await run({ ...notes, where: above("7"), limit: 11 })).toBe(403);
    expect(await run({ ...notes, where: above("7") })).toBe(403);
    expect(await count({ ...notes, where: above("7"), limit: 10 })).toBe(200);
    expect(await count({ ...notes, where: above("3"), limit: 10 })).toBe(403);
    const open = filter("open", "EQUAL", { booleanValue: true });
    expect(await run({ from: [{ collectionId: "tags", allDescendants: true }], where: open })).toBe(200);
    expect(await run({ from: [{ collectionId: "tags", allDescendants: true }] })).toBe(403);
    expect(await run({ from: [{ collectionId: "others", allDescendants: true }], where: open })).toBe(403);
  });
});
