import { expect, it } from "vitest";
import { knownInstructions } from "~/domain/image/known-instructions";
import { readInstruction } from "./read-instruction";

it("understands each instruction that is offered before the press, as another step", () => {
  const steps = knownInstructions.map((instruction) => readInstruction(instruction));
  expect(steps.map(({ length }) => length)).toEqual(knownInstructions.map(() => 1));
  expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(knownInstructions.length);
  expect(readInstruction("put a cat next to it")).toEqual([]);
});

it("takes spaces in a row for one, however many there are, and is done at once", () => {
  const spaces = " \t".repeat(1950);
  expect(readInstruction(`warmer${spaces}and${spaces}\n\n sharper`)).toEqual(
    readInstruction("warmer and sharper"),
  );
  expect(readInstruction(`warmer${spaces}light`)).toEqual(readInstruction("warmer light"));
});
