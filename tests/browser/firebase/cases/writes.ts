import {
  addDoc,
  type DocumentData,
  type DocumentReference,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getCountFromServer,
  getDocFromServer,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from "firebase/firestore";
import { type Cases, codeOf, type World } from "./case";

/** What the server holds after some writes to a document that begins as given. */
async function after(
  { home }: World,
  before: DocumentData | null,
  write: (document: DocumentReference) => Promise<unknown>,
): Promise<DocumentData | undefined> {
  const document = doc(home);
  if (before) await setDoc(document, before);
  await write(document);
  return (await getDocFromServer(document)).data();
}

const PERSON = { desc: "text", owner: { name: "Ada", email: "a@b" } };

export const writes: Cases = {
  "set replaces, merge keeps, an empty mask changes nothing": {
    run: async (world) => [
      await after(world, PERSON, (it) => setDoc(it, { new: 1 })),
      await after(world, PERSON, (it) => setDoc(it, { owner: { name: "Bo" } }, { merge: true })),
      await after(world, PERSON, (it) =>
        setDoc(it, { owner: { name: "Bo" }, desc: "x" }, { mergeFields: ["owner"] }),
      ),
      await after(world, PERSON, (it) =>
        setDoc(it, { owner: { name: "Bo" } }, { mergeFields: ["owner.name"] }),
      ),
      await after(world, PERSON, (it) => setDoc(it, { desc: "x" }, { mergeFields: [] })),
      await after(world, null, (it) => setDoc(it, { a: { b: 1 } }, { merge: true })),
    ],
    gives: [
      { new: 1 },
      { desc: "text", owner: { name: "Bo", email: "a@b" } },
      { desc: "text", owner: { name: "Bo" } },
      { desc: "text", owner: { name: "Bo", email: "a@b" } },
      PERSON,
      { a: { b: 1 } },
    ],
  },
  "merging an empty map, a list and a deleted field": {
    run: async (world) => [
      await after(world, { a: "x" }, (it) => setDoc(it, { a: {} }, { merge: true })),
      await after(world, {}, (it) => setDoc(it, { a: {} }, { mergeFields: ["a"] })),
      await after(world, { list: [1, 2], in: [{ x: 1 }] }, (it) =>
        setDoc(it, { list: [3], in: [{ y: 1 }] }, { merge: true }),
      ),
      await after(world, { a: 1, n: { a: 1, b: 2 } }, (it) =>
        setDoc(it, { a: deleteField(), n: { a: deleteField() } }, { merge: true }),
      ),
      await after(world, { a: 1, b: 1 }, (it) =>
        setDoc(it, { a: deleteField(), b: 2 }, { mergeFields: ["b"] }),
      ),
    ],
    gives: [{ a: {} }, { a: {} }, { list: [3], in: [{ y: 1 }] }, { n: { b: 2 } }, { a: 1, b: 2 }],
  },
  "update reaches into maps, by dots and by path": {
    run: async (world) => [
      await after(world, PERSON, (it) => updateDoc(it, { "owner.email": "new", "made.up.path": 1 })),
      await after(world, { ...PERSON, "is.admin": false }, (it) =>
        updateDoc(it, "owner.name", "Bo", new FieldPath("is.admin"), true),
      ),
      await after(world, PERSON, (it) =>
        updateDoc(it, { "owner.email": deleteField(), desc: deleteField() }),
      ),
      await after(world, PERSON, (it) => updateDoc(it, { owner: { name: "alone" } })),
      await after(world, { a: 1 }, (it) => updateDoc(it, { "a.b": 2 })),
      await after(world, { a: "a" }, (it) => updateDoc(it, "a", {})),
      await after(world, {}, (it) => updateDoc(it, "field", 100, new FieldPath("field"), 200)),
      await after(world, PERSON, (it) => updateDoc(it, {})),
    ],
    gives: [
      { desc: "text", owner: { name: "Ada", email: "new" }, made: { up: { path: 1 } } },
      { desc: "text", owner: { name: "Bo", email: "a@b" }, "is.admin": true },
      { owner: { name: "Ada" } },
      { desc: "text", owner: { name: "alone" } },
      { a: { b: 2 } },
      { a: {} },
      { field: 200 },
      PERSON,
    ],
  },
  "an update or an empty update of nothing is not found; a delete of nothing is fine": {
    run: async (world) => {
      const refused = await updateDoc(doc(world.home, "none"), { a: 1 }).catch((error: Error) => error);
      return [
        (refused as unknown as { code: string }).code,
        /no (document|entity) to update/i.test((refused as Error).message),
        await codeOf(updateDoc(doc(world.home, "none"), {})),
        await codeOf(deleteDoc(doc(world.home, "none"))),
        (await getDocFromServer(doc(world.home, "none"))).exists(),
      ];
    },
    gives: ["not-found", true, "not-found", "no error", false],
  },
  "what is deleted is gone, and may be written again": {
    run: async (world) => {
      const document = await addDoc(world.home, { a: 1 });
      await deleteDoc(document);
      const gone = (await getDocFromServer(document)).exists();
      await setDoc(document, { b: 2 }, { merge: true });
      return [document.id.length, gone, (await getDocFromServer(document)).data()];
    },
    gives: [20, false, { b: 2 }],
  },
  "a batch is all or nothing, and its writes follow each other": {
    run: async ({ home }) => {
      const [a, b, c] = ["a", "b", "c"].map((id) => doc(home, id)) as [
        DocumentReference,
        DocumentReference,
        DocumentReference,
      ];
      await writeBatch(home.firestore)
        .set(a, { n: 1 })
        .update(a, { n: increment(2), at: serverTimestamp() })
        .set(b, { n: 1 })
        .delete(b)
        .set(c, { n: 1 })
        .set(c, { m: 2 }, { merge: true })
        .commit();
      const failing = writeBatch(home.firestore)
        .set(b, { written: true })
        .update(doc(home, "absent"), { x: 1 });
      const code = await codeOf(failing.commit());
      const [first, second, third] = await Promise.all([a, b, c].map(getDocFromServer));
      await writeBatch(home.firestore).commit();
      return [first!.get("n"), first!.get("at") instanceof Timestamp, second!.exists(), third!.data(), code];
    },
    gives: [3, true, false, { n: 1, m: 2 }, "not-found"],
  },
  "a batch of many writes is one": {
    run: async ({ home, cache }) => {
      // More than the 500 that were once the most; IndexedDB takes seconds for as many.
      const size = cache === "memory" ? 1000 : 50;
      const batch = writeBatch(home.firestore);
      for (let index = 0; index < size; index++) batch.set(doc(home), { index, at: serverTimestamp() });
      await batch.commit();
      return (await getCountFromServer(home)).data().count === size;
    },
    gives: true,
  },
};
