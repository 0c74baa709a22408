import {
  arrayUnion,
  collection,
  doc,
  documentId,
  GeoPoint,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  updateDoc,
  where,
} from "firebase/firestore";
import type { Cases } from "./case";
import { fill, findsIn, idsOf } from "./finding";

const ZIPS = {
  a: { zip: Number.NaN },
  b: { zip: 91102 },
  c: { zip: 98101 },
  d: { zip: "98101" },
  e: { zip: [98101] },
  f: { zip: [98101, 98102] },
  g: { zip: ["98101", { zip: 98101 }] },
  h: { zip: { code: 500 } },
  i: { code: 500 },
  j: { zip: null },
};

export const filters: Cases = {
  "inequality and membership leave out null and what is not there": findsIn(
    ZIPS,
    () => ({
      notNumber: [where("zip", "!=", 98101)],
      notMap: [where("zip", "!=", { code: 500 })],
      notNull: [where("zip", "!=", null)],
      notNaN: [where("zip", "!=", Number.NaN)],
      isNull: [where("zip", "==", null)],
      isNaN: [where("zip", "==", Number.NaN)],
      notIn: [where("zip", "not-in", [98101, "98101", [98101, 98102]])],
      notInMap: [where("zip", "not-in", [{ code: 500 }])],
      notInNull: [where("zip", "not-in", [null])],
      notInNaN: [where("zip", "not-in", [Number.NaN, 98101])],
      in: [where("zip", "in", [98101, "x", [98101, 98102]])],
      inMap: [where("zip", "in", [{ code: 500 }])],
    }),
    {
      notNumber: ["a", "b", "d", "e", "f", "g", "h"],
      notMap: ["a", "b", "c", "d", "e", "f", "g"],
      notNull: ["a", "b", "c", "d", "e", "f", "g", "h"],
      notNaN: ["b", "c", "d", "e", "f", "g", "h"],
      isNull: ["j"],
      isNaN: ["a"],
      notIn: ["a", "b", "e", "g", "h"],
      notInMap: ["a", "b", "c", "d", "e", "f", "g"],
      notInNull: [],
      notInNaN: ["b", "d", "e", "f", "g", "h"],
      in: ["c", "f"],
      inMap: ["h"],
    },
  ),
  "ranges stay within one kind of value": findsIn(
    {
      ...ZIPS,
      a: {},
      t1: { at: new Timestamp(10, 1_000_000) },
      t2: { at: new Timestamp(10, 2_000_000) },
      x: { flag: false, at: 11 },
      y: { flag: true },
    },
    () => ({
      above: [where("zip", ">", 91102)],
      atMost: [where("zip", "<=", 98101)],
      textAbove: [where("zip", ">=", "")],
      arrays: [where("zip", ">", [98101])],
      maps: [where("zip", ">=", {})],
      milliseconds: [where("at", ">", new Timestamp(10, 1_000_000))],
      booleans: [where("flag", ">", false)],
    }),
    {
      above: ["c"],
      atMost: ["b", "c"],
      textAbove: ["d"],
      arrays: ["f", "g"],
      maps: ["h"],
      milliseconds: ["t2"],
      booleans: ["y"],
    },
  ),
  "array filters look at whole elements": findsIn(
    {
      a: { array: [42] },
      b: { array: ["a", 42, "c"] },
      c: { array: [41.999, "42", { a: [42] }] },
      d: { array: [42], other: ["bingo"] },
      e: { array: [null] },
      f: { array: [Number.NaN] },
      g: { array: 42 },
      h: { array: [{ a: 42 }] },
    },
    () => ({
      contains: [where("array", "array-contains", 42)],
      containsMap: [where("array", "array-contains", { a: 42 })],
      any: [where("array", "array-contains-any", ["c", "42"])],
      anyMap: [where("array", "array-contains-any", [{ a: 42 }, { a: [42] }])],
      whole: [where("array", "==", [42])],
      wholeIn: [where("array", "in", [[42], ["a", 42, "c"]])],
    }),
    {
      contains: ["a", "b", "d"],
      containsMap: ["h"],
      any: ["b", "c"],
      anyMap: ["c", "h"],
      whole: ["a", "d"],
      wholeIn: ["a", "b", "d"],
    },
  ),
  "the server finds null and NaN by equality alone": {
    // Asked by a client that has none of the documents: the SDK's own judgement of these queries differs.
    async run(world) {
      await fill(world, { ...ZIPS, k: { array: [42, null] }, l: { array: [Number.NaN] } });
      const reader = world.openClient({ cache: "memory" });
      const ask = (...filter: Parameters<typeof where>) =>
        idsOf(getDocsFromServer, query(collection(reader, world.home.id), where(...filter)));
      return [
        await ask("zip", "in", [null, Number.NaN]),
        await ask("zip", "in", [98101, null, Number.NaN]),
        await ask("array", "array-contains-any", [null, Number.NaN]),
        await ask("array", "array-contains-any", [42, null, Number.NaN]),
        await ask("zip", "<=", 98101),
        await ask("zip", "<", 0),
      ];
    },
    gives: [[], ["c"], [], ["k"], ["b", "c"], []],
  },
  "documents are found by their ids": findsIn(
    { aa: { k: 1 }, ab: { k: 2 }, ba: { k: 1 }, bb: { k: 2 } },
    ({ home }) => ({
      equal: [where(documentId(), "==", "ab")],
      range: [where(documentId(), ">", "aa"), where(documentId(), "<=", "ba")],
      reference: [where(documentId(), ">", doc(home, "aa")), where(documentId(), "<=", doc(home, "ba"))],
      in: [where(documentId(), "in", ["bb", "aa", "zz"])],
      notIn: [where(documentId(), "not-in", ["aa", "ab"])],
      not: [where(documentId(), "!=", "aa")],
      withField: [where("k", "==", 1), where(documentId(), ">", "aa")],
      backwards: [orderBy(documentId(), "desc"), limit(2)],
    }),
    {
      equal: ["ab"],
      range: ["ab", "ba"],
      reference: ["ab", "ba"],
      in: ["aa", "bb"],
      notIn: ["ba", "bb"],
      not: ["ab", "ba", "bb"],
      withField: ["ba"],
      backwards: ["bb", "ba"],
    },
  ),
  "maps are reached by dots, and compared whole": findsIn(
    {
      a: {},
      b: { map: {} },
      c: { map: { nested: {} } },
      d: { map: { nested: "foo", place: new GeoPoint(1, 2) } },
    },
    () => ({
      nested: [where("map.nested", "==", "foo")],
      empty: [where("map", "==", {})],
      whole: [where("map", "==", { place: new GeoPoint(1, 2), nested: "foo" })],
      ordered: [orderBy("map.nested")],
      infinite: [where("map.nested", "<", "g")],
    }),
    { nested: ["d"], empty: ["b"], whole: ["d"], ordered: ["d", "c"], infinite: ["d"] },
  ),
  "a filter sees what a transform made": {
    async run(world) {
      await fill(world, { a: { tags: ["x"] }, b: {} });
      await updateDoc(doc(world.home, "b"), { tags: arrayUnion("y", "x") });
      return idsOf(getDocsFromServer, query(world.home, where("tags", "array-contains", "x")));
    },
    gives: ["a", "b"],
  },
};
