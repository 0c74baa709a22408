import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OPEN_RULES, openSdkHarness, type SdkHarness } from "./sdk-harness";
import type { CacheKind } from "./sdk-page";

let harness: SdkHarness;

beforeAll(async () => {
  harness = await openSdkHarness({ vars: { FIRESTORE_RULES: OPEN_RULES } });
});
afterAll(() => harness?.close());

describe.each<CacheKind>(["memory", "indexeddb"])("with the %s cache", (cache) => {
  let page: Page;
  beforeAll(async () => {
    page = await harness.openTab(cache);
    return () => page.context().close();
  });

  test("filters, orders, limits and cursors give the documents in Firestore's order", async () => {
    const results = await page.evaluate(async (kind) => {
      const { firestore: f, database } = window.sdk;
      const cities = f.collection(database, `cities-${kind}`);
      const batch = f.writeBatch(database);
      const rows = [
        ["amsterdam", 9, ["canals", "tulips"], "nl"],
        ["bern", 1, ["bears"], "ch"],
        ["cairo", 95, ["desert"], "eg"],
        ["delft", 1, ["canals"], "nl"],
        ["évora", 5, [], "pt"],
        ["zürich", 14, ["lakes", "bears"], "ch"],
      ] as const;
      for (const [id, size, tags, country] of rows)
        batch.set(f.doc(cities, id), { size, tags, country, nested: { size } });
      batch.set(f.doc(cities, "nameless"), { tags: ["canals"] });
      await batch.commit();
      const ids = async (...constraints: import("firebase/firestore").QueryConstraint[]) =>
        (await f.getDocsFromServer(f.query(cities, ...constraints))).docs.map(({ id }) => id);
      const anchor = await f.getDoc(f.doc(cities, "amsterdam"));
      const either = f.or(
        f.where("country", "==", "eg"),
        f.and(f.where("country", "==", "ch"), f.where("size", ">", 2)),
      );
      return {
        everything: await ids(),
        equal: await ids(f.where("country", "==", "nl")),
        nested: await ids(f.where("nested.size", "==", 1)),
        range: await ids(f.where("size", ">=", 5), f.where("size", "<", 95)),
        two: await ids(f.where("country", "==", "nl"), f.where("size", ">", 1)),
        not: await ids(f.where("country", "!=", "nl")),
        ordered: await ids(f.orderBy("size"), f.orderBy("country", "desc")),
        limited: await ids(f.orderBy("size", "desc"), f.limit(2)),
        last: await ids(f.orderBy("size"), f.limitToLast(2)),
        startAt: await ids(f.orderBy("size"), f.startAt(9)),
        startAfter: await ids(f.orderBy("size"), f.startAfter(anchor)),
        endBefore: await ids(f.orderBy("size"), f.endBefore(9)),
        endAt: await ids(f.orderBy("size"), f.endAt(9)),
        in: await ids(f.where("country", "in", ["eg", "pt"])),
        notIn: await ids(f.where("country", "not-in", ["eg", "ch", "nl"])),
        contains: await ids(f.where("tags", "array-contains", "canals")),
        containsAny: await ids(f.where("tags", "array-contains-any", ["lakes", "desert"])),
        byId: await ids(f.where(f.documentId(), "in", ["bern", "cairo"])),
        either: (await f.getDocsFromServer(f.query(cities, either))).docs.map(({ id }) => id),
        count: (await f.getCountFromServer(cities)).data().count,
        sums: (
          await f.getAggregateFromServer(cities, {
            total: f.sum("size"),
            mean: f.average("size"),
            each: f.count(),
          })
        ).data(),
      };
    }, cache);
    expect(results).toEqual({
      everything: ["amsterdam", "bern", "cairo", "delft", "nameless", "zürich", "évora"],
      equal: ["amsterdam", "delft"],
      nested: ["bern", "delft"],
      range: ["évora", "amsterdam", "zürich"],
      two: ["amsterdam"],
      not: ["bern", "zürich", "cairo", "évora"],
      ordered: ["delft", "bern", "évora", "amsterdam", "zürich", "cairo"],
      limited: ["cairo", "zürich"],
      last: ["zürich", "cairo"],
      startAt: ["amsterdam", "zürich", "cairo"],
      startAfter: ["zürich", "cairo"],
      endBefore: ["bern", "delft", "évora"],
      endAt: ["bern", "delft", "évora", "amsterdam"],
      in: ["cairo", "évora"],
      notIn: ["évora"],
      contains: ["amsterdam", "delft", "nameless"],
      containsAny: ["cairo", "zürich"],
      byId: ["bern", "cairo"],
      either: ["zürich", "cairo"],
      count: 7,
      sums: { total: 125, mean: 125 / 6, each: 6 },
    });
  });

  test("collection groups reach every depth", async () => {
    const found = await page.evaluate(async (kind) => {
      const { firestore: f, database } = window.sdk;
      await f.setDoc(f.doc(database, `notes-${kind}/n1`), { depth: 1 });
      await f.setDoc(f.doc(database, `boards/b/notes-${kind}/n2`), { depth: 2 });
      const group = f.query(f.collectionGroup(database, `notes-${kind}`), f.orderBy("depth", "desc"));
      return (await f.getDocsFromServer(group)).docs.map(({ ref }) => ref.path);
    }, cache);
    expect(found).toEqual([`boards/b/notes-${cache}/n2`, `notes-${cache}/n1`]);
  });

  test("set, merge, update, delete and transforms leave what Firestore leaves", async () => {
    const steps = await page.evaluate(async (kind) => {
      const { firestore: f, database } = window.sdk;
      const document = f.doc(database, `writes/${kind}`);
      const read = async () => (await f.getDocFromServer(document)).data();
      await f.setDoc(document, { count: 1, tags: ["a"], deep: { kept: 1, gone: 2 }, "dotted.name": 1 });
      await f.setDoc(document, { deep: { added: 3 } }, { merge: true });
      const merged = await read();
      await f.updateDoc(document, {
        count: f.increment(2),
        half: f.increment(0.5),
        tags: f.arrayUnion("a", "b"),
        "deep.gone": f.deleteField(),
        at: f.serverTimestamp(),
        when: new f.Timestamp(1, 123_456_789),
        bytes: f.Bytes.fromBase64String("AQI="),
        place: new f.GeoPoint(1.5, -2),
        link: f.doc(database, "other/place"),
        vector: f.vector([1, 2]),
        nothing: null,
        notANumber: Number.NaN,
        minusZero: -0,
        big: 2 ** 52,
      });
      const { at, when, bytes, place, link, vector, minusZero, ...updated } = (await read()) ?? {};
      const special = {
        isRecent: Math.abs(at.toMillis() - Date.now()) < 60_000,
        nanoseconds: when.nanoseconds,
        bytes: bytes.toBase64(),
        place: [place.latitude, place.longitude],
        link: link.path,
        vector: vector.toArray(),
        minusZero: Object.is(minusZero, -0),
        notANumber: Number.isNaN(updated.notANumber),
      };
      await f.updateDoc(document, { tags: f.arrayRemove("a"), count: f.increment(-10) });
      const removed = await read();
      await f.deleteDoc(document);
      const gone = await f.getDocFromServer(document);
      const missing = await f.updateDoc(document, { x: 1 }).catch(({ code }) => code);
      return {
        merged,
        updated: { ...updated, notANumber: "checked" },
        special,
        removed: [removed?.tags, removed?.count],
        exists: gone.exists(),
        missing,
      };
    }, cache);
    expect(steps.merged).toEqual({
      count: 1,
      tags: ["a"],
      deep: { kept: 1, gone: 2, added: 3 },
      "dotted.name": 1,
    });
    expect(steps.updated).toEqual({
      count: 3,
      half: 0.5,
      tags: ["a", "b"],
      deep: { kept: 1, added: 3 },
      "dotted.name": 1,
      nothing: null,
      notANumber: "checked",
      big: 2 ** 52,
    });
    expect(steps.special).toEqual({
      isRecent: true,
      nanoseconds: 123_456_000,
      bytes: "AQI=",
      place: [1.5, -2],
      link: "other/place",
      vector: [1, 2],
      minusZero: true,
      notANumber: true,
    });
    expect(steps).toMatchObject({ removed: [["b"], -7], exists: false, missing: "not-found" });
  });

  test("a failing batch changes nothing", async () => {
    const outcome = await page.evaluate(async (kind) => {
      const { firestore: f, database } = window.sdk;
      const first = f.doc(database, `batches/first-${kind}`);
      const batch = f.writeBatch(database);
      batch.set(first, { written: true });
      batch.update(f.doc(database, `batches/absent-${kind}`), { x: 1 });
      const code = await batch.commit().catch((error) => error.code);
      return [code, (await f.getDocFromServer(first)).exists()];
    }, cache);
    expect(outcome).toEqual(["not-found", false]);
  });

  test("transactions of two tabs on one counter lose no increment", async () => {
    const other = await harness.openTab(cache);
    const add = (tab: Page) =>
      tab.evaluate(async (kind) => {
        const { firestore: f, database } = window.sdk;
        const counter = f.doc(database, `counters/${kind}`);
        for (let round = 0; round < 5; round++) {
          await f.runTransaction(
            database,
            async (transaction) => {
              const count = (await transaction.get(counter)).data()?.count ?? 0;
              transaction.set(counter, { count: count + 1 });
            },
            { maxAttempts: 20 },
          );
        }
        return (await f.getDocFromServer(counter)).data()?.count as number;
      }, cache);
    const counts = await Promise.all([add(page), add(other)]);
    expect(Math.max(...counts)).toBe(10);
    await other.context().close();
  });
});
