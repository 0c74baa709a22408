import { and, documentId, FieldPath, limit, limitToLast, or, orderBy, where } from "firebase/firestore";
import type { Cases } from "./case";
import { findsIn } from "./finding";

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

export const combinedFilters: Cases = {
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
  "several inequalities within alternatives": findsIn(
    {
      p: { key: "a", sort: 0, v: [5], "dot.ted": 4 },
      q: { key: "aa", sort: 4, v: [4, 0], "dot.ted": 2 },
      r: { key: "b", sort: 3, v: [3], "dot.ted": 1 },
      s: { key: "b", sort: 2, v: [0], "dot.ted": 3 },
    },
    () => ({
      either: [
        or(
          and(where("key", "==", "b"), where("sort", "<=", 2)),
          and(where("key", "<", "b"), where("sort", ">", 3)),
        ),
      ],
      ordered: [or(where("sort", "<", 1), where("key", ">=", "b")), orderBy("sort", "desc"), orderBy("key")],
      withList: [where("key", "!=", "a"), where("sort", ">=", 2), where("v", "array-contains", 0)],
      withLists: [where("key", "!=", "a"), where("sort", ">=", 2), where("v", "array-contains-any", [0, 3])],
      odd: [where(new FieldPath("dot.ted"), "!=", 3), where("key", ">", "a"), orderBy("key", "desc")],
      withId: [where("sort", ">=", 0), where("key", "!=", "a"), where(documentId(), "<", "s")],
    }),
    {
      either: ["q", "s"],
      ordered: ["r", "s", "p"],
      withList: ["q", "s"],
      withLists: ["q", "s", "r"],
      odd: ["r", "q"],
      withId: ["q", "r"],
    },
  ),
};
