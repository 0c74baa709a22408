import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentFields } from "../../fakes/content-fields";
import { openSdkHarness, type SdkHarness } from "./sdk-harness";

/** The repository's own firestore.rules, through the SDK: every refusal is `permission-denied` and nothing hangs. */

let harness: SdkHarness;
let page: Page;
let uid: string;

beforeAll(async () => {
  harness = await openSdkHarness();
  page = await harness.openTab();
  uid = await page.evaluate(async () => {
    const { auth, identity } = window.sdk;
    return (await auth.signInWithEmailAndPassword(identity, "ada@example.com", "vitrine-demo")).user.uid;
  });
  await putAsServer("content/mine", contentFields(uid));
  await putAsServer("content/theirs", contentFields("somebody-else"));
});
afterAll(() => harness?.close());

async function putAsServer(path: string, fields: object): Promise<void> {
  const { url, projectId } = harness.firebase;
  const response = await fetch(`${url}/v1/projects/${projectId}/databases/(default)/documents/${path}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${await harness.firebase.adminToken()}` },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(await response.text());
}

test("reads: the own document comes, another's is refused, as document and as query", async () => {
  const outcomes = await page.evaluate(async (ownerId) => {
    const { firestore: f, database } = window.sdk;
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => "allowed",
        (error) => error.code,
      );
    const all = f.collection(database, "content");
    return {
      own: await codeOf(f.getDoc(f.doc(all, "mine"))),
      theirs: await codeOf(f.getDoc(f.doc(all, "theirs"))),
      ownQuery: await codeOf(f.getDocs(f.query(all, f.where("ownerId", "==", ownerId)))),
      everything: await codeOf(f.getDocs(all)),
      count: await codeOf(f.getCountFromServer(all)),
      unknown: await codeOf(f.getDoc(f.doc(database, "no-such-collection/x"))),
    };
  }, uid);
  expect(outcomes).toEqual({
    own: "allowed",
    theirs: "permission-denied",
    ownQuery: "allowed",
    everything: "permission-denied",
    count: "permission-denied",
    unknown: "permission-denied",
  });
});

test("listeners: a refused one ends with its error, one beside it goes on", async () => {
  await page.evaluate((ownerId) => {
    const { firestore: f, database } = window.sdk;
    const all = f.collection(database, "content");
    window.watch("own", f.query(all, f.where("ownerId", "==", ownerId)));
    window.watch("everything", all);
    window.watch("theirs", f.doc(all, "theirs"));
  }, uid);
  const last = (label: string) => page.evaluate((name) => window.sdk.seen[name]?.at(-1), label);
  await expect.poll(() => last("everything")).toMatchObject({ error: "permission-denied" });
  await expect.poll(() => last("theirs")).toMatchObject({ error: "permission-denied" });
  await expect
    .poll(() => last("own"))
    .toMatchObject({ data: { mine: { title: "Bread" } }, fromCache: false });
});

test("a document that changes hands leaves its former owner's listener with the error", async () => {
  await putAsServer("content/handed", contentFields(uid));
  await page.evaluate(() => {
    window.watch("handed", window.sdk.firestore.doc(window.sdk.database, "content/handed"));
  });
  const last = () => page.evaluate(() => window.sdk.seen.handed?.at(-1));
  await expect.poll(last).toMatchObject({ data: { handed: { title: "Bread" } }, fromCache: false });
  await putAsServer("content/handed", contentFields("somebody-else"));
  await expect.poll(last).toMatchObject({ error: "permission-denied" });
});

test("writes: refused ones are rolled back in the page, allowed ones stay", async () => {
  const outcome = await page.evaluate(async () => {
    const { firestore: f, database } = window.sdk;
    const mine = f.doc(database, "content/mine");
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => "allowed",
        (error) => error.code,
      );
    const batch = f.writeBatch(database);
    batch.update(mine, { title: "From the batch", updatedAt: f.serverTimestamp() });
    batch.update(mine, { ownerId: "stolen" });
    return {
      allowed: await codeOf(f.updateDoc(mine, { title: "After", updatedAt: f.serverTimestamp() })),
      immutable: await codeOf(f.updateDoc(mine, { status: "published", updatedAt: f.serverTimestamp() })),
      ownClock: await codeOf(f.updateDoc(mine, { title: "Later", updatedAt: new Date(0) })),
      create: await codeOf(f.setDoc(f.doc(database, "content/new"), { title: "x" })),
      remove: await codeOf(f.deleteDoc(mine)),
      theirs: await codeOf(f.updateDoc(f.doc(database, "content/theirs"), { title: "x" })),
      absent: await codeOf(f.updateDoc(f.doc(database, "content/absent"), { title: "x" })),
      batch: await codeOf(batch.commit()),
      transaction: await codeOf(
        f.runTransaction(database, async (transaction) => {
          const { title } = (await transaction.get(mine)).data() ?? {};
          transaction.update(mine, { title: `${title} again`, updatedAt: f.serverTimestamp() });
        }),
      ),
      title: (await f.getDocFromServer(mine)).data()?.title,
    };
  });
  expect(outcome).toEqual({
    allowed: "allowed",
    immutable: "permission-denied",
    ownClock: "permission-denied",
    create: "permission-denied",
    remove: "permission-denied",
    theirs: "permission-denied",
    absent: "permission-denied",
    batch: "permission-denied",
    transaction: "allowed",
    title: "After again",
  });
});

test("after signing out the same listener is refused", async () => {
  await page.evaluate(async () => {
    await window.sdk.auth.signOut(window.sdk.identity);
    window.watch("signed out", window.sdk.firestore.doc(window.sdk.database, "content/mine"));
  });
  await expect
    .poll(() => page.evaluate(() => window.sdk.seen["signed out"]?.at(-1)))
    .toMatchObject({ error: "permission-denied" });
});
