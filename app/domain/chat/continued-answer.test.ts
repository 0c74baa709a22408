import { expect, test } from "vitest";
import { continuesText, joinContinued } from "./continued-answer";

const text = (words: string, more: object = {}) => ({ type: "text", text: words, state: "done", ...more });
const goesOn = { providerMetadata: continuesText };

test("a text that goes on is one with the text before it, in the middle of a word too", () => {
  const parts = [
    { type: "step-start" },
    text("Hal"),
    { type: "step-start" },
    text("f of ", { ...goesOn, state: "streaming" }),
    { type: "step-start" },
    text("it", goesOn),
  ];
  expect(joinContinued(parts)).toEqual([{ type: "step-start" }, text("Half of it")]);
});

test("what was thought and looked up meanwhile stays, and other texts are their own", () => {
  const thought = { type: "reasoning", text: "Hm." };
  expect(joinContinued([text("One"), thought, text(" two", goesOn), text("Three")])).toEqual([
    text("One two"),
    thought,
    text("Three"),
  ]);
  expect(joinContinued([text("alone", goesOn)])).toEqual([text("alone", goesOn)]);
});
