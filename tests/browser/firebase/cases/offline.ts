import {
  arrayUnion,
  clearIndexedDbPersistence,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  getDocsFromCache,
  getDocsFromServer,
  increment,
  memoryLocalCache,
  memoryLruGarbageCollector,
  orderBy,
  query,
  setDoc,
  terminate,
  updateDoc,
  waitForPendingWrites,
  where,
  writeBatch,
} from "firebase/firestore";
import { type Cases, codeOf, seenBy } from "./case";
import { fill } from "./finding";
import { isSettled, observeDocument, observeQuery } from "./observer";

const idsOf = ({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id).join("");

export const offline: Cases = {
  "reads without a network come from the cache, or are refused": {
    run: async (world) => {
      await fill(world, { a: { n: 1 }, b: { n: 2 } });
      const here = seenBy(world);
      const observer = observeQuery(query(here, where("n", "==", 1)));
      await observer.next(isSettled);
      await disableNetwork(here.firestore);
      const outcome = [
        (await getDoc(doc(here, "a"))).metadata.fromCache,
        (await getDocFromCache(doc(here, "a"))).data(),
        await codeOf(getDoc(doc(here, "b"))),
        await codeOf(getDocFromCache(doc(here, "b"))),
        await codeOf(getDocFromServer(doc(here, "a"))),
        idsOf(await getDocs(here)),
        idsOf(await getDocsFromCache(here)),
        await codeOf(getDocsFromServer(here)),
        (await observer.next(({ metadata }) => metadata.fromCache)).size,
      ];
      await enableNetwork(here.firestore);
      outcome.push((await observer.next(isSettled)).size, idsOf(await getDocsFromServer(here)));
      observer.stop();
      return outcome;
    },
    gives: [true, { n: 1 }, "unavailable", "unavailable", "unavailable", "a", "a", "unavailable", 1, 1, "ab"],
  },
  "what is written without a network is shown at once and sent in order": {
    run: async (world) => {
      await fill(world, { old: { n: 1, tags: ["a"] }, gone: { n: 9 } });
      const here = seenBy(world);
      const observer = observeQuery(query(here, orderBy("n")));
      await observer.next(isSettled);
      await disableNetwork(here.firestore);
      void updateDoc(doc(here, "old"), { n: increment(5), tags: arrayUnion("b") });
      void updateDoc(doc(here, "old"), { n: increment(0.5) });
      void setDoc(doc(here, "new"), { n: 0 });
      void deleteDoc(doc(here, "gone"));
      const shown = await observer.next(({ docs }) => docs.map(({ id }) => id).join() === "new,old");
      const pending = shown.docs.map((each) => [each.data(), each.metadata.hasPendingWrites]);
      let waited = false;
      const waiting = waitForPendingWrites(here.firestore).then(() => {
        waited = true;
      });
      await getDocsFromCache(here);
      const waitedOffline = waited;
      await enableNetwork(here.firestore);
      await waiting;
      await observer.next(isSettled);
      observer.stop();
      const stored = await getDocsFromServer(query(world.home, orderBy("n")));
      return [pending, waitedOffline, stored.docs.map((each) => each.data())];
    },
    gives: [
      [
        [{ n: 0 }, true],
        [{ n: 6.5, tags: ["a", "b"] }, true],
      ],
      false,
      [{ n: 0 }, { n: 6.5, tags: ["a", "b"] }],
    ],
  },
  "a refused write is taken back, those behind it are made once": {
    run: async (world) => {
      const here = seenBy(world);
      const observer = observeQuery(here);
      await observer.next(isSettled);
      await disableNetwork(here.firestore);
      const good = setDoc(doc(here, "good"), { n: increment(1) });
      const bad = codeOf(updateDoc(doc(here, "missing"), { n: 1 }));
      const batch = writeBatch(here.firestore)
        .set(doc(here, "both"), { n: 1 })
        .update(doc(here, "missing"), { n: 1 });
      const badBatch = codeOf(batch.commit());
      const behind = Array.from({ length: 15 }, () => updateDoc(doc(here, "good"), { n: increment(1) }));
      await enableNetwork(here.firestore);
      const codes = [await bad, await badBatch];
      await Promise.all([good, ...behind]);
      const settled = await observer.next(
        (snapshot) => isSettled(snapshot) && snapshot.docs[0]?.get("n") === 16,
      );
      observer.stop();
      return [codes, idsOf(settled), idsOf(await getDocsFromServer(world.home))];
    },
    gives: [["not-found", "not-found"], "good", "good"],
  },
  "a listener learns after a pause what changed, left and went meanwhile": {
    run: async (world) => {
      const documents = Array.from({ length: 12 }, (_, index) => [
        `d${String(index).padStart(2, "0")}`,
        { in: true, n: 0 },
      ]);
      await fill(world, Object.fromEntries(documents));
      const here = seenBy(world);
      const observer = observeQuery(query(here, where("in", "==", true)));
      const one = observeDocument(doc(here, "d00"));
      await Promise.all([observer.next(isSettled), one.next(isSettled)]);
      await disableNetwork(here.firestore);
      const batch = writeBatch(world.db);
      for (const id of ["d00", "d01", "d02"]) batch.delete(doc(world.home, id));
      for (const id of ["d03", "d04"]) batch.update(doc(world.home, id), { in: false });
      for (const id of ["d05", "d06"]) batch.update(doc(world.home, id), { n: 1 });
      for (const id of ["e1", "e2"]) batch.set(doc(world.home, id), { in: true, n: 2 });
      await batch.commit();
      await enableNetwork(here.firestore);
      const seen = await observer.next((snapshot) => isSettled(snapshot) && snapshot.size === 9);
      const gone = await one.next((snapshot) => isSettled(snapshot) && !snapshot.exists());
      observer.stop();
      one.stop();
      return [seen.docs.map((each) => each.id + each.get("n")).join(" "), gone.exists()];
    },
    gives: ["d050 d061 d070 d080 d090 d100 d110 e12 e22".replace("d050", "d051"), false],
  },
  "documents that a query lost while nobody listened are looked up one by one": {
    run: async (world) => {
      await fill(world, { a: { in: true }, b: { in: true }, c: { in: true } });
      const here = seenBy(world, { settings: { localCache: undefined } });
      const all = query(here, where("in", "==", true));
      const keep = observeDocument(doc(here, "b"));
      await keep.next(isSettled);
      const first = observeQuery(all);
      await first.next(isSettled);
      first.stop();
      await deleteDoc(doc(world.home, "a"));
      await updateDoc(doc(world.home, "b"), { in: false });
      const second = observeQuery(all);
      const seen = idsOf(await second.next((snapshot) => isSettled(snapshot) && snapshot.size === 1));
      second.stop();
      keep.stop();
      return seen;
    },
    gives: "c",
  },
  "an empty result that is known is shown from the cache": {
    run: async (world) => {
      const settings = { localCache: memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() }) };
      const here = seenBy(world, world.cache === "memory" ? { settings } : {});
      const known = await getDocs(here);
      const observer = observeQuery(here);
      const first = await observer.next();
      await observer.next(isSettled);
      observer.stop();
      return [known.metadata.fromCache, first.metadata.fromCache, first.size];
    },
    gives: [false, true, 0],
  },
  "the network goes off and on many times": {
    run: async (world) => {
      const here = seenBy(world);
      const observer = observeQuery(here);
      for (let round = 0; round < 6; round++) {
        void disableNetwork(here.firestore);
        void setDoc(doc(here, String(round)), { round });
        void enableNetwork(here.firestore);
      }
      const seen = await observer.next((snapshot) => isSettled(snapshot) && snapshot.size === 6);
      observer.stop();
      return [idsOf(seen), idsOf(await getDocsFromServer(world.home))];
    },
    gives: ["012345", "012345"],
  },
  "an ended client refuses, and its cache may be emptied": {
    run: async (world) => {
      const here = seenBy(world);
      await setDoc(doc(here, "a"), { n: 1 });
      const busy = await codeOf((async () => clearIndexedDbPersistence(here.firestore))());
      const inFlight = getDocsFromServer(here).catch(() => {});
      await terminate(here.firestore);
      void inFlight;
      const late = await codeOf((async () => getDoc(doc(here, "a")))());
      return [busy, late, await codeOf(clearIndexedDbPersistence(here.firestore))];
    },
    gives: ["failed-precondition", "failed-precondition", "no error"],
  },
};
