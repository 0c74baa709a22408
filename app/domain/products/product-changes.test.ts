import { describe, expect, test } from "vitest";
import type { Fact } from "~/domain/facts/fact";
import type { ProductFields, ProductPhoto } from "./product";
import { productChanges } from "./product-changes";

const fact = (id: string, text: string): Fact => ({
  ...{ id, kind: "name", value: { type: "text", text }, language: null, confidence: 1 },
  sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
});
const photo = (assetId: string, place: number): ProductPhoto => ({
  ...{ assetId, place, role: "hero", alt: "", cutOutAssetId: null, sourceUrl: null },
});
const product: ProductFields = {
  ...{ name: "Lamp", facts: { facts: [fact("a", "Lamp"), fact("b", "Lampe")], decisions: [] }, variants: [] },
  ...{ photos: [photo("one", 1), photo("two", 2)], brandId: null, sourceUrl: null, readAt: null },
  published: "ask",
};

describe("what to write of a product", () => {
  test("nothing where nothing differs, also where a field is there and holds nothing", () => {
    const same = {
      ...product,
      facts: { ...product.facts, facts: [fact("a", "Lamp"), { ...fact("b", "Lampe"), label: undefined }] },
    };
    expect(productChanges(product, same as ProductFields)).toBeNull();
    expect(
      productChanges({ ...product, readAt: new Date(5) }, { ...product, readAt: new Date(5) }),
    ).toBeNull();
  });

  test("only the fact that was corrected and the name", () => {
    const after = {
      ...product,
      name: "Lamp 2",
      facts: { ...product.facts, facts: [fact("a", "Lamp 2"), fact("b", "Lampe")] },
    };
    expect(productChanges(product, after)).toEqual({
      set: { name: "Lamp 2" },
      removed: { "facts.facts": [fact("a", "Lamp")] },
      added: { "facts.facts": [fact("a", "Lamp 2")] },
    });
  });

  test("only the photo that was moved, and what was taken off", () => {
    const after = { ...product, photos: [photo("two", 0.5)] };
    expect(productChanges(product, after)).toEqual({
      set: {},
      removed: { photos: [photo("one", 1), photo("two", 2)] },
      added: { photos: [photo("two", 0.5)] },
    });
  });
});
