import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readOut, sayAfterTyping } from "./read-out";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the same message twice and thrice is read out each time, and sounds the same", () => {
  const once = readOut("", "Undone: Move headline");
  const twice = readOut(once, "Undone: Move headline");
  const thrice = readOut(twice, "Undone: Move headline");
  expect(once).toBe("Undone: Move headline");
  expect(twice).not.toBe(once);
  expect(thrice).not.toBe(twice);
  for (const text of [once, twice, thrice]) expect(text.trim()).toBe("Undone: Move headline");
});

test("what keys do in a field is said once, when they pause; what is pressed after them, at once and alone", () => {
  const said: string[] = [];
  let types = true;
  const say = sayAfterTyping(
    (message) => said.push(message),
    () => types,
  );
  for (const letters of ["B", "Br", "Bread"]) say(`Scene 1: headline ${letters}`);
  expect(said).toEqual([]);
  vi.runAllTimers();
  expect(said).toEqual(["Scene 1: headline Bread"]);
  say("Scene 1: headline");
  types = false;
  say("Delete scene 2");
  vi.runAllTimers();
  expect(said).toEqual(["Scene 1: headline Bread", "Delete scene 2"]);
});
