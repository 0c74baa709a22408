import type { FactKind } from "../fact";
import type { readMethods } from "../fact-source";
import type { FactValue } from "../fact-value";

/** How a page was read; see `readMethods`. */
export type ReadMethod = (typeof readMethods)[number];

/** Something that was read and may become a fact: the values its words can mean, with the words and where they stand. */
export interface Candidate {
  kind: FactKind;
  label?: string | undefined;
  /** Every reading of the words, the likeliest first: "1.299" is 1299 or 1.299. */
  readings: readonly [FactValue, ...FactValue[]];
  method: ReadMethod;
  quote: string;
  place: string;
  /** How sure the reading is, 0–1. */
  confidence: number;
  variantId?: string | undefined;
}

/** How much each way of reading is trusted, 0–1. */
export const trustOf: Record<ReadMethod, number> = {
  "json-ld": 0.9,
  "shop-data": 0.88,
  "page-data": 0.8,
  microdata: 0.86,
  rdfa: 0.84,
  "open-graph": 0.78,
  meta: 0.65,
  table: 0.75,
  list: 0.65,
  heading: 0.75,
  text: 0.6,
};
