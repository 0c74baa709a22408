import { expect, test } from "vitest";
import { PlaneMemory } from "./plane-memory";

function makeMemory(): PlaneMemory {
  return new PlaneMemory(new WebAssembly.Memory({ initial: 2, maximum: 64 }));
}

test("blocks do not overlap, and memory grows for them", () => {
  const memory = makeMemory();
  const blocks = [1000, 70_000, 64, 130_000].map((bytes) => ({ at: memory.take(bytes), bytes }));
  const ordered = blocks.toSorted((a, b) => a.at - b.at);
  for (const [index, { at, bytes }] of ordered.entries()) {
    expect(at + bytes).toBeLessThanOrEqual(ordered[index + 1]?.at ?? memory.view.length);
  }
});

test("what is given back is taken again, neighbours as one block", () => {
  const memory = makeMemory();
  const first = memory.take(1000);
  const second = memory.take(1000);
  const third = memory.take(1000);
  memory.give(third, 1000);
  memory.give(first, 1000);
  memory.give(second, 1000);
  expect(memory.take(3000)).toBe(first);
});

test("planes are transparent, whatever lay there before", () => {
  const memory = makeMemory();
  const first = memory.takePlanes(30, 7);
  expect([first.width, first.height]).toEqual([32, 8]);
  memory.view.fill(200, first.block, first.block + first.bytes);
  memory.givePlanes(first);
  const again = memory.takePlanes(30, 7);
  expect(again.block).toBe(first.block);
  expect(memory.view.subarray(again.block, again.block + again.bytes).every((value) => value === 0)).toBe(
    true,
  );
});
