import {
  arrayRemove,
  arrayUnion,
  doc,
  getDocFromServer,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import type { Cases, World } from "./case";
import { isSettled, observeDocument } from "./observer";

/** The value of `it` as shown at once and as confirmed, after a write to a document that begins as given. */
async function shownAndConfirmed({ home }: World, before: unknown, written: unknown): Promise<unknown[]> {
  const document = doc(home);
  if (before !== undefined) await setDoc(document, { it: before });
  const observer = observeDocument(document);
  await observer.next(isSettled);
  const done = setDoc(document, { it: written }, { merge: true });
  const shown = await observer.next(({ metadata }) => metadata.hasPendingWrites);
  await done;
  const confirmed = await observer.next(isSettled);
  observer.stop();
  return [shown.get("it"), confirmed.get("it")];
}

export const transforms: Cases = {
  "all server times of one commit are the same, to the millisecond": {
    run: async ({ home }) => {
      const batch = writeBatch(home.firestore);
      batch.set(doc(home, "a"), { at: serverTimestamp(), deep: { at: serverTimestamp() } });
      batch.set(doc(home, "b"), { at: serverTimestamp() });
      await batch.commit();
      const [a, b] = await Promise.all(["a", "b"].map((id) => getDocFromServer(doc(home, id))));
      const at = a!.get("at") as Timestamp;
      return [
        at.isEqual(a!.get("deep.at")) && at.isEqual(b!.get("at")),
        at.nanoseconds % 1e6,
        Math.abs(at.toMillis() - Date.now()) < 60_000,
      ];
    },
    gives: [true, 0, true],
  },
  "increments add to numbers and replace what is none, at once and on the server": {
    run: async (world) =>
      Promise.all([
        shownAndConfirmed(world, undefined, increment(1337)),
        shownAndConfirmed(world, 1337, increment(1)),
        shownAndConfirmed(world, 13.5, increment(0.25)),
        shownAndConfirmed(world, 13.5, increment(1)),
        shownAndConfirmed(world, 1337, increment(0.5)),
        shownAndConfirmed(world, "text", increment(2)),
        shownAndConfirmed(world, null, increment(2.5)),
        shownAndConfirmed(world, 5, increment(-7)),
      ]),
    gives: [1337, 1338, 13.75, 14.5, 1337.5, 2, 2.5, -2].map((value) => [value, value]),
  },
  "array transforms keep order, add once and remove all": {
    run: async (world) =>
      Promise.all([
        shownAndConfirmed(world, undefined, arrayUnion(1, 2)),
        shownAndConfirmed(world, [1, 3], arrayUnion(2, 1, 4)),
        shownAndConfirmed(world, [1, 2, 1, 3], arrayRemove(1, 9)),
        shownAndConfirmed(world, [{ a: "x" }, { a: "y" }], arrayUnion({ a: "x" }, { a: "z" })),
        shownAndConfirmed(world, [{ a: "x" }, { a: "y" }], arrayRemove({ a: "x" })),
        shownAndConfirmed(world, "text", arrayUnion(1)),
        shownAndConfirmed(world, "text", arrayRemove(1)),
        shownAndConfirmed(world, undefined, arrayRemove(1)),
        shownAndConfirmed(world, [1, null, Number.NaN], arrayRemove(null, Number.NaN)),
      ]),
    gives: [
      [1, 2],
      [1, 3, 2, 4],
      [2, 3],
      [{ a: "x" }, { a: "y" }, { a: "z" }],
      [{ a: "y" }],
      [1],
      [],
      [],
      [1],
    ].map((value) => [value, value]),
  },
  "until it is known a server time is shown as null, as an estimate or as what was there": {
    run: async ({ home }) => {
      const document = doc(home);
      await setDoc(document, { it: "before" });
      const observer = observeDocument(document);
      await observer.next(isSettled);
      const done = updateDoc(document, { it: serverTimestamp(), "deep.it": serverTimestamp() });
      const shown = await observer.next(({ metadata }) => metadata.hasPendingWrites);
      await done;
      const confirmed = await observer.next(isSettled);
      observer.stop();
      return [
        shown.get("it"),
        shown.get("it", { serverTimestamps: "previous" }),
        shown.get("deep.it", { serverTimestamps: "previous" }),
        shown.get("it", { serverTimestamps: "estimate" }) instanceof Timestamp,
        shown.data({ serverTimestamps: "estimate" })!.deep.it instanceof Timestamp,
        confirmed.get("it") instanceof Timestamp,
        confirmed.get("it").isEqual(confirmed.get("deep.it")),
      ];
    },
    gives: [null, "before", null, true, true, true, true],
  },
};
