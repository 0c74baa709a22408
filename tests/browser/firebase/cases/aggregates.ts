import {
  average,
  collectionGroup,
  count,
  doc,
  FieldPath,
  getAggregateFromServer,
  getCountFromServer,
  limit,
  or,
  orderBy,
  query,
  setDoc,
  startAt,
  sum,
  where,
} from "firebase/firestore";
import type { Cases, World } from "./case";
import { fill } from "./finding";

const BOOKS = {
  a: { pages: 100, year: 1980, rating: 5, tags: ["x"], meta: { critic: 2, "in.print": 1 } },
  b: { pages: 50, year: 2020, rating: 4.5, tags: ["y"], meta: { critic: 4, "in.print": 1 } },
  c: { pages: 150, year: 2021, rating: 3, tags: ["x", "z"], meta: { critic: 3, "in.print": 0 } },
};

/** Sum and average of a field `n` with these values. */
async function totals(world: World, numbers: unknown[]): Promise<[number, number | null]> {
  await fill(
    world,
    Object.fromEntries(numbers.map((n, index) => [String(index), { group: world.home.id, n }])),
  );
  const all = query(world.home, where("group", "==", world.home.id));
  const { s, m } = (await getAggregateFromServer(all, { s: sum("n"), m: average("n") })).data();
  return [s, m];
}

function totalsCase(numbers: unknown[], gives: [number, number | null]) {
  return { run: (world: World) => totals(world, numbers), gives };
}

export const aggregates: Cases = {
  "counts, sums and averages of a query": {
    run: async (world) => {
      await fill(world, BOOKS);
      const all = { n: count(), pages: sum("pages"), mean: average("pages"), year: average("year") };
      const of = async (asked: Parameters<typeof getCountFromServer>[0]) =>
        (await getAggregateFromServer(asked, all)).data();
      return [
        await of(world.home),
        await of(query(world.home, where("rating", "in", [5, 3]))),
        await of(query(world.home, where("tags", "array-contains-any", ["x", "z"]))),
        await of(query(world.home, or(where("pages", ">", 120), where("rating", "==", 5)))),
        await of(query(world.home, orderBy("year"), limit(2))),
        await of(query(world.home, orderBy("year"), startAt(2020))),
        await of(query(world.home, where("pages", ">", 1000))),
        (await getCountFromServer(query(world.home, limit(2)))).data(),
        (await getCountFromServer(query(world.home, where("tags", "array-contains", "x")))).data(),
      ];
    },
    gives: [
      { n: 3, pages: 300, mean: 100, year: 2007 },
      { n: 2, pages: 250, mean: 125, year: 2000.5 },
      { n: 2, pages: 250, mean: 125, year: 2000.5 },
      { n: 2, pages: 250, mean: 125, year: 2000.5 },
      { n: 2, pages: 150, mean: 75, year: 2000 },
      { n: 2, pages: 200, mean: 100, year: 2020.5 },
      { n: 0, pages: 0, mean: null, year: null },
      { count: 2 },
      { count: 2 },
    ],
  },
  "a document without one of the fields counts nowhere": {
    run: async (world) => {
      await fill(world, { ...BOOKS, d: { pages: 50 } });
      const both = { n: count(), pages: sum("pages"), year: average("year") };
      const one = { n: count(), pages: sum("pages") };
      return [
        (await getAggregateFromServer(world.home, both)).data(),
        (await getAggregateFromServer(world.home, one)).data(),
        (await getAggregateFromServer(world.home, { n: count() })).data(),
      ];
    },
    gives: [{ n: 3, pages: 300, year: 2007 }, { n: 4, pages: 350 }, { n: 4 }],
  },
  "results may have any name, fields may be nested": {
    run: async (world) => {
      await fill(world, BOOKS);
      const long = "0123456789".repeat(160);
      const names = {
        "with.dots": count(),
        "un/su+pp[or]ted": count(),
        "`tick`": count(),
        "back\\slash": count(),
      };
      const nested = {
        critic: sum("meta.critic"),
        [long]: average("meta.critic"),
        printed: sum(new FieldPath("meta", "in.print")),
      };
      const { critic, printed, [long]: mean } = (await getAggregateFromServer(world.home, nested)).data();
      return [(await getAggregateFromServer(world.home, names)).data(), critic, mean, printed];
    },
    gives: [{ "with.dots": 3, "un/su+pp[or]ted": 3, "`tick`": 3, "back\\slash": 3 }, 9, 3, 2],
  },
  "five aggregations are the most": {
    run: async (world) => {
      await fill(world, BOOKS);
      const five = { a: count(), b: sum("pages"), c: sum("pages"), d: average("pages"), e: count() };
      const refusal = await getAggregateFromServer(world.home, { ...five, f: count() }).catch(
        (error) => error,
      );
      return [
        (await getAggregateFromServer(world.home, five)).data(),
        refusal.code,
        /maximum number of aggregations/.test(refusal.message),
      ];
    },
    gives: [{ a: 3, b: 300, c: 300, d: 100, e: 3 }, "invalid-argument", true],
  },
  "a group is counted everywhere": {
    run: async ({ db, home }) => {
      const group = `g${home.id}`;
      for (const path of [`${group}/1`, `a/b/${group}/2`, `z${group}/3`, `a/b/c/${group}`])
        await setDoc(doc(db, path), { x: 2 });
      const result = { n: count(), s: sum("x"), m: average("x") };
      return (await getAggregateFromServer(collectionGroup(db, group), result)).data();
    },
    gives: { n: 2, s: 4, m: 2 },
  },
  "integers and fractions": totalsCase([5, 4.5, 3.5], [13, 13 / 3]),
  "only numbers": totalsCase([5, "3", 1, null, [4]], [6, 3]),
  "none at all": totalsCase(["x"], [0, null]),
  "not a number": totalsCase([5, Number.NaN], [Number.NaN, Number.NaN]),
  "beyond 64 bits": totalsCase([2 ** 63 - 1, 2 ** 63 - 1], [2 ** 64, 2 ** 63]),
  "beyond 53 bits on the way": totalsCase(
    [Number.MAX_SAFE_INTEGER, 1, -101],
    [Number.MAX_SAFE_INTEGER - 100, (Number.MAX_SAFE_INTEGER - 100) / 3],
  ),
  "beyond all numbers": totalsCase(
    [Number.MAX_VALUE, Number.MAX_VALUE],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  ),
  "beyond all negative numbers": totalsCase(
    [-Number.MAX_VALUE, -Number.MAX_VALUE],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  ),
  "the smallest number": totalsCase([Number.MIN_VALUE], [Number.MIN_VALUE, Number.MIN_VALUE]),
  "too small to be halved": totalsCase([Number.MIN_VALUE, 0], [Number.MIN_VALUE, 0]),
};
