import { expect, test } from "vitest";
import { exampleFacts } from "~/sections/examples/example-context";
import { newPage } from "~/sections/new-page";
import type { PageHead } from "~/sections/page-head";
import { resolvePage } from "~/sections/resolve-page";
import { checkResults } from "./check-results";

const head: PageHead = {
  ...{ url: "https://example.com/pages/1", title: "Lumen One", description: "Headphones." },
  ...{ imageUrl: null, isUnlisted: false, formHref: null, goHref: null, publishedAt: null },
};

function check(facts: typeof exampleFacts, href = "") {
  const page = { ...newPage({ language: "en", themeId: "plain" }), action: { href, label: "" } };
  const context = { facts, images: new Map(), videos: new Map(), isEditing: false, formHref: null };
  return checkResults(resolvePage(page, context), head);
}

test("what is published is told in words", () => {
  const [product, , path] = check(exampleFacts, "https://www.lumen.example/one");
  expect(product?.isThere).toBe(true);
  expect(product?.told).toContainEqual(["Price", "249.00 EUR"]);
  expect(product?.told).toContainEqual(["GTIN", "4006381333931"]);
  expect(product?.told).toContainEqual(["Rating", "4.7 of 5 by 1284 people"]);
  expect(path?.told).toEqual([["Path", "Lumen Audio › Lumen One"]]);
});

test("what lacks for a product result is named with the fact that would say it", () => {
  const missing = (facts: typeof exampleFacts) =>
    check(facts)[0]?.missing.map(({ where, isRequired }) => [
      "kind" in where ? where.kind : where.at,
      isRequired,
    ]);
  expect(missing(exampleFacts)).toEqual([
    ["new-section", true],
    ["availability", false],
  ]);
  expect(missing(exampleFacts.filter(({ kind }) => kind === "name"))).toEqual([
    ["price", true],
    ["brand", false],
  ]);
  const unpriced = exampleFacts.filter(({ kind }) => kind !== "price");
  expect(missing(unpriced)).toContainEqual(["price", true]);
});

test("a page without questions, or a shop to lead to, says so", () => {
  const [, questions, path] = check(exampleFacts);
  expect(questions?.isThere).toBe(false);
  expect(questions?.missing[0]?.where).toEqual({ at: "new-section", type: "faq" });
  expect(path?.missing[0]?.where).toEqual({ at: "action" });
});
