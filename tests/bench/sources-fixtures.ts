import { stateFact } from "../../app/domain/facts/state-fact";
import { allPages } from "../fixtures/pages/all-pages";
import type { FixturePage } from "../fixtures/pages/fixture-page";
import { readPage } from "../fixtures/read-page";

export const pages = allPages;

/** The facts of a page as its fixture states them. */
export function read({ html, url = null, documents = {} }: FixturePage): string[] {
  return readPage(html, { url, documents }).facts.map(
    (fact) => `${fact.kind}${fact.variantId ? ` [${fact.variantId}]` : ""}: ${stateFact(fact)}`,
  );
}
