import { expect, test } from "vitest";
import { onceHeldOutPages } from "../../../../tests/fixtures/pages/once-held-out-pages";
import { pitfallPages } from "../../../../tests/fixtures/pages/pitfalls";
import { shapePages } from "../../../../tests/fixtures/pages/shape-pages";
import { readPage } from "../../../../tests/fixtures/read-page";
import type { Fact } from "../fact";
import { stateFact } from "../state-fact";

const inWords = (fact: Fact) =>
  `${fact.kind}${fact.variantId ? ` [${fact.variantId}]` : ""}: ${stateFact(fact)}`;
const pages = [...pitfallPages, ...onceHeldOutPages, ...shapePages];

test.each(pages.map((page) => [page.name, page] as const))("%s", (_name, page) => {
  const read = readPage(page.html, {
    url: page.url ?? null,
    documents: page.documents ?? {},
  }).facts.map(inWords);
  expect(read.filter((fact) => !page.mayRead?.includes(fact)).sort()).toEqual(
    page.reads.filter((fact) => !page.mayRead?.includes(fact)).sort(),
  );
});
