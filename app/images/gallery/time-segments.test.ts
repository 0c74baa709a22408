import fc from "fast-check";
import { expect, test } from "vitest";
import { cut, itemAt, itemsBetween, nextStep, placeOf, type Segment, totalOf } from "./time-segments";

interface Item {
  createdAt: Date;
}
const most = 50;

/** Newest first. */
const listOf = (times: number[]): Item[] =>
  times.sort((left, right) => right - left).map((time) => ({ createdAt: new Date(time) }));
const within = (list: Item[], fromMs: number, toMs: number) =>
  list.filter(({ createdAt }) => createdAt.getTime() >= fromMs && createdAt.getTime() < toMs);

/** Takes every step towards a window, as a reader of the list would; how many counts and reads that took. */
function show(list: Item[], segments: Segment<Item>[], first: number, last: number) {
  const taken = { counts: 0, reads: 0, itemsRead: 0 };
  for (;;) {
    const step = nextStep(segments, first, last, most);
    if (!step) return { segments, taken };
    const segment = segments[step.at]!;
    if (step.kind === "read") {
      const items = within(list, segment.fromMs, segment.toMs);
      taken.reads++;
      taken.itemsRead += items.length;
      segments = segments.with(step.at, { ...segment, count: items.length, items });
    } else {
      taken.counts++;
      segments = cut(segments, step.at, step.fromMs, within(list, step.fromMs, segment.toMs).length);
    }
    if (taken.counts + taken.reads > 400) throw new Error("It does not come to an end.");
  }
}

const whole = (list: Item[]): Segment<Item>[] => [
  {
    fromMs: list.at(-1)!.createdAt.getTime(),
    toMs: list[0]!.createdAt.getTime() + 1,
    count: list.length,
    items: null,
    misses: 0,
  },
];

test("any window of any list is found, and its items are the list's", () => {
  const times = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 5e8, max: 5e8 + 900 })),
    {
      minLength: 1,
      maxLength: 900,
    },
  );
  fc.assert(
    fc.property(
      times,
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 0, max: 60 }),
      (given, first, size) => {
        const list = listOf(given);
        const last = Math.min(list.length - 1, first + size);
        const { segments } = show(list, whole(list), first, last);
        expect(totalOf(segments)).toBe(list.length);
        for (let index = first; index <= last; index++) {
          expect(itemAt(segments, index)?.createdAt).toEqual(list[index]?.createdAt);
        }
      },
    ),
    { numRuns: 200 },
  );
});

test("a window deep in 100,000 items takes a few counts and reads little more than it shows", () => {
  const list = listOf(Array.from({ length: 100_000 }, (_, index) => index * 60_000 + (index % 7) * 1000));
  for (const first of [0, 40, 51_234, 99_960]) {
    const { taken } = show(list, whole(list), first, Math.min(99_999, first + 40));
    expect(taken.counts).toBeLessThanOrEqual(8);
    expect(taken.itemsRead).toBeLessThanOrEqual(4 * most);
  }
});

test("a day on which everything was made does not make the search long", () => {
  const quiet = Array.from({ length: 100 }, (_, index) => index * 86_400_000);
  const busy = Array.from({ length: 20_000 }, (_, index) => 50 * 86_400_000 + index * 3);
  const list = listOf([...quiet, ...busy]);
  const { taken } = show(list, whole(list), 10_000, 10_040);
  expect(taken.counts).toBeLessThanOrEqual(24);
});

test("a moment has its place, read or not", () => {
  const list = listOf(Array.from({ length: 1000 }, (_, index) => index * 1000));
  const { segments } = show(list, whole(list), 0, 30);
  expect(placeOf(segments, 990_000)).toBe(9);
  expect(Math.abs(placeOf(segments, 500_000) - 499)).toBeLessThanOrEqual(10);
  expect(placeOf(segments, -5)).toBe(1000);
});

test("a range is known where all of it was read", () => {
  const items = listOf([10, 20, 30, 40]);
  const segments: Segment<Item>[] = [
    { fromMs: 30, toMs: 50, count: 2, items: within(items, 30, 50), misses: 0 },
    { fromMs: 0, toMs: 30, count: 2, items: null, misses: 0 },
  ];
  expect(itemsBetween(segments, 30, 41)).toEqual(within(items, 30, 41));
  expect(itemsBetween(segments, 20, 41)).toBeNull();
});
