import { expect, test } from "vitest";
import { allPages } from "../../../../tests/fixtures/pages/all-pages";
import { readPage } from "../../../../tests/fixtures/read-page";
import type { Fact } from "../fact";
import { stateFact } from "../state-fact";

const inWords = (fact: Fact) =>
  `${fact.kind}${fact.variantId ? ` [${fact.variantId}]` : ""}: ${stateFact(fact)}`;

test.each(allPages.map((page) => [page.name, page] as const))("%s", (_name, page) => {
  const read = readPage(page.html, {
    url: page.url ?? null,
    documents: page.documents ?? {},
  }).facts.map(inWords);
  expect(read.filter((fact) => !page.mayRead?.includes(fact)).sort()).toEqual(
    page.reads.filter((fact) => !page.mayRead?.includes(fact)).sort(),
  );
});
