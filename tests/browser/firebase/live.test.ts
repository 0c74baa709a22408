import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPEN_RULES, openSdkHarness, type SdkHarness } from "./sdk-harness";
import type { CacheKind, Snapshot } from "./sdk-page";

let harness: SdkHarness;
let persistDir: string;

beforeAll(async () => {
  persistDir = await mkdtemp(join(tmpdir(), "embedded-firebase-"));
  harness = await openSdkHarness({ persistDir, vars: { FIRESTORE_RULES: OPEN_RULES } });
});
afterAll(async () => {
  await harness?.close();
  await rm(persistDir, { recursive: true, force: true });
});

function watchQuery(page: Page, label: string, collection: string, limit = 0): Promise<void> {
  return page.evaluate(
    ([name, path, size]) => {
      const { firestore: f, database } = window.sdk;
      const target = f.collection(database, path);
      const bounds = size ? [f.limit(size)] : [];
      window.watch(name, f.query(target, f.where("open", "==", true), f.orderBy("rank"), ...bounds));
    },
    [label, collection, limit] as const,
  );
}

function watchDocument(page: Page, label: string, path: string): Promise<void> {
  return page.evaluate(
    ([name, documentPath]) => {
      window.watch(name, window.sdk.firestore.doc(window.sdk.database, documentPath));
    },
    [label, path] as const,
  );
}

function write(page: Page, path: string, data: object | null): Promise<void> {
  return page.evaluate(
    async ([documentPath, fields]) => {
      const { firestore: f, database } = window.sdk;
      const document = f.doc(database, documentPath);
      await (fields ? f.setDoc(document, fields) : f.deleteDoc(document));
    },
    [path, data] as const,
  );
}

const seen = (page: Page, label: string): Promise<Snapshot[]> =>
  page.evaluate((name) => window.sdk.seen[name] ?? [], label);

/** Waits until the latest snapshot is settled (from the server, nothing pending) and shows these documents. */
async function expectSettled(
  page: Page,
  label: string,
  data: Record<string, unknown>,
  timeout = 30_000,
): Promise<void> {
  await expect
    .poll(async () => (await seen(page, label)).at(-1), { timeout, interval: 50 })
    .toEqual({ data, hasPendingWrites: false, fromCache: false });
}

describe.each<CacheKind>(["memory", "indexeddb"])("with the %s cache", (cache) => {
  test("what one tab writes, another sees enter, change, leave and go", async () => {
    const writer = await harness.openTab(cache);
    const reader = await harness.openTab(cache);
    const collection = `tasks-${cache}`;
    await watchQuery(reader, "open", collection);
    await watchQuery(reader, "first two", collection, 2);
    await watchDocument(reader, "one", `${collection}/b`);
    await expectSettled(reader, "open", {});
    await expectSettled(reader, "one", {});

    for (const [id, rank] of [
      ["c", 3],
      ["a", 1],
      ["b", 2],
    ] as const) {
      await write(writer, `${collection}/${id}`, { rank, open: true });
    }
    const [a, b, c] = [1, 2, 3].map((rank) => ({ rank, open: true }));
    await expectSettled(reader, "open", { a, b, c });
    await expectSettled(reader, "first two", { a, b });
    await expectSettled(reader, "one", { b });

    await write(writer, `${collection}/a`, { rank: 1, open: false });
    await expectSettled(reader, "open", { b, c });
    await expectSettled(reader, "first two", { b, c });
    await write(writer, `${collection}/b`, null);
    await expectSettled(reader, "open", { c });
    await expectSettled(reader, "one", {});
    await writer.context().close();
    await reader.context().close();
  });

  test("a write shows at once as pending, then as acknowledged", async () => {
    const page = await harness.openTab(cache);
    await watchDocument(page, "own", `pending/${cache}`);
    await expectSettled(page, "own", {});
    await write(page, `pending/${cache}`, { text: "hello" });
    await expectSettled(page, "own", { [cache]: { text: "hello" } });
    expect(
      (await seen(page, "own")).map(({ data, hasPendingWrites }) => [
        Object.keys(data).length,
        hasPendingWrites,
      ]),
    ).toContainEqual([1, true]);
    await page.context().close();
  });

  test("edits made offline are shown from the cache, and reach the server when the line is back", async () => {
    const page = await harness.openTab(cache);
    const other = await harness.openTab(cache);
    const path = `offline/${cache}`;
    await watchDocument(page, "own", path);
    await watchDocument(other, "theirs", path);
    await expectSettled(page, "own", {});
    await expectSettled(other, "theirs", {});
    await page.evaluate(() => window.sdk.firestore.disableNetwork(window.sdk.database));
    await page.evaluate((documentPath) => {
      const { firestore: f, database } = window.sdk;
      void f.setDoc(f.doc(database, documentPath), { title: "written offline" });
      void f.updateDoc(f.doc(database, documentPath), { edits: f.increment(2) });
    }, path);
    const edited = { [cache]: { title: "written offline", edits: 2 } };
    await expect
      .poll(async () => (await seen(page, "own")).at(-1), { timeout: 30_000 })
      .toEqual({ data: edited, hasPendingWrites: true, fromCache: true });
    expect((await seen(other, "theirs")).at(-1)?.data).toEqual({});
    await page.evaluate(() => window.sdk.firestore.enableNetwork(window.sdk.database));
    await expectSettled(page, "own", edited);
    await expectSettled(other, "theirs", edited);
    await page.context().close();
    await other.context().close();
  });
});

test("two tabs of one person share the cache, and one follows the other's writes", async () => {
  const context = await harness.browser.newContext();
  const first = await harness.openTab("indexeddb", context);
  const second = await harness.openTab("indexeddb", context);
  await watchDocument(first, "shared", "shared/one");
  await watchDocument(second, "shared", "shared/one");
  await write(first, "shared/one", { by: "first" });
  await expectSettled(second, "shared", { one: { by: "first" } });
  await write(second, "shared/one", { by: "second" });
  await expectSettled(first, "shared", { one: { by: "second" } });
  await context.close();
});

test("documents, accounts and streams outlive a restart of the worker", async () => {
  const page = await harness.openTab();
  const uid = await page.evaluate(async () => {
    const { auth, identity } = window.sdk;
    return (await auth.createUserWithEmailAndPassword(identity, "survivor@example.com", "correct horse")).user
      .uid;
  });
  await watchDocument(page, "kept", "restart/kept");
  await write(page, "restart/kept", { round: 1 });
  await expectSettled(page, "kept", { kept: { round: 1 } });

  await harness.restart();
  await write(page, "restart/kept", { round: 2 });
  const other = await harness.openTab();
  await write(other, "restart/kept", { round: 3 });
  await expectSettled(page, "kept", { kept: { round: 3 } }, 60_000);
  const signedInAgain = await other.evaluate(async () => {
    const { auth, identity } = window.sdk;
    return (await auth.signInWithEmailAndPassword(identity, "survivor@example.com", "correct horse")).user
      .uid;
  });
  expect(signedInAgain).toBe(uid);
  const refreshed = await page.evaluate(() =>
    window.sdk.identity.currentUser!.getIdToken(true).then(Boolean),
  );
  expect(refreshed).toBe(true);
  await page.context().close();
  await other.context().close();
});
