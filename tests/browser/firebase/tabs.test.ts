import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OPEN_RULES, openSdkHarness, type SdkHarness } from "./sdk-harness";

/** Several tabs of one person, who changes; and a server that goes away. One client alone: `conformance.test.ts`. */

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

/** Follows a collection under its own name. */
function watch(page: Page, path: string): Promise<void> {
  return page.evaluate((name) => {
    window.watch(name, window.sdk.firestore.collection(window.sdk.database, name));
  }, path);
}

/** Resolves when the server has it. */
function write(page: Page, path: string, data: object): Promise<void> {
  return page.evaluate(
    ([name, fields]) => {
      const { firestore: f, database } = window.sdk;
      return f.setDoc(f.doc(database, name), fields);
    },
    [path, data] as const,
  );
}

/** Writes without waiting for the server; the write is in the cache when this returns. */
function writeOffline(page: Page, path: string, data: object): Promise<void> {
  return page.evaluate(
    async ([name, fields]) => {
      const { firestore: f, database } = window.sdk;
      void f.setDoc(f.doc(database, name), fields);
      await f.getDocFromCache(f.doc(database, name));
    },
    [path, data] as const,
  );
}

function setNetwork(page: Page, on: boolean): Promise<void> {
  return page.evaluate((isOn) => {
    const { firestore: f, database } = window.sdk;
    return isOn ? f.enableNetwork(database) : f.disableNetwork(database);
  }, on);
}

/** Waits until every tab shows these ids, from the server and with nothing pending. */
async function expectSettled(pages: Page[], path: string, ids: string[]): Promise<void> {
  for (const page of pages) {
    await expect
      .poll(() =>
        page.evaluate((name) => {
          const last = window.sdk.seen[name]?.at(-1);
          return last && { ...last, data: Object.keys(last.data).sort() };
        }, path),
      )
      .toEqual({ data: ids, hasPendingWrites: false, fromCache: false });
  }
}

test("tabs of one person share cache and connection, also when the one that holds it is closed", async () => {
  const context = await harness.browser.newContext();
  const tabs: Page[] = [];
  for (let count = 0; count < 4; count++) tabs.push(await harness.openTab("indexeddb", context));
  const someoneElse = await harness.openTab();
  const [first, second, third, fourth] = tabs as [Page, Page, Page, Page];

  // With connections of their own four tabs would wait for each other: a browser has six to a host.
  await Promise.all([...tabs, someoneElse].map((page) => watch(page, "shared")));
  await Promise.all(tabs.map((page, index) => write(page, `shared/${index}`, {})));
  await expectSettled([...tabs, someoneElse], "shared", ["0", "1", "2", "3"]);

  await Promise.all(tabs.map((page) => setNetwork(page, false)));
  await Promise.all(tabs.map((page, index) => writeOffline(page, `shared/offline${index}`, {})));
  await write(someoneElse, "shared/meanwhile", {});
  await Promise.all(tabs.map((page) => setNetwork(page, true)));
  const offline = ["offline0", "offline1", "offline2", "offline3"];
  const all = ["0", "1", "2", "3", "meanwhile", ...offline];
  await expectSettled([...tabs, someoneElse], "shared", all);

  await first.close();
  await write(second, "shared/x", {});
  await write(someoneElse, "shared/y", {});
  await expectSettled([second, third, fourth, someoneElse], "shared", [...all, "x", "y"]);

  // What a tab leaves unsent, another sends.
  await Promise.all([second, third, fourth].map((page) => setNetwork(page, false)));
  await writeOffline(second, "shared/z", {});
  await second.close();
  await setNetwork(third, true);
  await setNetwork(fourth, true);
  await expectSettled([someoneElse], "shared", [...all, "x", "y", "z"]);
  await context.close();
  await someoneElse.context().close();
});

test("writes wait for the person who made them", async () => {
  const page = await harness.openTab("indexeddb");
  const outcome = await page.evaluate(async () => {
    const { auth, firestore: f, database, identity } = window.sdk;
    const own = f.doc(database, "people/nobody");
    const exists = async () => (await f.getDocFromServer(own)).exists();
    await f.disableNetwork(database);
    void f.setDoc(own, { by: "nobody" });
    const waiting = f.waitForPendingWrites(database).then(
      () => "sent",
      ({ message }) => message as string,
    );
    await auth.signInWithEmailAndPassword(identity, "ada@example.com", "vitrine-demo");
    const interrupted = await waiting;
    await f.enableNetwork(database);
    await f.setDoc(f.doc(database, "people/ada"), {});
    const whileAda = await exists();
    await auth.signOut(identity);
    await f.waitForPendingWrites(database);
    return [interrupted, whileAda, await exists()];
  });
  expect(outcome).toEqual(["'waitForPendingWrites' promise is rejected due to a user change.", false, true]);
  await page.context().close();
});

test("documents, accounts and streams outlive a restart of the worker", async () => {
  const page = await harness.openTab();
  const uid = await page.evaluate(async () => {
    const { auth, identity } = window.sdk;
    return (await auth.createUserWithEmailAndPassword(identity, "survivor@example.com", "correct horse")).user
      .uid;
  });
  await watch(page, "restart");
  await write(page, "restart/1", {});
  await expectSettled([page], "restart", ["1"]);

  await harness.restart();
  await write(page, "restart/2", {});
  const other = await harness.openTab();
  await write(other, "restart/3", {});
  await expectSettled([page], "restart", ["1", "2", "3"]);
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
