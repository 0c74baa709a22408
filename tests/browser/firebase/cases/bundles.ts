import {
  collection,
  deleteAllPersistentCacheIndexes,
  disablePersistentCacheIndexAutoCreation,
  doc,
  enablePersistentCacheIndexAutoCreation,
  type Firestore,
  getDoc,
  getDocs,
  getDocsFromCache,
  getDocsFromServer,
  getPersistentCacheIndexManager,
  type LoadBundleTaskProgress,
  loadBundle,
  namedQuery,
  onSnapshot,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import { type Cases, codeOf } from "./case";
import { fill } from "./finding";
import { isSettled, observeQuery } from "./observer";

const LONG_AGO = { seconds: 1000, nanos: 9999 };

/** A bundle of documents a and b of a collection, and of its first and last by `bar`, as a server would make it. */
function makeBundle(projectId: string, collectionId: string): string {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const orderBy = ["bar", "__name__"].map((fieldPath) => ({ field: { fieldPath }, direction: "DESCENDING" }));
  const structuredQuery = { from: [{ collectionId }], orderBy, limit: { value: 1 } };
  const queries = ["FIRST", "LAST"].map((limitType) => ({
    namedQuery: {
      name: `${collectionId}-${limitType}`,
      readTime: LONG_AGO,
      bundledQuery: { parent: root, structuredQuery, limitType },
    },
  }));
  const documents = ["a", "b"].flatMap((id, index) => {
    const name = `${root}/${collectionId}/${id}`;
    const fields = { k: { stringValue: id }, bar: { integerValue: index + 1 } };
    return [
      { documentMetadata: { name, readTime: LONG_AGO, exists: true } },
      { document: { name, createTime: LONG_AGO, updateTime: LONG_AGO, fields } },
    ];
  });
  const body = [...queries, ...documents].map(withLength).join("");
  const totalBytes = new TextEncoder().encode(body).byteLength;
  const metadata = { id: collectionId, createTime: LONG_AGO, version: 1, totalDocuments: 2, totalBytes };
  return withLength({ metadata }) + body;
}

function withLength(element: object): string {
  const text = JSON.stringify(element);
  return new TextEncoder().encode(text).byteLength + text;
}

async function cached(db: Firestore, name: string): Promise<unknown[]> {
  return (await getDocsFromCache((await namedQuery(db, name))!)).docs.map((each) => each.data());
}

const projectOf = (db: Firestore) => db.app.options.projectId!;

export const bundles: Cases = {
  "a bundle fills the cache and brings its queries, once": {
    run: async ({ db, home }) => {
      const bundle = makeBundle(projectOf(db), home.id);
      const progress: LoadBundleTaskProgress[] = [];
      const task = loadBundle(db, bundle);
      task.onProgress((each) => progress.push(each));
      const end = await task;
      const again: string[] = [];
      const second = loadBundle(db, new TextEncoder().encode(bundle).buffer);
      second.onProgress(({ taskState }) => again.push(taskState));
      await second;
      return [
        progress.map(({ taskState, documentsLoaded }) => taskState + documentsLoaded),
        end.bytesLoaded === end.totalBytes,
        again,
        await cached(db, `${home.id}-FIRST`),
        await cached(db, `${home.id}-LAST`),
        (await getDocsFromServer(home)).size,
      ];
    },
    gives: [
      ["Running0", "Running1", "Running2", "Success2"],
      true,
      ["Success"],
      [{ k: "b", bar: 2 }],
      [{ k: "a", bar: 1 }],
      0,
    ],
  },
  "what the server has is newer than an old bundle": {
    run: async (world) => {
      const { db, home } = world;
      await fill(world, { a: { k: "a", bar: 0 }, b: { k: "b", bar: 0 } });
      const observer = observeQuery(home);
      await observer.next(isSettled);
      const before = observer.snapshots.length;
      await loadBundle(db, makeBundle(projectOf(db), home.id));
      const first = await getDocs((await namedQuery(db, `${home.id}-FIRST`))!);
      observer.stop();
      return [observer.snapshots.length - before, first.docs.map((each) => each.data())];
    },
    gives: [0, [{ k: "b", bar: 0 }]],
  },
  "a bundle of another project is refused, the next is not": {
    run: async ({ db, home }) => [
      await codeOf(Promise.resolve(loadBundle(db, makeBundle("another", home.id)))),
      (await loadBundle(db, makeBundle(projectOf(db), home.id))).taskState,
      await namedQuery(db, "unheard of"),
    ],
    gives: ["invalid-argument", "Success", null],
  },
  "indexes of the cache change nothing but its speed": {
    run: async (world) => {
      const manager = getPersistentCacheIndexManager(world.db);
      if (manager) enablePersistentCacheIndexAutoCreation(manager);
      await fill(
        world,
        Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`d${n}`, { n, in: n % 10 === 0 }])),
      );
      await getDocsFromServer(world.home);
      const asked = query(world.home, where("in", "==", true));
      const sizes = [];
      for (let round = 0; round < 3; round++) sizes.push((await getDocsFromServer(asked)).size);
      if (manager) {
        disablePersistentCacheIndexAutoCreation(manager);
        deleteAllPersistentCacheIndexes(manager);
      }
      sizes.push((await getDocsFromServer(asked)).size);
      return [(manager !== null) === (world.cache === "indexeddb"), sizes];
    },
    gives: [true, [3, 3, 3, 3]],
  },
  "listeners of the cache alone hear of nothing but the cache": {
    run: async (world) => {
      const elsewhere = world.openClient({ cache: "memory" });
      const own = onSnapshot(world.home, () => {});
      await fill(world, { a: { n: 1 } });
      await getDocsFromServer(world.home);
      const sizes: number[] = [];
      const stop = onSnapshot(world.home, { source: "cache" }, ({ size }) => sizes.push(size));
      await getDocsFromCache(world.home);
      await setDoc(doc(world.home, "b"), { n: 2 });
      own();
      await setDoc(doc(collection(elsewhere, world.home.id), "c"), { n: 3 });
      await getDoc(doc(world.home, "b"));
      stop();
      return sizes;
    },
    gives: [1, 2],
  },
};
