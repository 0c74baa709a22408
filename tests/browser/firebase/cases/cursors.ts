import {
  collectionGroup,
  doc,
  documentId,
  endAt,
  endBefore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  limitToLast,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  startAt,
  Timestamp,
  where,
  writeBatch,
} from "firebase/firestore";
import type { Cases, World } from "./case";
import { fill } from "./finding";

const LETTERS = { a: { v: "a" }, b: { v: "b" }, c: { v: "c" }, d: { v: "d" }, e: { v: "e" } };
const SORTED = {
  a: { k: "a", sort: 1 },
  b: { k: "b", sort: 2 },
  c: { k: "c", sort: 2 },
  d: { k: "d", sort: 2 },
  e: { k: "e", sort: 0 },
  f: { k: "f", nosort: 1 },
};

async function ids({ home }: World, ...constraints: QueryConstraint[]): Promise<string> {
  return (await getDocsFromServer(query(home, ...constraints))).docs.map(({ id }) => id).join("");
}

/** Documents of one collection group at several depths, and some that are not of it. */
async function plantGroup({ home }: World): Promise<string> {
  const group = `b${home.id}`;
  const paths = [
    `a/a/${group}/1`,
    `a/b/a/b/${group}/2`,
    `a/b/${group}/3`,
    `a/b/c/d/${group}/4`,
    `a/c/${group}/5`,
    `${group}/6`,
  ];
  const outside = [`a/b/nope/7`, `${group}/6/nested/8`, `x${group}/9`, `${group}x/10`];
  const batch = writeBatch(home.firestore);
  for (const [index, path] of [...paths, ...outside].entries())
    batch.set(doc(home.firestore, path), { index });
  await batch.commit();
  return group;
}

export const cursors: Cases = {
  "limits count from either end": {
    run: async (world) => {
      await fill(world, SORTED);
      return [
        await ids(world, limit(2)),
        await ids(world, orderBy("sort"), limit(2)),
        await ids(world, orderBy("sort", "desc"), limit(3)),
        await ids(world, orderBy("sort"), limitToLast(2)),
        await ids(world, orderBy("sort", "desc"), limitToLast(2)),
        await ids(world, orderBy("sort"), endBefore(2), limitToLast(3)),
        await ids(world, orderBy("sort"), endAt(2), limitToLast(2)),
        await ids(world, orderBy("sort"), startAfter(0), limitToLast(4)),
        await ids(world, orderBy("sort"), startAt(2), limitToLast(1)),
      ];
    },
    gives: ["ab", "ea", "dcb", "cd", "ae", "ea", "cd", "abcd", "d"],
  },
  "values begin and end a result": {
    run: async (world) => {
      await fill(world, LETTERS);
      return [
        await ids(world, orderBy("v"), startAt("b"), endAt("d")),
        await ids(world, orderBy("v"), startAfter("b"), endBefore("d")),
        await ids(world, orderBy("v", "desc"), startAt("d"), endAt("b")),
        await ids(world, orderBy("v", "desc"), startAfter("d"), endBefore("b")),
        await ids(world, orderBy("v"), startAt("bb")),
        await ids(world, where("v", ">", "a"), orderBy("v"), startAt("c")),
        await ids(world, orderBy(documentId()), startAt("b"), endBefore("d")),
        await ids(world, orderBy(documentId(), "desc"), startAfter("d"), limit(2)),
        await ids(world, orderBy("v"), startAt("z")),
        await ids(world, orderBy("v"), startAt(5)),
      ];
    },
    gives: ["bcd", "c", "dcb", "c", "cde", "cde", "bc", "cb", "", "abcde"],
  },
  "several values, or a document, tell equals apart": {
    run: async (world) => {
      await fill(world, SORTED);
      const [b, c] = await Promise.all(["b", "c"].map((id) => getDocFromServer(doc(world.home, id))));
      return [
        await ids(world, orderBy("sort"), orderBy("k", "desc"), startAt(2, "c")),
        await ids(world, orderBy("sort"), orderBy("k"), startAfter(2, "b"), endAt(2)),
        await ids(world, orderBy("sort"), orderBy(documentId()), startAt(2, "c")),
        await ids(world, orderBy("sort"), startAt(2)),
        await ids(world, orderBy("sort"), startAt(b!)),
        await ids(world, orderBy("sort"), startAfter(c!)),
        await ids(world, orderBy("sort"), endBefore(c!)),
        await ids(world, orderBy("sort"), endAt(b!)),
        await ids(world, orderBy("sort", "desc"), startAfter(c!)),
        await ids(world, where("sort", "==", 2), startAt(c!)),
        await ids(world, where("k", "!=", "c"), startAt(b!), limit(2)),
        await ids(world, startAfter(b!), limit(2)),
      ];
    },
    gives: ["cb", "cd", "cd", "bcd", "bcd", "d", "eab", "eab", "bae", "cd", "bd", "cd"],
  },
  "pages made with snapshots meet every document once": {
    run: async (world) => {
      await fill(
        world,
        Object.fromEntries([..."abcdefghijk"].map((id, index) => [id, { group: index % 2 }])),
      );
      const pages: string[] = [];
      let last: Parameters<typeof startAfter>[0] = null;
      for (;;) {
        const after: QueryConstraint[] = last ? [startAfter(last)] : [];
        const { docs } = await getDocsFromServer(
          query(world.home, orderBy("group", "desc"), ...after, limit(4)),
        );
        if (!docs.length) return pages;
        pages.push(docs.map(({ id }) => id).join(""));
        last = docs.at(-1);
      }
    },
    gives: ["jhfd", "bkig", "eca"],
  },
  "times as cursors keep microseconds": {
    run: async (world) => {
      const at = (nanoseconds: number) => ({ at: new Timestamp(100, nanoseconds) });
      await fill(world, { a: at(2000), b: at(3000), c: at(4000) });
      return [
        await ids(world, orderBy("at"), startAfter(new Timestamp(100, 2000))),
        await ids(world, where("at", "<", new Timestamp(100, 4000))),
      ];
    },
    gives: ["bc", "ab"],
  },
  "a collection group is everywhere, and has cursors by path": {
    run: async (world) => {
      const group = await plantGroup(world);
      const found = async (...constraints: QueryConstraint[]) =>
        (await getDocsFromServer(query(collectionGroup(world.db, group), ...constraints))).docs
          .map(({ id }) => id)
          .join("");
      return [
        await found(),
        await found(orderBy("index", "desc"), limit(3)),
        await found(orderBy(documentId()), startAt("a/b"), endAt("a/b0")),
        await found(orderBy(documentId()), startAfter("a/b"), endBefore(`a/b/${group}/3`)),
        await found(where(documentId(), ">=", "a/b"), where(documentId(), "<=", "a/b0")),
        await found(where(documentId(), ">", "a/b"), where(documentId(), "<", `a/b/${group}/3`)),
        await found(where(documentId(), "in", [`a/b/${group}/3`, `${group}/6`])),
        await found(where("index", ">", 2), orderBy("index"), limit(2)),
      ];
    },
    gives: ["123456", "654", "234", "2", "234", "2", "36", "45"],
  },
};
