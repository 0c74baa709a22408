import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  type FirestoreError,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  onSnapshotsInSync,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import type { Cases } from "./case";
import { fill } from "./finding";
import { isSettled, observeDocument, observeQuery } from "./observer";

const ABCD = {
  a: { k: "a", sort: 0 },
  b: { k: "b", sort: 1 },
  c: { k: "c", sort: 1 },
  d: { k: "d", sort: 2 },
};

const idsOf = (snapshot: QuerySnapshot) => snapshot.docs.map(({ id }) => id).join("");
const shows = (ids: string) => (snapshot: QuerySnapshot) => idsOf(snapshot) === ids;

export const listeners: Cases = {
  "a document that comes, changes and goes": {
    run: async ({ home }) => {
      const document = doc(home);
      const observer = observeDocument(document);
      const steps: unknown[] = [];
      const take = async () => {
        const snapshot = await observer.next();
        steps.push([
          snapshot.data() ?? null,
          snapshot.metadata.hasPendingWrites,
          snapshot.metadata.fromCache,
        ]);
      };
      await take();
      await setDoc(document, { a: 1 });
      await take();
      await take();
      await setDoc(document, { b: 2 });
      await take();
      await take();
      await deleteDoc(document);
      await take();
      observer.stop();
      return steps;
    },
    gives: [
      [null, false, false],
      [{ a: 1 }, true, false],
      [{ a: 1 }, false, false],
      [{ b: 2 }, true, false],
      [{ b: 2 }, false, false],
      [null, false, false],
    ],
  },
  "without being asked for, metadata alone is no news": {
    run: async (world) => {
      await fill(world, { a: { v: 1 }, b: { v: 1 } });
      const brief = observeQuery(world.home, { includeMetadataChanges: false });
      const full = observeQuery(world.home);
      await Promise.all([brief.next(), full.next(isSettled)]);
      const [briefBefore, fullBefore] = [brief.snapshots.length, full.snapshots.length];
      await setDoc(doc(world.home, "a"), { v: 2 });
      await full.next(isSettled);
      const pending = full.snapshots[fullBefore]!;
      const confirmed = full.snapshots[fullBefore + 1]!;
      brief.stop();
      full.stop();
      return [
        brief.snapshots.length - briefBefore,
        full.snapshots.length - fullBefore,
        pending.docs.map(({ metadata }) => metadata.hasPendingWrites),
        confirmed.docChanges().length,
        confirmed.docChanges({ includeMetadataChanges: true }).length,
      ];
    },
    gives: [1, 2, [true, false], 0, 1],
  },
  "changes tell where documents were and are": {
    run: async (world) => {
      await fill(world, { a: { order: 1 }, b: { order: 2 }, c: { order: 3 } });
      const observer = observeQuery(query(world.home, orderBy("order")));
      const changes = async (ids: string) =>
        (await observer.next(shows(ids)))
          .docChanges()
          .map(({ type, doc: { id }, oldIndex, newIndex }) => [type, id, oldIndex, newIndex].join(" "));
      const steps = [await changes("abc")];
      await setDoc(doc(world.home, "b"), { order: 4 });
      steps.push(await changes("acb"));
      await deleteDoc(doc(world.home, "c"));
      steps.push(await changes("ab"));
      await setDoc(doc(world.home, "d"), { order: 0 });
      steps.push(await changes("dab"));
      observer.stop();
      return steps;
    },
    gives: [
      ["added a -1 0", "added b -1 1", "added c -1 2"],
      ["modified b 1 2"],
      ["removed c 1 -1"],
      ["added d -1 0"],
    ],
  },
  "a limit, and its mirror from the other end, follow every write": {
    run: async (world) => {
      await fill(world, ABCD);
      const first = () => observeQuery(query(world.home, orderBy("sort"), limit(2)));
      const last = () => observeQuery(query(world.home, orderBy("sort", "desc"), limitToLast(2)));
      let [limited, mirror] = [first(), last()];
      const steps = [idsOf(await limited.next(isSettled)), idsOf(await mirror.next(isSettled))];
      limited.stop();
      limited = first();
      steps.push(idsOf(await limited.next(isSettled)));
      await setDoc(doc(world.home, "e"), { sort: -1 });
      steps.push(idsOf(await limited.next(shows("ea"))), idsOf(await mirror.next(shows("ae"))));
      mirror.stop();
      await updateDoc(doc(world.home, "a"), { sort: -2 });
      mirror = last();
      steps.push(idsOf(await limited.next(shows("ae"))), idsOf(await mirror.next(shows("ea"))));
      await deleteDoc(doc(world.home, "a"));
      steps.push(idsOf(await limited.next(shows("eb"))), idsOf(await mirror.next(shows("be"))));
      limited.stop();
      mirror.stop();
      return steps;
    },
    gives: ["ab", "ba", "ab", "ea", "ae", "ae", "ea", "eb", "be"],
  },
  "a transaction shows in listeners only when it is done": {
    run: async ({ db, home }) => {
      const document = doc(home);
      const observer = observeDocument(document);
      await observer.next(isSettled);
      await runTransaction(db, async (transaction) => {
        transaction.set(document, { done: true });
      });
      const seen = await observer.next(isSettled);
      observer.stop();
      return [seen.data(), observer.snapshots.some(({ metadata }) => metadata.hasPendingWrites)];
    },
    gives: [{ done: true }, false],
  },
  "listeners that come and go at once leave the others alone": {
    run: async (world) => {
      await fill(world, ABCD);
      const steady = observeQuery(query(world.home, where("sort", ">=", 1), orderBy("sort")));
      for (let round = 0; round < 20; round++) {
        onSnapshot(query(world.home, where("sort", "==", round % 3)), () => {})();
        onSnapshot(doc(world.home, `x${round}`), () => {})();
      }
      const again = Array.from({ length: 10 }, (_, round) =>
        observeQuery(query(world.home, where("sort", "==", round % 3))),
      );
      const sizes = await Promise.all(again.map(async (each) => (await each.next(isSettled)).size));
      await addDoc(world.home, { sort: 1 });
      const seen = await steady.next(({ size }) => size === 4);
      for (const each of [...again, steady]) each.stop();
      return [sizes, seen.size];
    },
    gives: [[1, 2, 1, 1, 2, 1, 1, 2, 1, 1], 4],
  },
  "reads and listeners of one query at the same time": {
    run: async (world) => {
      await fill(world, ABCD);
      const observer = observeQuery(world.home);
      const sizes = await Promise.all(
        Array.from({ length: 5 }, async () => (await getDocs(world.home)).size),
      );
      const second = observeQuery(world.home);
      const both = [(await observer.next(isSettled)).size, (await second.next(isSettled)).size];
      observer.stop();
      await setDoc(doc(world.home, "e"), {});
      both.push((await second.next(({ size }) => size === 5)).size);
      second.stop();
      return [...sizes, ...both];
    },
    gives: [4, 4, 4, 4, 4, 4, 4, 5],
  },
  "all listeners have been told when snapshots are in sync": {
    run: async ({ db, home }) => {
      const document = doc(home);
      await setDoc(document, { n: 1 });
      let events: string[] = [];
      const observer = observeDocument(document);
      await observer.next(isSettled);
      const stopDocument = onSnapshot(document, ({ metadata }) => {
        if (metadata.hasPendingWrites) events.push("document");
      });
      const enough = new Promise<void>((resolve) => {
        const stop = onSnapshotsInSync(db, () => {
          events.push("in sync");
          if (!events.includes("document")) events = ["in sync"];
          else {
            stop();
            resolve();
          }
        });
      });
      await setDoc(document, { n: 2 });
      await enough;
      stopDocument();
      observer.stop();
      return events;
    },
    gives: ["in sync", "document", "in sync"],
  },
  "a query that cannot be answered ends with its error, again and again": {
    run: async ({ db }) => {
      const failure = (target: Query) =>
        new Promise<string>((resolve) => {
          onSnapshot(
            target,
            () => {},
            ({ code }: FirestoreError) => resolve(code),
          );
        });
      const bad = collection(db, "a/__badpath__/b");
      return [await failure(bad), await failure(bad), await failure(query(bad, orderBy("x")))];
    },
    gives: ["invalid-argument", "invalid-argument", "invalid-argument"],
  },
};
