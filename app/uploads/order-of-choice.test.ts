import { expect, test } from "vitest";
import { beginChoice, inOrderOfChoice, timeOfChoice } from "./order-of-choice.ts";

test("files go on in the order they were chosen in, and are listed so, the newest choice first", () => {
  const now = 1_000_000;
  const first = beginChoice(3, 0, now);
  // Two choices within one moment: folders that were dropped together.
  const second = beginChoice(2, first, now);
  const chosen = [
    { name: "a", chosenAt: first, place: 0 },
    { name: "b", chosenAt: first, place: 1 },
    { name: "c", chosenAt: first, place: 2 },
    { name: "d", chosenAt: second, place: 0 },
    { name: "e", chosenAt: second, place: 1 },
  ];
  const shuffled = [3, 1, 4, 0, 2].map((index) => chosen[index] as (typeof chosen)[number]);
  expect(inOrderOfChoice(shuffled)).toEqual(chosen);
  const newestFirst = shuffled.toSorted((one, other) => timeOfChoice(other) - timeOfChoice(one));
  expect(newestFirst.map(({ name }) => name).join("")).toBe("deabc");
});
