import { describe, expect, test } from "vitest";
import type { Fact } from "../facts/fact";
import { addPhotos } from "./photos";
import { findVariantChanges, takeVariantChanges } from "./variant-changes";

const variant = (id: string, color: string) => ({ id, name: color, options: { Color: color } });
const price = (id: string, variantId: string): Fact => ({
  ...{ id, kind: "price", language: null, variantId, confidence: 0.9 },
  value: { type: "money", amount: "29", currency: "GBP" },
  sources: [
    {
      ...{ from: "page", url: null, method: "json-ld", quote: "29", place: "$" },
      readAt: "2026-11-23T09:00:00Z",
    },
  ],
});
const product = {
  variants: [variant("sand", "Sand"), variant("night", "Night")],
  facts: {
    facts: [price("p1", "sand"), price("p2", "night")],
    decisions: [{ key: "price//night", factId: "p2", decidedAt: "2026-11-23T09:00:00Z" }],
  },
  photos: addPhotos([], [{ assetId: "a", alt: "", sourceUrl: null, variantId: "night" }]),
};
const read = {
  variants: [variant("sand", "Warm sand"), variant("moss", "Moss")],
  facts: [price("p1", "sand"), price("p3", "moss")],
  isWhole: true,
};

describe("variants of a page that is read again", () => {
  test("one is renamed, one is new with its facts, one is gone", () => {
    const changes = findVariantChanges(product, read);
    expect(changes.map(({ kind, variant: { id }, facts }) => [kind, id, facts.length])).toEqual([
      ["changed", "sand", 0],
      ["added", "moss", 1],
      ["gone", "night", 1],
    ]);
    const taken = takeVariantChanges(product, changes);
    expect(taken.variants).toEqual(read.variants);
    expect(taken.facts.facts.map(({ id }) => id)).toEqual(["p1", "p3"]);
    expect(taken.facts.decisions).toEqual([]);
    expect(taken.photos).toEqual([expect.not.objectContaining({ variantId: "night" })]);
  });

  test("none is gone where the page was read in part, or shows none at all", () => {
    const kinds = (changed: Partial<typeof read>) =>
      findVariantChanges(product, { ...read, ...changed }).map(({ kind }) => kind);
    expect(kinds({ isWhole: false })).toEqual(["changed", "added"]);
    expect(kinds({ variants: [] })).toEqual([]);
  });
});
