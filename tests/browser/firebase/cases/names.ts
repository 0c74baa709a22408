import {
  collection,
  deleteField,
  doc,
  documentId,
  FieldPath,
  getDocFromServer,
  getDocsFromServer,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { type Cases, codeOf } from "./case";

const ODD_FIELDS = [
  "a.b",
  "`ticked`",
  "back\\slash",
  "sp ace",
  "ünïcode",
  "😀",
  "1digit",
  "a-b",
  "it's",
  '"',
  "~*/[]",
];
const ODD_IDS = [
  "😀",
  "a b",
  "é",
  "e\u0301",
  "100%",
  "%2F",
  "a+b?c#d",
  "..a",
  "__a",
  "_",
  "日本語",
  "x:y",
  "a\\b",
  "'\"",
];

export const names: Cases = {
  "fields with odd characters are written, updated, filtered and ordered by": {
    run: async ({ home }) => {
      const document = doc(home, "odd");
      await setDoc(document, Object.fromEntries(ODD_FIELDS.map((field) => [field, { inner: 1 }])));
      const faults: string[] = [];
      for (const field of ODD_FIELDS) {
        await updateDoc(document, new FieldPath(field, "inner"), 2, new FieldPath(field, "more.dots"), 3);
        const found = await getDocsFromServer(
          query(
            home,
            where(new FieldPath(field, "inner"), "==", 2),
            where(new FieldPath(field, "more.dots"), ">", 2),
          ),
        );
        const ordered = await getDocsFromServer(query(home, orderBy(new FieldPath(field, "more.dots"))));
        if (found.size !== 1 || ordered.size !== 1) faults.push(field);
      }
      const [first, ...others] = ODD_FIELDS;
      await updateDoc(document, new FieldPath(first!), deleteField());
      const data = (await getDocFromServer(document)).data()!;
      return [faults, Object.keys(data).sort().join() === others.sort().join(), data.ünïcode];
    },
    gives: [[], true, { inner: 2, "more.dots": 3 }],
  },
  "merging reaches odd fields alone": {
    run: async ({ home }) => {
      const document = doc(home, "merged");
      await setDoc(document, { "a.b": { kept: 1 }, c: 1 });
      await setDoc(document, { "a.b": { added: 2 } }, { merge: true });
      await setDoc(document, { c: 5, "a.b": { x: 9 } }, { mergeFields: [new FieldPath("a.b", "x")] });
      return (await getDocFromServer(document)).data();
    },
    gives: { "a.b": { kept: 1, added: 2, x: 9 }, c: 1 },
  },
  "reserved field names are refused": {
    run: async ({ home }) => {
      const names = ["__a__", "__name__"];
      return Promise.all(
        names.map((name) => codeOf((async () => setDoc(doc(home, "reserved"), { [name]: 1 }))())),
      );
    },
    gives: ["invalid-argument", "invalid-argument"],
  },
  "ids with odd characters name documents": {
    run: async ({ home }) => {
      const batch = writeBatch(home.firestore);
      for (const id of ODD_IDS) batch.set(doc(home, id), { id });
      await batch.commit();
      const wrong = [];
      for (const id of ODD_IDS) {
        const alone = await getDocFromServer(doc(home, id));
        const byId = await getDocsFromServer(query(home, where(documentId(), "==", id)));
        if (alone.data()?.id !== id || byId.docs[0]?.id !== id) wrong.push(id);
      }
      return [wrong, (await getDocsFromServer(home)).size === ODD_IDS.length];
    },
    gives: [[], true],
  },
  "ids are ordered by their bytes, numeric ones first by their number": {
    run: async ({ home }) => {
      const ids = [
        "Å",
        "z",
        "a",
        "A",
        "10",
        "9",
        "__id10__",
        "__id9__",
        "__id-3__",
        "__id9223372036854775807__",
        "__id-9223372036854775808__",
        "\uffee",
        "😀",
        "aa",
        "_",
      ];
      const batch = writeBatch(home.firestore);
      for (const id of ids) batch.set(doc(home, id), {});
      await batch.commit();
      const up = (await getDocsFromServer(query(home, orderBy(documentId())))).docs.map(({ id }) => id);
      const down = (await getDocsFromServer(query(home, orderBy(documentId(), "desc")))).docs.map(
        ({ id }) => id,
      );
      const after = await getDocsFromServer(
        query(home, where(documentId(), ">", "__id9__"), where(documentId(), "<", "A")),
      );
      return [up, down.reverse().join() === up.join(), after.docs.map(({ id }) => id)];
    },
    gives: [
      [
        "__id-9223372036854775808__",
        "__id-3__",
        "__id9__",
        "__id10__",
        "__id9223372036854775807__",
        "10",
        "9",
        "A",
        "_",
        "a",
        "aa",
        "z",
        "Å",
        "\uffee",
        "😀",
      ],
      true,
      ["__id10__", "__id9223372036854775807__", "10", "9"],
    ],
  },
  "ids that Firestore keeps for itself are refused by the server": {
    run: async ({ db, home }) =>
      Promise.all([
        codeOf(setDoc(doc(home, "__reserved__"), {})),
        codeOf(setDoc(doc(home, "."), {})),
        codeOf(setDoc(doc(home, ".."), {})),
        codeOf(setDoc(doc(db, `__bad__/${home.id}`), {})),
        codeOf(getDocFromServer(doc(home, "__reserved__"))),
        codeOf(getDocsFromServer(collection(db, "a/__badpath__/b"))),
        codeOf(setDoc(doc(home, "x".repeat(1501)), {})),
        codeOf(setDoc(doc(home, "x".repeat(1500)), {})),
      ]),
    gives: [...Array(7).fill("invalid-argument"), "no error"],
  },
};
