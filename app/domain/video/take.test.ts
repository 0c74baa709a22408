import { expect, test } from "vitest";
import { keepTake, mostTakes, type Take } from "./take";

const words = (headline: string): Take => ({
  id: headline,
  keptAt: "2026-01-01T00:00:00Z",
  madeBy: null,
  kind: "words",
  lines: { headline },
});
const picture = (assetId: string): Take => ({
  id: assetId,
  keptAt: "2026-01-01T00:00:00Z",
  madeBy: "Built-in picture maker",
  kind: "picture",
  assetId,
  alt: "",
});

test("the newest take comes first, and the same words are kept once", () => {
  const takes = ["a", "b", "a "].map(words).reduce<Take[]>(keepTake, []);
  expect(takes.map(({ id }) => id)).toEqual(["a ", "b"]);
});

test("each kind keeps its newest, whatever there is of the other", () => {
  const many = Array.from({ length: mostTakes + 3 }, (_, index) => words(`line ${index}`));
  const takes = [picture("p1"), ...many].reduce<Take[]>(keepTake, []);
  expect(takes.filter(({ kind }) => kind === "words")).toHaveLength(mostTakes);
  expect(takes.at(-1)?.id).toBe("p1");
  expect(takes.some(({ id }) => id === "line 0")).toBe(false);
});
