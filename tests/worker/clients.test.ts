import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditEvent, AuditPage } from "~/domain/audit/audit-event";
import type { ExportedDocument, ExportManifest } from "~/domain/clients/account-export";
import type { ClientDetail } from "~/domain/clients/client-detail";
import type { ClientPage } from "~/domain/clients/client-row";
import { emptyImageRequest } from "../../app/domain/image/image-request";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { readZip } from "../fixtures/read-zip";
import {
  type Account,
  accountOf,
  commitAs,
  isWaiting,
  type LocalStudio,
  modelsOf,
  newAccount,
  openLocalStudio,
  queryDocuments,
  readDocument,
  readEvents,
  signInColleague,
  signInStaff,
  startJob,
} from "./local-studio";

let provider: OpenAiServer;
let studio: LocalStudio;
let ada: Account;
let staff: Account;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openLocalStudio(modelsOf(provider));
  staff = await signInStaff(studio);
  ada = await newAccount(studio, "ada");
  for (const account of [ada, staff]) {
    expect((await account.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
  }
});
afterAll(async () => {
  await studio.remove();
  await provider.close();
});

const reason = "They asked us to";
const times = ["createdAt", "updatedAt"];

async function told(answer: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await answer;
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, ...body };
}
const read = async (clientId: string) =>
  (await (await staff.call(`/api/v1/staff/clients/${clientId}`)).json()) as ClientDetail;
const list = async (query: string) =>
  (await (await staff.call(`/api/v1/staff/clients?${query}`)).json()) as ClientPage;
const act = (who: Account, clientId: string, json: object) =>
  told(who.call(`/api/v1/staff/clients/${clientId}/acts`, { method: "POST", json }));
async function events(action: string): Promise<AuditEvent[]> {
  const answer = await staff.call(`/api/v1/staff/audit-events?action=${action}&target=users/${ada.userId}`);
  return ((await answer.json()) as AuditPage).events;
}
const makeBoard = () =>
  commitAs(studio, ada, [
    {
      path: `boards/${crypto.randomUUID()}`,
      fields: { ownerId: ada.userId, name: "Mood", assetIds: [] },
      times,
    },
  ]);
const generate = () =>
  told(
    ada.call("/api/v1/generations", {
      method: "POST",
      json: {
        idempotencyKey: crypto.randomUUID(),
        request: { ...emptyImageRequest("openai/image"), prompt: "A loaf", count: 1 },
      },
    }),
  );

test("staff alone see accounts and act on them", async () => {
  const nobody = accountOf(studio, "nobody", "none");
  const at = `/api/v1/staff/clients/${ada.userId}`;
  for (const path of ["/api/v1/staff/clients", at]) {
    expect((await ada.call(path)).status).toBe(403);
    expect((await nobody.call(path)).status).toBe(401);
  }
  for (const path of ["acts", "view", "export", "reveal"]) {
    const sent = { method: "POST", json: { act: "suspend", reason } };
    expect((await ada.call(`${at}/${path}`, sent)).status).toBe(403);
    expect((await nobody.call(`${at}/${path}`, sent)).status).toBe(401);
  }
});

test("an account is found by the beginning of its address, and counted after it made something", async () => {
  const made = await generate();
  expect(made.status).toBe(201);
  expect((await readEvents(ada, String(made.jobId))).at(-1)).toMatchObject({ state: "done" });
  const email = (await read(ada.userId)).client.email ?? "";
  await expect
    .poll(async () => (await list(`q=${encodeURIComponent(email.slice(0, 9))}&sort=works`)).rows, {
      timeout: 20_000,
      interval: 1_000,
    })
    .toMatchObject([{ id: ada.userId, images: 1, works: 1, spent: 1, standing: "active", plan: "free" }]);
  expect((await list("q=nobody-at-all")).rows).toEqual([]);
  const detail = await read(ada.userId);
  expect(detail.works).toMatchObject([{ kind: "image", title: "•••• 6 characters" }]);
  expect(JSON.stringify(detail)).not.toContain("A loaf");
  // What its person typed is shown for a reason, which is kept.
  const reveal = (id: string, json: object) =>
    told(staff.call(`/api/v1/staff/clients/${id}/reveal`, { method: "POST", json }));
  expect(await reveal(ada.userId, { reason: " " })).toMatchObject({ status: 400 });
  expect(await events("client.reveal")).toEqual([]);
  expect(await reveal("nobody", { reason })).toMatchObject({ status: 404 });
  const words = await reveal(ada.userId, { reason });
  expect(words).toMatchObject({ status: 200, works: [{ title: "A loaf" }] });
  expect(await events("client.reveal")).toMatchObject([{ reason, actor: { type: "staff" } }]);
  expect(detail.jobs).toMatchObject([{ state: "done", kind: "make-images" }]);
  expect(detail.storage.usedBytes).toBeGreaterThan(0);
  expect((await told(staff.call("/api/v1/staff/clients/nobody"))).code).toBe("account_missing");
});

test("pages of the list meet without a gap, whatever the order", async () => {
  const everyone = await list("sort=joined");
  const [first] = everyone.rows;
  const after = `${first?.joinedMs}~${first?.id}`;
  const rest = await list(`sort=joined&after=${encodeURIComponent(after)}`);
  expect([first?.id, ...rest.rows.map(({ id }) => id)]).toEqual(everyone.rows.map(({ id }) => id));
  expect(everyone.total).toBe(everyone.rows.length);
});

test("a suspended account changes nothing, reads what is its own, and is restored", async () => {
  expect(await act(staff, ada.userId, { act: "suspend", reason: " " })).toMatchObject({ status: 400 });
  expect(await makeBoard()).toBe(200);

  expect(await act(staff, ada.userId, { act: "suspend", reason })).toMatchObject({ outcome: "changed" });
  expect(await generate()).toMatchObject({ status: 403, code: "account_suspended" });
  expect(await told(ada.call("/api/v1/uploads", { method: "POST", json: {} }))).toMatchObject({
    code: "account_suspended",
  });
  expect(await makeBoard()).toBe(403);
  expect((await ada.call("/api/v1/credits")).status).toBe(200);
  expect((await ada.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
  expect((await read(ada.userId)).client.standing).toBe("suspended");
  await expect
    .poll(async () => (await list("standing=suspended")).rows.map(({ id }) => id))
    .toEqual([ada.userId]);

  expect(await act(staff, ada.userId, { act: "restore", reason })).toMatchObject({ outcome: "changed" });
  expect((await generate()).status).toBe(201);
  expect(await makeBoard()).toBe(200);
  expect(await events("client.suspend")).toMatchObject([
    { reason, actor: { type: "staff" }, patch: [{ field: "suspendedAt" }] },
  ]);
  expect(await events("client.restore")).toHaveLength(1);
});

test("staff decide nothing of their own account, and a colleague does", async () => {
  const { userId } = staff;
  const noteId = crypto.randomUUID();
  const colleague = await signInColleague(studio, "grace@vitrine.example");
  expect(await act(colleague, userId, { act: "add-note", noteId, text: "Asked twice" })).toMatchObject({
    status: 201,
  });
  const decided = async () => {
    const { credits, operatorPlan, limits, turnedOff, suspendedMs, given, notes } = await read(userId);
    return { credits, operatorPlan, limits, turnedOff, suspendedMs, given, notes };
  };
  const before = await decided();
  const grant = { userId, credits: 500, reason: "gift", note: "Thanks", lastDay: null, why: reason };
  const give = (who: Account) =>
    told(
      who.call("/api/v1/staff/grants", {
        method: "POST",
        json: { ...grant, idempotencyKey: crypto.randomUUID() },
      }),
    );
  const setPlan = (who: Account, plan: string) =>
    told(who.call("/api/v1/staff/plans", { method: "POST", json: { userId, plan, why: reason } }));
  const takeBack = (who: Account, grantId: number) =>
    told(who.call("/api/v1/staff/take-backs", { method: "POST", json: { userId, grantId, reason } }));
  const refused = [
    give(staff),
    setPlan(staff, "studio"),
    takeBack(staff, 1),
    act(staff, userId, { act: "suspend", reason }),
    act(staff, userId, { act: "limit", limits: { storageBytes: 10 ** 12 }, reason }),
    act(staff, userId, { act: "turn-off", turnedOff: [], reason }),
    act(staff, userId, { act: "remove-note", noteId, reason }),
  ];
  for (const answer of await Promise.all(refused)) {
    expect(answer).toMatchObject({ status: 403, code: "own_account" });
  }
  expect(await decided()).toEqual(before);

  expect(await give(colleague)).toMatchObject({ status: 201 });
  expect(await setPlan(colleague, "starter")).toMatchObject({ plan: "starter" });
  expect((await decided()).credits.balance).toBeGreaterThan(before.credits.balance + 500);
});

test("limits and what is turned off hold, and the log says from what to what", async () => {
  const limits = { runningJobs: 0 };
  expect(await act(staff, ada.userId, { act: "limit", limits, reason })).toMatchObject({ status: 200 });
  expect(await generate()).toMatchObject({ status: 429, code: "too_many_jobs" });
  expect(await act(staff, ada.userId, { act: "limit", limits: { storageBytes: 10 }, reason })).toMatchObject({
    status: 200,
  });
  expect(await generate()).toMatchObject({ status: 413, code: "storage_full" });
  expect((await read(ada.userId)).storage.quotaBytes).toBe(10);
  expect(await act(staff, ada.userId, { act: "limit", limits: {}, reason })).toMatchObject({ status: 200 });
  expect((await events("client.limit")).at(-1)).toMatchObject({
    patch: [{ target: `users/${ada.userId}` }],
  });

  const turnedOff = ["clips", "publishing", "web-reading"];
  expect(await act(staff, ada.userId, { act: "turn-off", turnedOff, reason })).toMatchObject({ status: 200 });
  for (const path of ["/api/v1/clips", "/api/v1/content/work/publish"]) {
    expect(await told(ada.call(path, { method: "POST", json: {} }))).toMatchObject({
      status: 403,
      code: "turned_off",
    });
  }
  const sameOrigin = { headers: { "Sec-Fetch-Site": "same-origin" } };
  for (const path of ["picture?url=https://example.com/a.png", "file?address=https://example.com/a.csv"]) {
    expect(await told(ada.call(`/api/v1/sources/${path}`, sameOrigin))).toMatchObject({ code: "turned_off" });
  }
  expect((await generate()).status).toBe(201);
  expect((await read(ada.userId)).client.standing).toBe("limited");
  expect(await act(staff, ada.userId, { act: "turn-off", turnedOff: [], reason })).toMatchObject({
    status: 200,
  });
  expect(await told(ada.call("/api/v1/clips", { method: "POST", json: {} }))).not.toMatchObject({
    status: 403,
  });
});

test("notes are added once, seen by staff alone, and removed with a reason", async () => {
  const noteId = crypto.randomUUID();
  for (let sent = 0; sent < 2; sent++) {
    expect(await act(staff, ada.userId, { act: "add-note", noteId, text: "Prefers e-mail" })).toMatchObject({
      status: 201,
    });
  }
  expect((await read(ada.userId)).notes).toMatchObject([{ id: noteId, text: "Prefers e-mail" }]);
  const other = await newAccount(studio, "bob");
  expect((await other.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
  expect(await act(staff, other.userId, { act: "remove-note", noteId, reason })).toMatchObject({
    status: 404,
  });
  expect(await act(staff, ada.userId, { act: "remove-note", noteId, reason })).toMatchObject({ status: 200 });
  expect((await read(ada.userId)).notes).toEqual([]);
});

describe("staff who look at an account", () => {
  const at = () => `/api/v1/staff/clients/${ada.userId}/view`;
  const cookie = { cookie: "viewAs=1" };
  const looking = (path: string, init: RequestInit & { json?: unknown } = {}) =>
    staff.call(path, { ...init, headers: cookie });
  const creditsOf = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { balance: number }).balance;

  test("see what its owner sees and change nothing, until they stop", async () => {
    expect(await told(staff.call(at(), { method: "POST", json: {} }))).toMatchObject({ status: 400 });
    const own = `/api/v1/staff/clients/${staff.userId}/view`;
    expect(await told(staff.call(own, { method: "POST", json: { reason } }))).toMatchObject({
      code: "own_account",
    });
    const started = await staff.call(at(), { method: "POST", json: { reason } });
    expect(started.status).toBe(201);
    expect(started.headers.get("set-cookie")).toMatch(
      /^viewAs=1; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/,
    );

    expect(await creditsOf(looking("/api/v1/credits"))).toBe(await creditsOf(ada.call("/api/v1/credits")));
    const page = await looking("/videos");
    expect(page.headers.get("content-type")).toContain("text/html");
    const html = await page.text();
    expect(html).toContain(`"userId":"${ada.userId}"`);
    expect(html).toContain(`"viewedBy":{"userId":"${staff.userId}"`);
    // Their session and their tools stay their own.
    expect(await told(looking("/api/v1/user-info/"))).toMatchObject({ data: { user_id: staff.userId } });
    expect((await looking("/api/v1/staff/clients")).status).toBe(200);

    const changes = [
      ["POST", "/api/v1/generations"],
      ["POST", "/api/v1/jobs"],
      ["POST", "/api/v1/uploads"],
      ["DELETE", "/api/v1/content/work"],
      ["PUT", "/api/v1/content/work/exports"],
      ["POST", "/api/v1/billing/portal"],
      ["POST", "/api/v1/publications/work/view"],
      ["GET", "/api/v1/sources/picture?url=https://example.com/a.png"],
    ] as const;
    for (const [method, path] of changes) {
      const json = method === "GET" ? undefined : {};
      expect([path, await told(looking(path, { method, json }))]).toMatchObject([
        path,
        { status: 403, code: "view_as_read_only" },
      ]);
    }
    expect(await events("client.view-as-start")).toMatchObject([{ reason, actor: { id: staff.userId } }]);

    const stopped = await looking(at(), { method: "DELETE" });
    expect(stopped.headers.get("set-cookie")).toMatch(/^viewAs=; .*Max-Age=0/);
    expect(await events("client.view-as-end")).toMatchObject([{ details: { because: "left" } }]);
    // The cookie alone opens nothing, and what a page left open sends is not done as somebody else.
    const after = await looking("/videos");
    expect(await after.text()).toContain(`"userId":"${staff.userId}"`);
    expect(after.headers.get("set-cookie")).toMatch(/^viewAs=; .*Max-Age=0/);
    expect(await told(looking("/api/v1/jobs", { method: "POST", json: {} }))).toMatchObject({
      code: "view_as_over",
    });
  });

  const begin = async (who: Account) =>
    expect((await who.call(at(), { method: "POST", json: { reason } })).status).toBe(201);
  const lastEnd = async () => (await events("client.view-as-end")).at(0)?.details;

  test("see nothing more once they sign out, from the page or from the database", async () => {
    await begin(staff);
    expect(await readDocument(studio, staff, `users/${ada.userId}`)).not.toBeNull();
    expect((await looking("/api/v1/users/logout", { method: "POST" })).status).toBe(204);
    expect(await lastEnd()).toMatchObject({ because: "signed-out" });
    expect(await (await looking("/videos")).text()).toContain(`"userId":"${staff.userId}"`);
    await expect(readDocument(studio, staff, `users/${ada.userId}`)).rejects.toThrow("403");
  });

  test("see nothing more once they are suspended", async () => {
    const other = await signInColleague(studio, "alan@vitrine.example");
    expect((await other.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
    await begin(other);
    expect(await act(staff, other.userId, { act: "suspend", reason })).toMatchObject({ outcome: "changed" });
    expect(await lastEnd()).toMatchObject({ because: "suspended" });
    expect(await (await other.call("/videos", { headers: cookie })).text()).toContain(
      `"userId":"${other.userId}"`,
    );
    await expect(readDocument(studio, other, `users/${ada.userId}`)).rejects.toThrow("403");
  });

  test("hear no more of a job that runs", async () => {
    const jobId = await startJob(ada);
    await readEvents(ada, jobId, { until: isWaiting });
    await begin(staff);
    const stream = await looking(`/api/v1/jobs/${jobId}/events`);
    expect(stream.status).toBe(200);
    expect((await looking(at(), { method: "DELETE" })).status).toBe(200);
    // It ends although the job goes on; who asks again is told nothing.
    expect(await stream.text()).toContain('"state":"waiting"');
    expect((await looking(`/api/v1/jobs/${jobId}/events`)).status).toBe(404);
  });

  test("the cookie of it does nothing for anybody else", async () => {
    expect((await staff.call(at(), { method: "POST", json: { reason } })).status).toBe(201);
    const bob = await newAccount(studio, "bob");
    const page = await bob.call("/videos", { headers: cookie });
    expect(await page.text()).toContain(`"userId":"${bob.userId}"`);
    expect(await told(bob.call("/api/v1/user-info/", { headers: cookie }))).toMatchObject({
      data: { user_id: bob.userId },
    });
    expect((await looking(at(), { method: "DELETE" })).status).toBe(200);
  });
});

test("an account is exported whole with its files, for a reason that is kept", async () => {
  const at = `/api/v1/staff/clients/${ada.userId}/export`;
  expect((await staff.call(at, { method: "POST", json: {} })).status).toBe(400);
  const [lost, kept] = await queryDocuments(studio, ada, "assets", "origin", "made");
  const lostFile = String(lost?.fields.fileId ?? lost?.id);
  await studio.removeFile(`assets/${ada.userId}/${lostFile}`);

  const answer = await staff.call(at, { method: "POST", json: { reason } });
  expect(answer.headers.get("content-type")).toBe("application/zip");
  const archive = readZip(Buffer.from(await answer.arrayBuffer()));
  const linesOf = (name: string): unknown[] =>
    String(archive.get(name))
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const documents = linesOf("documents.jsonl") as ExportedDocument[];
  expect(documents.map(({ path }) => path)).toContain(`users/${ada.userId}`);
  expect(documents.filter(({ path }) => path.startsWith("images/"))).not.toEqual([]);
  const ofOthers = documents.filter(({ data }) => "ownerId" in data && data.ownerId !== ada.userId);
  expect(ofOthers).toEqual([]);
  const manifest = JSON.parse(String(archive.get("manifest.json"))) as ExportManifest;
  const ledger = linesOf("ledger.jsonl");
  expect(ledger.length).toBeGreaterThan(2);
  expect(manifest).toMatchObject({
    account: { id: ada.userId },
    ledgerEntries: ledger.length,
    documents: { users: 1, images: expect.any(Number) },
    missing: [{ document: `assets/${lost?.id}`, why: "not stored" }],
  });
  // Each file as it is stored, with its size.
  expect(manifest.files.map(({ document }) => document)).toContain(`assets/${kept?.id}`);
  for (const { name, sizeBytes } of manifest.files)
    expect([name, archive.get(name)?.length]).toEqual([name, sizeBytes]);
  const keptFile = manifest.files.find(({ document }) => document === `assets/${kept?.id}`);
  const bytes = await (await ada.call(`/media/assets/${kept?.id}`)).arrayBuffer();
  expect(archive.get(keptFile?.name ?? "")?.equals(Buffer.from(bytes))).toBe(true);
  expect(await events("client.export")).toMatchObject([{ reason }]);
});
