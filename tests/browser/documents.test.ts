import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DocumentsHarness, type DocumentsTab, openDocumentsHarness } from "./documents-harness";

/** Signed in, one may do anything but make what is called refused, or what is somebody else's. */
const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /{path=**} { allow read: if request.auth != null; allow write: if request.auth != null && !('refused' in request.resource.data); }
} }`;

type Sdk = typeof import("firebase/firestore");
interface PageGlobals {
  firestore: Sdk;
  firebaseApps: typeof import("firebase/app");
  getDocuments: () => Promise<import("firebase/firestore").Firestore>;
}

let harness: DocumentsHarness;
let tab: DocumentsTab;
let people = 0;

beforeAll(async () => {
  harness = await openDocumentsHarness(rules);
  tab = await newPerson();
});
afterAll(() => harness.close());

/** Somebody new, in a browser of their own. */
async function newPerson(breakage?: string): Promise<DocumentsTab> {
  const opened = await harness.openTab(await harness.newContext(), breakage);
  people += 1;
  await opened.call("signUp", `person-${people}@example.com`);
  return opened;
}

/** What `script`, a function body with `sdk`, `app` and `db`, throws or rejects with; null where it does neither. */
function messageOf(script: string, on = tab): Promise<string | null> {
  return on.page.evaluate(async (body) => {
    const { firestore, firebaseApps, getDocuments } = window as never as PageGlobals;
    try {
      const run = new Function("sdk", "app", "db", `return (async () => { ${body} })()`);
      const app = () => firebaseApps.initializeApp({ projectId: "other", apiKey: "x" }, crypto.randomUUID());
      await run(firestore, app, await getDocuments());
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }, script);
}

const query = (constraints: string) => messageOf(`sdk.query(sdk.collection(db, "c"), ${constraints});`);

describe("settings", () => {
  const settings = (value: string) => messageOf(`sdk.initializeFirestore(app(), ${value});`);

  test("the cache holds at least 1048576 bytes, or everything", async () => {
    expect(await settings("{ cacheSizeBytes: 1048575 }")).toContain(
      "cacheSizeBytes must be at least 1048576",
    );
    expect(await settings("{ cacheSizeBytes: 1048576 }")).toBeNull();
    expect(await settings("{ cacheSizeBytes: -1 }")).toBeNull();
  });

  test("long polling waits 5 to 30 seconds", async () => {
    const polling = (seconds: string) =>
      settings(`{ experimentalLongPollingOptions: { timeoutSeconds: ${seconds} } }`);
    expect(await polling("4.9")).toContain("invalid long polling timeout: 4.9 (minimum allowed value is 5)");
    expect(await polling("30.1")).toContain(
      "invalid long polling timeout: 30.1 (maximum allowed value is 30)",
    );
    expect([await polling("5"), await polling("30")]).toEqual([null, null]);
  });

  test("ssl is set with a host", async () => {
    expect(await settings("{ ssl: false }")).toContain("Can't provide ssl option if host option is not set");
    expect(await settings('{ ssl: false, host: "localhost:1" }')).toBeNull();
  });

  test("without a host it is Google's, with ssl", async () => {
    const read = `const { host, ssl } = sdk.initializeFirestore(app(), {}).toJSON().settings; throw new Error(host + " " + ssl);`;
    expect(await messageOf(read)).toBe("firestore.googleapis.com true");
  });
});

describe("queries and data", () => {
  test("one composite filter stands at the top", async () => {
    const both = 'sdk.or(sdk.where("a", "==", 1), sdk.where("b", "==", 2))';
    expect(await query(`${both}, sdk.and(sdk.where("c", "==", 3))`)).toContain(
      "When using composite filters, you cannot use more than one filter at the top level.",
    );
    expect(await query(both)).toBeNull();
  });

  test.each(["in", "not-in", "array-contains-any"])(
    "%s takes an array that is not empty",
    async (operator) => {
      expect(await query(`sdk.where("a", "${operator}", [])`)).toContain(
        `A non-empty array is required for '${operator}' filters.`,
      );
    },
  );

  test("some operators are not mixed", async () => {
    expect(await query('sdk.where("a", "not-in", [1]), sdk.where("b", "!=", 2)')).toContain(
      "You cannot use '!=' filters with 'not-in' filters.",
    );
    expect(await query('sdk.where("a", "not-in", [1]), sdk.where("b", "in", [2])')).toContain(
      "You cannot use 'in' filters with 'not-in' filters.",
    );
    expect(await query('sdk.where("a", "!=", 1), sdk.where("b", "!=", 2)')).toContain(
      "You cannot use more than one '!=' filter.",
    );
  });

  test("a point lies within -90 to 90 and -180 to 180", async () => {
    expect(await messageOf("new sdk.GeoPoint(90.1, 0);")).toContain(
      "Latitude must be a number between -90 and 90, but was: 90.1",
    );
    expect(await messageOf("new sdk.GeoPoint(0, -180.1);")).toContain(
      "Longitude must be a number between -180 and 180, but was: -180.1",
    );
    expect(await messageOf("new sdk.GeoPoint(-90, 180);")).toBeNull();
  });

  test("field names are not empty, hold no ~ * / [ ] and neither start nor end with __", async () => {
    const set = (name: string) => messageOf(`sdk.writeBatch(db).set(sdk.doc(db, "c/d"), ${name});`);
    expect(await set('{ "": 1 }')).toContain("Document fields must not be empty");
    expect(await set("{ __secret__: 1 }")).toContain('Document fields cannot begin and end with "__"');
    for (const sign of ["~", "*", "/", "[", "]"]) {
      expect(await query(`sdk.where("a${sign}b", "==", 1)`)).toContain(
        "Paths must not contain '~', '*', '/', '[', or ']'",
      );
    }
    expect(await messageOf('new sdk.FieldPath("a", "");')).toContain("Field names must not be empty.");
  });

  test("limit-to-last needs an order-by", async () => {
    expect(
      await messageOf('await sdk.getDocs(sdk.query(sdk.collection(db, "c"), sdk.limitToLast(2)));'),
    ).toContain("limitToLast() queries require specifying at least one orderBy() clause");
  });
});

test("offline: a document nobody kept, one that is kept, and lists from the server", async () => {
  expect(await tab.call("write", "known/a", { words: "kept" })).toBe("ok");
  await messageOf('await sdk.getDoc(sdk.doc(db, "known/a")); await sdk.disableNetwork(db);');
  expect(await messageOf('await sdk.getDoc(sdk.doc(db, "unknown/a"));')).toBe(
    "Failed to get document because the client is offline.",
  );
  expect(await messageOf('await sdk.getDocFromServer(sdk.doc(db, "known/a"));')).toBe(
    'Failed to get document from server. (However, this document does exist in the local cache. Run again without setting source to "server" to retrieve the cached document.)',
  );
  expect(await messageOf('await sdk.getDocsFromServer(sdk.collection(db, "known"));')).toContain(
    "Failed to get documents from server.",
  );
  await messageOf("await sdk.enableNetwork(db);");
});

test("a write is acknowledged or rejected, with its reason", async () => {
  expect(await tab.call("write", "things/a", { fine: true })).toBe("ok");
  expect(await tab.call("write", "things/a", { refused: true })).toBe("not_allowed");
  expect(await tab.call("write", "things/a", { words: "x".repeat(1_048_600) })).toBe("too_large");
  expect(await messageOf('await sdk.updateDoc(sdk.doc(db, "things/none"), { a: 1 });')).toContain(
    "No document to update",
  );
});

test("at most 100 documents in doubt are asked for at once", async () => {
  const count = 130;
  const write = (value: number) => `
    for (let start = 0; start < ${count}; start += 65) {
      const batch = sdk.writeBatch(db);
      for (let n = start; n < start + 65; n++) batch.set(sdk.doc(db, "doubt/" + n), { x: ${value} });
      await batch.commit();
    }`;
  expect(await messageOf(`${write(1)} await sdk.getDocs(sdk.collection(db, "doubt"));`)).toBeNull();
  // Somebody else changes all of them, so that what is kept here matches a query the server answers with nothing.
  expect(await messageOf(write(2), await newPerson())).toBeNull();
  const asked = new Set<number>();
  let most = 0;
  tab.page.on("request", (request) => {
    const body = decodeURIComponent(request.postData() ?? "");
    for (const [, id] of body.matchAll(/"targetId":(\d+)\}[^}]*"goog-listen-tags":"limbo-document"/g))
      asked.add(Number(id));
    for (const [, id] of body.matchAll(/"removeTarget":(\d+)/g)) asked.delete(Number(id));
    most = Math.max(most, asked.size);
  });
  const left = `await new Promise((done) => sdk.onSnapshot(sdk.query(sdk.collection(db, "doubt"), sdk.where("x", "==", 1)),
    { includeMetadataChanges: true }, (s) => { if (s.size === 0 && !s.metadata.fromCache) done(); }));`;
  expect(await messageOf(left)).toBeNull();
  expect(most).toBe(100);
});

test("a client that was ended says so", async () => {
  const ended = "const other = sdk.initializeFirestore(app(), {}); await sdk.terminate(other);";
  expect(await messageOf(`${ended} await sdk.getDoc(sdk.doc(other, "a/b"));`)).toBe(
    "The client has already been terminated.",
  );
});

test("waiting for pending writes ends when the person changes", async () => {
  const leaver = await newPerson();
  await leaver.call("state");
  const waiting = messageOf(
    'await sdk.disableNetwork(db); sdk.setDoc(sdk.doc(db, "pending/a"), { a: 1 }).catch(() => {}); await sdk.waitForPendingWrites(db);',
    leaver,
  );
  await expect.poll(() => leaver.call("readFromCache", "pending/a")).toEqual({ a: 1 });
  await leaver.call("signOutOfIdentity");
  expect(await waiting).toBe("'waitForPendingWrites' promise is rejected due to a user change.");
  await leaver.page.close();
});

/** `window.hold()` keeps on its way what the server says to listeners of the page, `window.letGo()` lets it pass. */
const holdable = `{
  const { fetch } = window;
  let held = Promise.resolve();
  window.heldBack = 0;
  window.hold = () => { held = new Promise((pass) => { window.letGo = pass; }); };
  window.fetch = async (request, ...given) => {
    const response = await fetch(request, ...given);
    if (request.method !== "GET" || !request.url.includes("/Listen/channel")) return response;
    const transform = async (bytes, passed) => {
      window.heldBack += 1;
      await held;
      passed.enqueue(bytes);
    };
    return new Response(response.body.pipeThrough(new TransformStream({ transform })), response);
  };
}`;

test("a second tab shows what the tab on the network hears late, after its own write was answered", async () => {
  const first = await newPerson(holdable);
  const second = await harness.openTab(first.page.context());
  await second.call("signIn", `person-${people}@example.com`);
  const paths = ["late/theirs", "late/mine", "late/theirs-too"];
  const heard = (on: DocumentsTab) => Promise.all(paths.map((path) => on.call("heardOf", path)));
  const inStep = (values: unknown[]) =>
    values.map((data) => ({ data, fromCache: false, hasPendingWrites: false }));
  for (const on of [first, second]) {
    for (const path of paths) await on.call("listen", path);
    await expect.poll(() => heard(on)).toEqual(inStep([null, null, null]));
  }

  await first.page.evaluate("window.heldBack = 0; window.hold()");
  expect(await tab.call("write", "late/theirs", { by: "them" })).toBe("ok");
  expect(await tab.call("write", "late/theirs-too", { by: "them" })).toBe("ok");
  expect(await first.call("write", "late/mine", { by: "me" })).toBe("ok");
  await expect.poll(() => first.page.evaluate("window.heldBack")).not.toBe(0);
  await first.page.evaluate("window.letGo()");
  for (const on of [first, second]) {
    await expect.poll(() => heard(on)).toEqual(inStep([{ by: "them" }, { by: "me" }, { by: "them" }]));
  }
  await first.page.context().close();
});

const firestoreDatabase = "firestore/[DEFAULT]/demo-vitrine/main";
const onlyWhenBroken = (target: string, method: string, error: string) => `{
  const original = ${target}.prototype.${method};
  ${target}.prototype.${method} = function (...given) {
    if (window.isStorageBroken) throw new DOMException("broken for a test", "${error}");
    return original.apply(this, given);
  };
}`;

describe("storage", () => {
  test.each([
    [
      "cannot be opened",
      `IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); };`,
    ],
    [
      "is damaged for documents alone",
      `{ const open = IDBFactory.prototype.open;
         IDBFactory.prototype.open = function (name, ...given) {
           if (name.startsWith("firestore/")) throw new DOMException("damaged", "UnknownError");
           return open.call(this, name, ...given);
         }; }`,
    ],
    [
      "is of a later version",
      `{ const open = IDBFactory.prototype.open;
         IDBFactory.prototype.open = function (name, version) {
           if (name.startsWith("firestore/") && version) throw new DOMException("later", "VersionError");
           return version ? open.call(this, name, version) : open.call(this, name);
         }; }`,
    ],
  ])("that %s: documents are kept in the tab, and it is said", async (_, breakage) => {
    const person = await newPerson(breakage);
    expect(await person.call("write", "storage/a", { works: true })).toBe("ok");
    await person.call("listen", "storage/a");
    await expect.poll(async () => (await person.call("heardOf", "storage/a"))?.data).toEqual({ works: true });
    expect(await person.call("state")).toMatchObject({ keeping: "tab" });
    await person.page.context().close();
  });

  test.each([
    // The SDK alone would never answer this change.
    ["is full", onlyWhenBroken("IDBObjectStore", "put", "QuotaExceededError"), false],
    ["takes no transactions", onlyWhenBroken("IDBDatabase", "transaction", "InvalidStateError"), true],
  ])(
    "that %s from some moment on: the change is made all the same, in memory",
    async (_, breakage, isAnswered) => {
      const person = await newPerson(breakage);
      expect(await person.call("write", "storage/b", { before: true })).toBe("ok");
      expect(await person.call("state")).toMatchObject({ keeping: "device", edition: 0 });
      await person.page.evaluate("window.isStorageBroken = true");
      if (isAnswered) {
        const alone = await messageOf('await sdk.setDoc(sdk.doc(db, "storage/b"), { a: 1 });', person);
        expect(alone).toContain("Failed to persist write");
      }
      expect(await person.call("write", "storage/b", { after: true })).toBe("ok");
      expect(await person.call("state")).toMatchObject({ keeping: "tab", edition: 1 });
      await person.call("listen", "storage/b");
      await expect
        .poll(async () => (await person.call("heardOf", "storage/b"))?.data)
        .toEqual({ before: true, after: true });
      await person.page.context().close();
    },
  );

  test("that is deleted under an open page: it is opened anew, on the device", async () => {
    const person = await newPerson();
    expect(await person.call("write", "storage/c", { before: true })).toBe("ok");
    // What clearing the data of a site does.
    await person.page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = "" }) => name);
      for (const name of names.filter((one) => !one.startsWith("firebase"))) indexedDB.deleteDatabase(name);
    });
    await expect.poll(() => person.call("state")).toMatchObject({ edition: 1 });
    expect(await person.call("write", "storage/c", { after: true })).toBe("ok");
    expect(await person.call("state")).toMatchObject({ keeping: "device", edition: 1 });
    await person.page.context().close();
  });
});

describe("leaving", () => {
  test("what one person kept is gone when they sign out, and when another signs in without that", async () => {
    const context = await harness.newContext();
    const first = await harness.openTab(context);
    await first.call("signUp", "first@example.com");
    expect(await first.call("write", "private/a", { words: "of the first" })).toBe("ok");
    expect(await first.call("settle")).toBe(true);
    await first.page.reload();
    await first.page.waitForFunction(() => "pageModule" in window);
    await first.call("whoIsSignedIn");
    expect(await first.call("readFromCache", "private/a")).toEqual({ words: "of the first" });

    // Another person, without the first having signed out through the app.
    await first.call("signOutOfIdentity");
    await first.page.close();
    const second = await harness.openTab(context);
    await second.call("signUp", "second@example.com");
    expect(await second.call("readFromCache", "private/a")).toBeNull();

    expect(await second.call("write", "private/b", { words: "of the second" })).toBe("ok");
    await second.call("clear");
    await second.call("signOutOfIdentity");
    const databases = () =>
      second.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(await databases()).not.toContain(firestoreDatabase);
    await context.close();
  });

  test("unsent changes are told before they are lost", async () => {
    const person = await newPerson();
    expect(await person.call("write", "unsent/a", { sent: true })).toBe("ok");
    expect(await person.call("settle")).toBe(true);
    await person.page.context().setOffline(true);
    await person.call("startWrite", "unsent/a", { sent: false });
    await expect.poll(() => person.call("readFromCache", "unsent/a")).toEqual({ sent: false });
    expect(await person.call("settle")).toBe(false);
    await person.page.context().setOffline(false);
    await expect.poll(() => person.call("settle")).toBe(true);
    await person.page.context().close();
  });
});

describe("online state", () => {
  test("unknown, online, offline without a network, and online again", async () => {
    const person = await newPerson();
    await person.call("followOnline");
    await expect.poll(() => person.call("onlineStatesSeen")).toEqual(["unknown", "online"]);
    await person.page.context().setOffline(true);
    await expect.poll(() => person.call("onlineStatesSeen")).toEqual(["unknown", "online", "offline"]);
    await person.page.context().setOffline(false);
    await expect.poll(async () => (await person.call("onlineStatesSeen")).at(-1)).toBe("online");
    await person.page.context().close();
  });

  test("a server that hangs while the network stands is offline, and online when it answers", async () => {
    const person = await newPerson();
    await person.call("followOnline");
    await expect.poll(() => person.call("onlineStatesSeen")).toEqual(["unknown", "online"]);
    harness.proxy.setMode("hung");
    await person.call("startWrite", "hung/a", { a: 1 });
    await expect.poll(() => person.call("onlineStatesSeen")).toEqual(["unknown", "online", "offline"]);
    harness.proxy.setMode("whole");
    expect(await person.call("writesSettled")).toEqual(["ok"]);
    await expect.poll(async () => (await person.call("onlineStatesSeen")).at(-1)).toBe("online");
    await person.page.context().close();
  });
});
