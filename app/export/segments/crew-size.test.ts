import { expect, test } from "vitest";
import { CrewSize, crewLimits } from "./crew-size.ts";

test.each([
  [1, 8, { lanes: 1, mostMembers: 1 }],
  [2, 8, { lanes: 2, mostMembers: 1 }],
  [6, 8, { lanes: 2, mostMembers: 2 }],
  [16, 8, { lanes: 2, mostMembers: 4 }],
  [64, 8, { lanes: 2, mostMembers: 4 }],
  [16, 2, { lanes: 2, mostMembers: 1 }],
  [16, 0.5, { lanes: 2, mostMembers: 1 }],
  [16, undefined, { lanes: 2, mostMembers: 2 }],
])("%d cores with %s GB", (cores, memory, limits) => {
  expect(crewLimits(cores, memory)).toEqual(limits);
});

/** Sizes from second to second on a machine that makes so many frames a second with so many workers. */
function sizesOn(paces: readonly number[], seconds = 8): number[] {
  const size = new CrewSize(paces.length);
  const sizes: number[] = [];
  let frames = 0;
  let members = 1;
  for (let tenth = 0; tenth <= seconds * 10; tenth++) {
    const next = size.membersAt(tenth / 10, frames);
    if (next > members) size.restart();
    members = next;
    frames += paces[members - 1]! / 10;
    if (tenth % 10 === 5) sizes.push(members);
  }
  return sizes;
}

test("a crew grows for as long as that makes it faster", () => {
  expect(sizesOn([100, 180, 240, 300]).at(-1)).toBe(4);
  expect(sizesOn([100, 180, 185, 300]).at(-1)).toBe(2);
  expect(sizesOn([100, 90, 185, 300]).at(-1)).toBe(1);
  expect(new Set(sizesOn([100]))).toEqual(new Set([1]));
});

test("a crew is tried for a second before it grows, and never grows by two", () => {
  const sizes = sizesOn([100, 200, 300, 400]);
  expect(sizes[0]).toBe(1);
  for (const [index, members] of sizes.entries()) {
    if (index > 0) expect(members - sizes[index - 1]!).toBeLessThanOrEqual(1);
  }
});
