import { initializeApp } from "firebase/app";
import {
  addDoc,
  arrayUnion,
  average,
  Bytes,
  collection,
  count,
  type DocumentReference,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  GeoPoint,
  getAggregate,
  getDoc,
  getDocs,
  increment,
  initializeFirestore,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  sum,
  Timestamp,
  terminate,
  updateDoc,
  vector,
  where,
  writeBatch,
} from "firebase/firestore/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";

/** Firestore's REST API as `firebase/firestore/lite` uses it, which speaks nothing else. */

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /lite/{name=**} { allow read, write; }
  }
}`;

let firebase: EmbeddedFirebase;
let db: Firestore;

beforeAll(async () => {
  firebase = await startEmbeddedFirebase({ vars: { FIRESTORE_RULES: RULES } });
  setLogLevel("silent");
  const app = initializeApp({ projectId: firebase.projectId, apiKey: "any" }, "lite");
  db = initializeFirestore(app, { host: new URL(firebase.url).host, ssl: false });
});
afterAll(async () => {
  if (db) await terminate(db);
  await firebase?.stop();
});

test("writes and reads every type", async () => {
  const at = doc(db, "lite/types");
  const data = {
    nothing: null,
    yes: true,
    whole: 2 ** 53 - 1,
    half: 0.5,
    none: Number.NaN,
    less: -0,
    text: "é😀",
    time: new Timestamp(-1, 123_456_000),
    bytes: Bytes.fromUint8Array(new Uint8Array([0, 255])),
    place: new GeoPoint(-90, 180),
    other: doc(db, "lite/other"),
    list: [1, { deep: [2] }],
    map: { "a.b": { c: 1 } },
    vector: vector([0, 1.5]),
  };
  await setDoc(at, data);
  const { other, ...read } = (await getDoc(at)).data() ?? {};
  expect({ ...read, other: (other as DocumentReference).path }).toEqual({
    ...data,
    other: data.other.path,
  });
  await updateDoc(
    at,
    new FieldPath("map", "a.b", "c"),
    increment(1.5),
    "list",
    arrayUnion(3),
    "half",
    deleteField(),
    "time",
    serverTimestamp(),
  );
  const { half, time, ...rest } = (await getDoc(at)).data() as {
    half?: number;
    time: Timestamp;
    map: object;
  };
  expect(half).toBeUndefined();
  expect(time.toMillis()).toBeGreaterThan(Date.now() - 60_000);
  expect(rest).toMatchObject({ map: { "a.b": { c: 2.5 } }, list: [1, { deep: [2] }, 3] });
});

test("batches, queries, aggregates and deletes", async () => {
  const items = collection(db, "lite/shop/items");
  const batch = writeBatch(db);
  for (const [id, price] of [
    ["a", 1],
    ["b", 2],
    ["c", 4],
  ] as const)
    batch.set(doc(items, id), { price });
  await batch.commit();
  const added = await addDoc(items, { price: 8 });
  const cheap = query(items, where("price", "<", 8), orderBy("price", "desc"), limit(2));
  expect((await getDocs(cheap)).docs.map(({ id }) => id)).toEqual(["c", "b"]);
  const totals = await getAggregate(items, { all: count(), sum: sum("price"), mean: average("price") });
  expect(totals.data()).toEqual({ all: 4, sum: 15, mean: 3.75 });
  await deleteDoc(added);
  expect((await getDoc(added)).exists()).toBe(false);
});

test("a transaction that lost a race is tried again, and one that fails writes nothing", async () => {
  const counter = doc(db, "lite/counter");
  await setDoc(counter, { n: 0 });
  let attempts = 0;
  await runTransaction(db, async (transaction) => {
    const { n } = (await transaction.get(counter)).data() as { n: number };
    if (attempts++ === 0) await updateDoc(counter, { n: 10 });
    transaction.update(counter, { n: n + 1 });
  });
  expect(attempts).toBe(2);
  expect((await getDoc(counter)).data()).toEqual({ n: 11 });
  const missing = runTransaction(db, async (transaction) => {
    transaction.update(counter, { n: 0 });
    transaction.update(doc(db, "lite/missing"), { n: 0 });
  });
  await expect(missing).rejects.toMatchObject({ code: "not-found" });
  expect((await getDoc(counter)).data()).toEqual({ n: 11 });
});

test("refusals come with their code and the server's words", async () => {
  await expect(getDoc(doc(db, "closed/a"))).rejects.toMatchObject({
    code: "permission-denied",
    message: expect.stringContaining("Missing or insufficient permissions."),
  });
  await expect(setDoc(doc(db, "lite/__x__"), {})).rejects.toMatchObject({
    message: expect.stringContaining('Resource id "__x__" is invalid because it is reserved.'),
  });
  await expect(updateDoc(doc(db, "lite/none"), { a: 1 })).rejects.toMatchObject({ code: "not-found" });
});
