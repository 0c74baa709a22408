import { stateFact } from "../../app/domain/facts/state-fact";
import type { FixturePage } from "../fixtures/pages/fixture-page";
import { onceHeldOutPages } from "../fixtures/pages/once-held-out-pages";
import { pitfallPages } from "../fixtures/pages/pitfalls";
import { shapePages } from "../fixtures/pages/shape-pages";
import { readPage } from "../fixtures/read-page";

export const pages = [...pitfallPages, ...onceHeldOutPages, ...shapePages];

/** The facts of a page as its fixture states them. */
export function read({ html, url = null, documents = {} }: FixturePage): string[] {
  return readPage(html, { url, documents }).facts.map(
    (fact) => `${fact.kind}${fact.variantId ? ` [${fact.variantId}]` : ""}: ${stateFact(fact)}`,
  );
}
