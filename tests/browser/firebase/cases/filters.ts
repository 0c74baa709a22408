import {
  and,
  arrayUnion,
  collection,
  doc,
  documentId,
  GeoPoint,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryNonFilterConstraint,
  query,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import type { Case, Cases, World } from "./case";

type Documents = Record<string, object>;
type Queries = Record<
  string,
  QueryConstraint[] | [QueryCompositeFilterConstraint, ...QueryNonFilterConstraint[]]
>;

export async function fill({ home }: World, documents: Documents): Promise<void> {
  const batch = writeBatch(home.firestore);
  for (const [id, data] of Object.entries(documents)) batch.set(doc(home, id), data);
  await batch.commit();
}

/**
 * The ids that each query finds on the server. The cache, where a listener keeps all documents at hand, must find
 * the same: the SDK's own judgement of the query.
 */
function findsIn(
  documents: Documents,
  queries: (world: World) => Queries,
  gives: Record<string, string[]>,
): Case {
  return {
    async run(world) {
      await fill(world, documents);
      const keepAll = onSnapshot(world.home, () => {});
      await getDocsFromServer(world.home);
      const results: Record<string, string[]> = {};
      for (const [name, constraints] of Object.entries(queries(world))) {
        const asked = query(world.home, ...(constraints as QueryConstraint[]));
        const found = await idsOf(getDocsFromServer, asked);
        const cached = await idsOf(getDocsFromCache, asked);
        results[name] = found.join() === cached.join() ? found : [...found, "but the cache has", ...cached];
      }
      keepAll();
      return results;
    },
    gives,
  };
}

async function idsOf(get: typeof getDocsFromServer, asked: Query): Promise<string[]> {
  return (await get(asked)).docs.map(({ id }) => id);
}

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

const NUMBERS = {
  doc1: { a: 1, b: 0 },
  doc2: { a: 2, b: 1 },
  doc3: { a: 3, b: 2 },
  doc4: { a: 1, b: 3 },
  doc5: { a: 1, b: 1 },
};

const MIXED = {
  doc1: { a: 1, b: [0] },
  doc2: { b: [1] },
  doc3: { a: 3, b: [2, 7], c: 10 },
  doc4: { a: 1, b: [3, 7] },
  doc5: { a: 1 },
  doc6: { a: 2, c: 20 },
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
  "or, and, and both in each other": findsIn(
    NUMBERS,
    () => ({
      or: [or(where("a", "==", 1), where("b", "==", 1))],
      orOfAnds: [
        or(and(where("a", "==", 1), where("b", "==", 0)), and(where("a", "==", 3), where("b", "==", 2))),
      ],
      andOfOr: [and(where("a", "==", 1), or(where("b", "==", 0), where("b", "==", 3)))],
      andOfOrs: [
        and(or(where("a", "==", 2), where("b", "==", 2)), or(where("a", "==", 3), where("b", "==", 3))),
      ],
      limited: [or(where("a", "==", 2), where("b", "==", 1)), limit(1)],
      inequality: [or(where("a", ">", 2), where("b", "==", 1))],
      inequalityLimited: [or(where("a", "==", 1), where("b", ">", 0)), limit(2)],
      last: [or(where("a", "==", 1), where("b", ">", 0)), limitToLast(2), orderBy("b")],
      ordered: [or(where("a", "==", 2), where("b", "==", 1)), limit(1), orderBy("a")],
      orderedLast: [or(where("a", "==", 2), where("b", "==", 1)), limitToLast(1), orderBy("a")],
      equalOrderedByOther: [where("a", "==", 1), limit(2), orderBy("b", "desc")],
    }),
    {
      or: ["doc1", "doc2", "doc4", "doc5"],
      orOfAnds: ["doc1", "doc3"],
      andOfOr: ["doc1", "doc4"],
      andOfOrs: ["doc3"],
      limited: ["doc2"],
      inequality: ["doc5", "doc2", "doc3"],
      inequalityLimited: ["doc1", "doc2"],
      last: ["doc3", "doc4"],
      ordered: ["doc5"],
      orderedLast: ["doc2"],
      equalOrderedByOther: ["doc4", "doc5"],
    },
  ),
  "membership filters combine": findsIn(
    MIXED,
    () => ({
      orIn: [or(where("a", "==", 2), where("c", "in", [10, 30]))],
      orContains: [or(where("a", "==", 2), where("b", "array-contains", 7))],
      orAny: [or(where("a", "==", 2), where("b", "array-contains-any", [0, 3]))],
      orNotIn: [or(where("a", "==", 2), where("c", "not-in", [20, 30]))],
      twoIns: [or(where("a", "in", [2, 3]), where("c", "in", [10, 20])), orderBy("a")],
      insOfOneField: [and(where("a", "in", [1, 2, 3]), where("a", "in", [0, 1, 4]))],
      never: [and(where("a", "in", [2, 3]), where("a", "in", [0, 1, 4]))],
      inAndAny: [and(where("a", "in", [2, 3]), where("b", "array-contains-any", [0, 7]))],
      inAndEither: [
        and(where("a", "in", [2, 3]), or(where("b", "array-contains-any", [0, 7]), where("c", "==", 20))),
      ],
      inOrBoth: [or(where("a", "in", [2, 3]), and(where("b", "array-contains", 3), where("a", "==", 1)))],
      equalityOrdered: [where("a", "==", 1), orderBy("a")],
      inOrdered: [where("a", "in", [2, 3]), orderBy("a")],
    }),
    {
      orIn: ["doc3", "doc6"],
      orContains: ["doc3", "doc4", "doc6"],
      orAny: ["doc1", "doc4", "doc6"],
      orNotIn: ["doc3", "doc6"],
      twoIns: ["doc6", "doc3"],
      insOfOneField: ["doc1", "doc4", "doc5"],
      never: [],
      inAndAny: ["doc3"],
      inAndEither: ["doc3", "doc6"],
      inOrBoth: ["doc3", "doc4", "doc6"],
      equalityOrdered: ["doc1", "doc4", "doc5"],
      inOrdered: ["doc6", "doc3"],
    },
  ),
  "several inequalities order by their fields' names": findsIn(
    {
      doc1: { key: "a", sort: 0, v: 0 },
      doc2: { key: "b", sort: 3, v: 1 },
      doc3: { key: "c", sort: 1, v: 3 },
      doc4: { key: "d", sort: 2, v: 2 },
    },
    () => ({
      implied: [where("key", "!=", "a"), where("sort", "<=", 2), where("v", ">", 0)],
      explicit: [where("key", "!=", "a"), where("sort", "<=", 2), orderBy("v", "desc")],
      limited: [where("key", ">", "a"), where("sort", ">=", 1), orderBy("v"), limit(2)],
      last: [where("key", ">", "a"), where("sort", ">=", 1), orderBy("v"), limitToLast(2)],
      or: [
        or(
          and(where("key", "==", "b"), where("sort", ">=", 1)),
          and(where("key", ">", "c"), where("v", ">", 1)),
        ),
      ],
      withId: [where("sort", ">=", 1), where(documentId(), "!=", "doc2")],
      withEquality: [where("key", "==", "b"), where("sort", ">", 2), where("v", "!=", 9)],
    }),
    {
      implied: ["doc3", "doc4"],
      explicit: ["doc3", "doc4"],
      limited: ["doc2", "doc4"],
      last: ["doc4", "doc3"],
      or: ["doc2", "doc4"],
      withId: ["doc3", "doc4"],
      withEquality: ["doc2"],
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
