import { expect, test } from "vitest";
import { spokenLineOf } from "./spoken-line";

test("what stands on the screen is said as sentences", () => {
  expect(spokenLineOf({ headline: "Meet Lumi", body: "Oat-milk soap" }, "en")).toBe(
    "Meet Lumi. Oat-milk soap.",
  );
  expect(spokenLineOf({ headline: "Hungry?", body: "" }, "en")).toBe("Hungry?");
});

test("short items are one list, clauses are sentences", () => {
  expect(spokenLineOf({ headline: "Zutaten", body: "400 g Mehl\n4 Eier\n2 Zwiebeln" }, "de")).toBe(
    "Zutaten: 400 g Mehl, 4 Eier und 2 Zwiebeln.",
  );
  expect(
    spokenLineOf({ headline: "At a glance", body: "Folds flat in a second\nFits every bag" }, "en"),
  ).toBe("At a glance: Folds flat in a second. Fits every bag.");
});

test("a sentence of its own goes before what is written", () => {
  expect(spokenLineOf({ headline: "A", body: "b", spoken: " Said instead. " }, "en")).toBe("Said instead.");
});
