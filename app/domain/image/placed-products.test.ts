import { expect, test } from "vitest";
import { emptyImageRequest } from "./image-request";
import { describePlacing, mostReferencesOf } from "./placed-products";

const product = { assetId: "a", role: "product", weight: 1 } as const;
const request = { ...emptyImageRequest("acme/painter"), references: [product] };

test("says what happens to a product before anything is made", () => {
  const model = { label: "Painter", placesProducts: true };
  expect(describePlacing(model, request)).toMatch(/^Painter makes the setting without your product\./);
  expect(describePlacing(model, { ...request, references: [product, product] })).toMatch(/as a group/);
  expect(describePlacing(model, { ...request, references: [{ ...product, role: "style" }] })).toBeNull();
  expect(describePlacing({ label: "Painter" }, request)).toBeNull();
  // What is uploaded is a subject at first.
  expect(
    describePlacing(model, { ...request, references: [{ ...product, role: "subject" }] }),
  ).not.toBeNull();
});

test("a model into whose pictures products are put has room for all of a request", () => {
  expect(mostReferencesOf({ mostReferences: 0, placesProducts: true })).toBe(8);
  expect(mostReferencesOf({ mostReferences: 3 })).toBe(3);
});
