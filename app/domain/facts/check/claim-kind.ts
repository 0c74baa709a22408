/** What makes a statement a claim. */
export const claimKinds = [
  "price",
  "percentage",
  "date",
  "rating",
  "number",
  "superlative",
  "guarantee",
  "certificate",
  "health",
  "origin",
  "environment",
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** One thing a text states, as it is compared: a price with its currency, a day, a word that needs a proof. */
export interface Term {
  kind: ClaimKind;
  /** The words of the text. */
  text: string;
  /** Where they begin. */
  start: number;
  /** Any of these, offered by a source, backs the term. */
  asks: readonly string[];
  /** What the same words back when they stand in a source. */
  offers: readonly string[];
}
