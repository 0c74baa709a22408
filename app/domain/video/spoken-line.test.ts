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

test("a heading that is a sentence itself ends as one", () => {
  const body = "Dinner plates are £19\nBowls for soup are £12";
  expect(spokenLineOf({ headline: "Hand-thrown mugs are £14 instead of £22", body }, "en")).toBe(
    "Hand-thrown mugs are £14 instead of £22. Dinner plates are £19. Bowls for soup are £12.",
  );
  expect(spokenLineOf({ headline: "Mugs from £14", body: "Plates £19\nBowls £12" }, "en")).toBe(
    "Mugs from £14. Plates £19 and Bowls £12.",
  );
  expect(spokenLineOf({ headline: "Hungry?", body: "Soup\nBread" }, "en")).toBe("Hungry? Soup and Bread.");
});

test("a list is joined, and a sentence ended, as its language does", () => {
  const said = (body: string, language: string) => spokenLineOf({ headline: "", body }, language);
  expect(said("パン\nコーヒー\n紅茶", "ja")).toBe("パン、コーヒー、紅茶。");
  expect(said("хлеб\nкофе\nчай", "ru")).toBe("хлеб, кофе и чай.");
  expect(said("ekmek\nkahve", "tr")).toBe("ekmek ve kahve.");
  expect(said("ब्रेड\nकॉफ़ी", "hi")).toBe("ब्रेड और कॉफ़ी।");
  expect(spokenLineOf({ headline: "本日開店。", body: "" }, "ja")).toBe("本日開店。");
  expect(said("bread\ntea", "not a tag")).toBe("bread and tea.");
});

test("a sentence of its own goes before what is written", () => {
  expect(spokenLineOf({ headline: "A", body: "b", spoken: " Said instead. " }, "en")).toBe("Said instead.");
});

test("a sentence that goes on below the headline is said in one", () => {
  const copy = { headline: "We repair violins", body: "in a small workshop in Lincoln" };
  expect(spokenLineOf(copy, "en")).toBe("We repair violins in a small workshop in Lincoln.");
});
