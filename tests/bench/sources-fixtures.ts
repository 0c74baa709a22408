import { stateFact } from "../../app/domain/facts/state-fact";
import type { FixturePage } from "../fixtures/pages/fixture-page";
import { pitfallPages } from "../fixtures/pages/pitfalls";
import { readPage } from "../fixtures/read-page";

export const pages = pitfallPages;

/** The facts of a page as its fixture states them. */
export function read({ html, url = null }: FixturePage): string[] {
  return readPage(html, { url }).facts.map(
    (fact) => `${fact.kind}${fact.variantId ? ` [${fact.variantId}]` : ""}: ${stateFact(fact)}`,
  );
}
