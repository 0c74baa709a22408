import { expect, it } from "vitest";
import { knownInstructions } from "~/domain/known-instructions";
import { readInstruction } from "./read-instruction";

it("understands each instruction that is offered before the press, as another step", () => {
  const steps = knownInstructions.map((instruction) => readInstruction(instruction));
  expect(steps.map(({ length }) => length)).toEqual(knownInstructions.map(() => 1));
  expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(knownInstructions.length);
  expect(readInstruction("put a cat next to it")).toEqual([]);
});
