import {
  type DocumentReference,
  doc,
  FieldPath,
  type Firestore,
  getDocFromServer,
  runTransaction,
  setDoc,
  type Transaction,
  updateDoc,
} from "firebase/firestore";
import { type Cases, codeOf, type World } from "./case";

type Step = (transaction: Transaction, document: DocumentReference) => unknown;

const STEPS: Record<string, Step> = {
  get: (transaction, document) => transaction.get(document),
  set: (transaction, document) => transaction.set(document, { by: "set" }),
  merge: (transaction, document) => transaction.set(document, { merged: true }, { merge: true }),
  update: (transaction, document) => transaction.update(document, { by: "update" }),
  delete: (transaction, document) => transaction.delete(document),
};

/** Runs the steps (by name) in one transaction; gives the code of its error, or what it leaves (null: nothing). */
async function outcome({ home, db }: World, exists: boolean, steps: string): Promise<unknown> {
  const document = doc(home);
  if (exists) await setDoc(document, { by: "before" });
  try {
    await runTransaction(db, async (transaction) => {
      for (const step of steps.split(" ")) await STEPS[step]!(transaction, document);
    });
  } catch (error) {
    return (error as { code: string }).code;
  }
  const data = (await getDocFromServer(document)).data();
  return data ? (data.by ?? data) : null;
}

const SEQUENCES: [steps: string, onExisting: unknown, onMissing: unknown][] = [
  ["get", "before", null],
  ["get delete delete", null, null],
  ["get delete update", "invalid-argument", "invalid-argument"],
  ["get delete set", "set", "set"],
  ["get update delete", null, "invalid-argument"],
  ["get update update", "update", "invalid-argument"],
  ["get update set", "set", "invalid-argument"],
  ["get set delete", null, null],
  ["get set update", "update", "update"],
  ["get merge", "before", { merged: true }],
  ["delete delete", null, null],
  ["delete update", "invalid-argument", "invalid-argument"],
  ["delete set", "set", "set"],
  ["update delete", null, "not-found"],
  ["update update", "update", "not-found"],
  ["update set", "set", "not-found"],
  ["set delete", null, null],
  ["set update", "update", "update"],
  ["set get", "invalid-argument", "invalid-argument"],
];

export const transactions: Cases = {
  ...Object.fromEntries(
    SEQUENCES.map(([steps, onExisting, onMissing]) => [
      steps,
      {
        run: async (world) => [await outcome(world, true, steps), await outcome(world, false, steps)],
        gives: [onExisting, onMissing],
      },
    ]) satisfies [string, Cases[string]][],
  ),
  "nested fields and merges": {
    run: async ({ db, home }) => {
      const document = doc(home);
      await runTransaction(db, async (transaction) => {
        transaction
          .set(document, { desc: 1, owner: { name: "Ada" }, "is.admin": false })
          .update(document, "owner.name", "Bo", new FieldPath("is.admin"), true)
          .set(document, { owner: { age: 3 } }, { merge: true });
      });
      return (await getDocFromServer(document)).data();
    },
    gives: { desc: 1, owner: { name: "Bo", age: 3 }, "is.admin": true },
  },
  "what is returned and thrown comes out": {
    run: async ({ db, home }) => {
      const document = doc(home);
      const thrown = await runTransaction(db, async (transaction) => {
        transaction.set(document, {});
        throw new Error("mine");
      }).catch(({ message }) => message);
      const value = await runTransaction(db, async (transaction) =>
        (await transaction.get(document)).exists(),
      );
      return [thrown, value];
    },
    gives: ["mine", false],
  },
  "a document that was read and changes meanwhile makes it run again": {
    run: async ({ db, home }) => {
      const [read, written] = [doc(home), doc(home)];
      await setDoc(read, { count: 15 });
      let runs = 0;
      await runTransaction(db, async (transaction) => {
        runs++;
        await transaction.get(read);
        // The second time this changes nothing, not even the document's update time.
        await setDoc(read, { count: 1234 });
        transaction.set(written, { count: 16 });
      });
      return [
        runs,
        (await getDocFromServer(read)).get("count"),
        (await getDocFromServer(written)).get("count"),
      ];
    },
    gives: [2, 1234, 16],
  },
  "reading two versions of a document is aborted": {
    run: async ({ db, home }) => {
      const document = doc(home);
      await setDoc(document, { count: 15 });
      let runs = 0;
      const code = await codeOf(
        runTransaction(
          db,
          async (transaction) => {
            await transaction.get(document);
            await setDoc(document, { count: 1000 + ++runs });
            await transaction.get(document);
            transaction.set(document, { count: 16 });
          },
          { maxAttempts: 2 },
        ),
      );
      return [code, runs, (await getDocFromServer(document)).get("count")];
    },
    gives: ["aborted", 2, 1002],
  },
  "it ends after its attempts": {
    run: async ({ db, home }) => {
      const document = doc(home);
      await setDoc(document, { count: 0 });
      let runs = 0;
      const code = await codeOf(
        runTransaction(
          db,
          async (transaction) => {
            const { count } = (await transaction.get(document)).data()!;
            await setDoc(document, { count: count + 1 });
            transaction.update(document, { count: count + 10 });
            runs++;
          },
          { maxAttempts: 2 },
        ),
      );
      return [code, runs, (await getDocFromServer(document)).get("count")];
    },
    gives: ["failed-precondition", 2, 2],
  },
  "an update of a document that was read as missing is refused, even if it is there by then": {
    run: async ({ db, home }) => {
      const document = doc(home);
      return codeOf(
        runTransaction(db, async (transaction) => {
          await transaction.get(document);
          await setDoc(document, { count: 1 });
          transaction.update(document, { count: 2 });
        }),
      );
    },
    gives: "invalid-argument",
  },
  "many at once on one counter lose nothing": {
    run: async ({ db, home, openClient }) => {
      const counter = doc(home);
      await setDoc(counter, { count: 5, other: "yes" });
      const add = (client: Firestore) =>
        runTransaction(
          client,
          async (transaction) => {
            const own = doc(client, counter.path);
            const { count } = (await transaction.get(own)).data()!;
            transaction.update(own, { count: count + 1 });
          },
          { maxAttempts: 20 },
        );
      await Promise.all([add(db), add(db), add(openClient({ cache: "memory" }))]);
      return (await getDocFromServer(counter)).data();
    },
    gives: { count: 8, other: "yes" },
  },
  "a hundred documents": {
    run: async ({ db, home }) => {
      const documents = Array.from({ length: 100 }, (_, index) => doc(home, String(index)));
      await Promise.all(documents.slice(0, 50).map((document) => setDoc(document, { n: 1 })));
      await runTransaction(db, async (transaction) => {
        const snapshots = await Promise.all(documents.map((document) => transaction.get(document)));
        for (const { ref, data } of snapshots.map((each) => ({ ref: each.ref, data: each.data() })))
          transaction.set(ref, { n: (data?.n ?? 0) + 1 });
      });
      await updateDoc(documents[0]!, { seen: true });
      const [first, last] = await Promise.all([documents[0]!, documents[99]!].map(getDocFromServer));
      return [first!.data(), last!.data()];
    },
    gives: [{ n: 2, seen: true }, { n: 1 }],
  },
};
