import { expect, test, vi } from "vitest";
import type { GallerySource, GalleryState } from "~/images/gallery/gallery-source";
import { itemAt } from "~/images/gallery/time-segments";
import { GalleryIndex } from "./gallery-index";
import { mergeNewest } from "./merge-newest";

interface Item {
  id: string;
  createdAt: Date;
}
const item = (timeMs: number): Item => ({ id: `i${timeMs}`, createdAt: new Date(timeMs) });

/** Items in memory behind the questions a database answers; newest first. */
function memorySource(count: number) {
  const items = Array.from({ length: count }, (_, index) => item((count - index) * 1000));
  const asked = { counts: 0, read: 0, listening: 0 };
  const within = (fromMs: number, toMs: number) =>
    items.filter(({ createdAt }) => createdAt.getTime() >= fromMs && createdAt.getTime() < toMs);
  const listeners = new Set<() => void>();
  const listen = (say: () => void) => {
    asked.listening++;
    listeners.add(say);
    queueMicrotask(say);
    return () => {
      asked.listening--;
      listeners.delete(say);
    };
  };
  const sayAll = () => {
    for (const say of [...listeners]) say();
  };
  const source: GallerySource<Item> = {
    async count(range) {
      asked.counts++;
      return range ? within(range.fromMs, range.toMs).length : items.length;
    },
    oldest: async () => items.at(-1) ?? null,
    watchNewest(most, onChange) {
      return listen(() => onChange(items.slice(0, most), false));
    },
    watchRange({ fromMs, toMs }, onChange) {
      return listen(() => {
        const found = within(fromMs, toMs);
        asked.read += found.length;
        onChange(found, false);
      });
    },
  };
  const add = (timeMs: number) => {
    items.unshift(item(timeMs));
    sayAll();
  };
  const remove = (timeMs: number) => {
    items.splice(
      items.findIndex(({ createdAt }) => createdAt.getTime() === timeMs),
      1,
    );
    sayAll();
  };
  return { source, asked, add, remove };
}

function open(source: GallerySource<Item>) {
  const seen: { state: GalleryState<Item> } = { state: { kind: "loading" } };
  const index = new GalleryIndex(source, (state) => {
    seen.state = state;
  });
  const at = (place: number) =>
    seen.state.kind === "present" ? itemAt(seen.state.segments, place)?.createdAt.getTime() : undefined;
  return { index, seen, at };
}

test("the first page costs the same however many there are", async () => {
  const { source, asked } = memorySource(100_000);
  const { seen, at } = open(source);
  await vi.waitFor(() => expect(seen.state).toMatchObject({ kind: "present", total: 100_000 }));
  expect(at(0)).toBe(100_000_000);
  expect(at(79)).toBe(99_921_000);
  expect(asked.read).toBe(0);
  expect(asked.counts).toBe(1);
});

test("any place can be shown, and memory holds only what was shown lately", async () => {
  const { source, asked } = memorySource(100_000);
  const { index, seen, at } = open(source);
  await vi.waitFor(() => expect(seen.state).toMatchObject({ total: 100_000 }));
  for (let first = 2_000; first < 90_000; first += 4_000) {
    index.show(first, first + 40);
    await vi.waitFor(() => expect(at(first + 40)).toBe((100_000 - first - 40) * 1000));
    expect(at(first)).toBe((100_000 - first) * 1000);
  }
  expect(asked.listening).toBeLessThanOrEqual(9);
  const held = seen.state.kind === "present" ? seen.state.segments.flatMap(({ items }) => items ?? []) : [];
  expect(held.length).toBeLessThan(900);
  index.stop();
  expect(asked.listening).toBe(0);
});

test("what is new comes first and moves the rest down", async () => {
  const { source, add } = memorySource(1000);
  const { seen, at } = open(source);
  await vi.waitFor(() => expect(seen.state).toMatchObject({ total: 1000 }));
  add(2_000_000);
  expect(seen.state).toMatchObject({ total: 1001 });
  expect([at(0), at(1), at(80)]).toEqual([2_000_000, 1_000_000, 921_000]);
});

test("what newer ones pushed off the newest page still goes when it is removed", async () => {
  const { source, add, remove } = memorySource(1000);
  const { seen, at } = open(source);
  await vi.waitFor(() => expect(seen.state).toMatchObject({ total: 1000 }));
  add(2_000_000);
  await vi.waitFor(() => expect(at(80)).toBe(921_000));
  remove(921_000);
  expect(seen.state).toMatchObject({ total: 1000 });
  expect(at(79)).toBe(922_000);
});

test("while held, newer ones are counted and not shown, and places stay", async () => {
  const { source, add } = memorySource(1000);
  const { index, seen, at } = open(source);
  await vi.waitFor(() => expect(seen.state).toMatchObject({ total: 1000, newer: 0 }));
  index.hold(true);
  add(2_000_000);
  add(3_000_000);
  expect(seen.state).toMatchObject({ total: 1000, newer: 2 });
  index.show(400, 420);
  await vi.waitFor(() => expect(at(420)).toBe(580_000));
  expect(at(0)).toBe(1_000_000);
  index.hold(false);
  expect(seen.state).toMatchObject({ total: 1002, newer: 0 });
  expect([at(0), at(422)]).toEqual([3_000_000, 580_000]);
});

test("what this device knows is shown first, and is not taken for all there is", async () => {
  const { source } = memorySource(1000);
  let say: (count: number, fromCache: boolean) => void = () => {};
  const all = Array.from({ length: 1000 }, (_, index) => item((1000 - index) * 1000));
  source.watchNewest = (most, onChange) => {
    say = (count, fromCache) => onChange(all.slice(0, Math.min(count, most)), fromCache);
    return () => {};
  };
  const { seen, at } = open(source);
  vi.useFakeTimers();
  say(0, true);
  expect(seen.state).toEqual({ kind: "loading" });
  vi.advanceTimersByTime(10_000);
  expect(seen.state).toMatchObject({ kind: "failed" });
  vi.useRealTimers();
  say(20, true);
  expect(at(19)).toBe(981_000);
  say(80, false);
  await vi.waitFor(() => expect(seen.state).toMatchObject({ total: 1000 }));
  expect(at(79)).toBe(921_000);
});

test("an item that leaves the newest page is gone, one that was pushed off it stays", () => {
  const page = Array.from({ length: 80 }, (_, index) => item(10_000 - index));
  const segment = { fromMs: 9_921, toMs: Infinity, count: 80, items: page, misses: 0 };
  const trashed = mergeNewest(segment, [...page.toSpliced(3, 1), item(500)]);
  expect(trashed.items).toEqual(page.toSpliced(3, 1));
  const grown = mergeNewest(segment, [item(20_000), ...page.slice(0, 79)]);
  expect(grown.items).toEqual([item(20_000), ...page]);
});

test("a failure is told and the next read tries again", async () => {
  const { source } = memorySource(500);
  const failing = vi.spyOn(source, "count").mockRejectedValueOnce(new Error("unavailable"));
  const { index, seen } = open(source);
  await vi.waitFor(() => expect(seen.state).toMatchObject({ error: new Error("unavailable") }));
  index.show(0, 10);
  await vi.waitFor(() => expect(seen.state).toMatchObject({ error: null, total: 500 }));
  expect(failing).toHaveBeenCalledTimes(2);
});
