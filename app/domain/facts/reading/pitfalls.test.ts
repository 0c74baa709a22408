import { expect, test } from "vitest";
import { pitfallPages } from "../../../../tests/fixtures/pages/pitfalls";
import { readPage } from "../../../../tests/fixtures/read-page";
import type { Fact } from "../fact";
import { stateFact } from "../state-fact";

const inWords = (fact: Fact) =>
  `${fact.kind}${fact.variantId ? ` [${fact.variantId}]` : ""}: ${stateFact(fact)}`;

test.each(pitfallPages.map((page) => [page.name, page] as const))("%s", (_name, page) => {
  const read = readPage(page.html, { url: page.url ?? null }).facts.map(inWords);
  expect(read.filter((fact) => !page.mayRead?.includes(fact)).sort()).toEqual([...page.reads].sort());
});
