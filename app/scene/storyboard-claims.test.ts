import { expect, test } from "vitest";
import { openClaims } from "~/domain/facts/accepted-claim";
import type { Scene } from "./storyboard";
import { acceptedInStoryboard, claimsOfStoryboard } from "./storyboard-claims";

const text = (words: string) => ({ kind: "text" as const, text: words });
const price = { kind: "number" as const, value: 19, from: 0, decimals: 0, unit: "GBP" };
const scene = (slots: Scene["slots"]): Scene => ({ id: "a", role: "offer", slots, durationSeconds: 3 });
const board = (slots: Scene["slots"]) => ({ scenes: [scene(slots)] });
const open = (slots: Scene["slots"], prompt: string) =>
  openClaims(claimsOfStoryboard(board(slots), { brief: prompt, language: "en" })).map(
    ({ statement }) => statement,
  );

test("a number in a slot of its own is a claim, backed by the brief as written there", () => {
  expect(open({ figure: price }, "A bar for £19.")).toEqual([]);
  expect(open({ figure: price }, "A bar for £18.")).toEqual(["19 £"]);
  const count = { ...price, unit: null, value: 1200 };
  expect(open({ figure: count, headline: text("families came") }, "1,200 families came")).toEqual([]);
  expect(open({ figure: count, headline: text("families came") }, "Many families came")).toEqual([
    "1200 families came",
  ]);
});

test("lists, labels and other slots are read line by line", () => {
  const slots = { label: text("The best"), body: text("48 hours\nFresh"), "note-1": text("For 3 days") };
  expect(open(slots, "Fresh for 48 hours")).toEqual(["For 3 days", "The best"]);
});

test("the end card and the disclaimer of a brand are read, too", () => {
  const storyboard = {
    ...board({ headline: text("Fresh bread") }),
    brand: {
      brandId: "b",
      logos: { light: null, dark: null, mark: null },
      endCard: { text: "The best bakery" },
      disclaimer: "Open 24 hours.",
    },
  };
  const claims = claimsOfStoryboard(storyboard, { brief: "Bread", language: "en" });
  expect(openClaims(claims).map(({ statement }) => statement)).toEqual(["The best bakery", "Open 24 hours."]);
});

test("what was accepted as one line stays accepted when the storyboard sets it in two", () => {
  const slots = { figure: price, label: text("The best") };
  const acceptedAt = "2026-01-01T00:00:00Z";
  expect(open(slots, "Soap")).toEqual(["19 £", "The best"]);
  const sources = { brief: "Soap", language: "en" };
  const accepted = acceptedInStoryboard(board(slots), sources, [{ statement: "The best £19", acceptedAt }]);
  expect(openClaims(claimsOfStoryboard(board(slots), sources), accepted)).toEqual([]);
  expect(acceptedInStoryboard(board(slots), sources, [])).toEqual([]);
});
