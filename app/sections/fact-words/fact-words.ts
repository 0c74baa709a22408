import type { FactKind } from "~/domain/facts/fact";
import type { availabilityStates } from "~/domain/facts/fact-value";

/** What facts are about, and whether a thing can be had, in the words of one language. */
export interface FactWords {
  kinds: Readonly<Record<FactKind, string>>;
  availability: Readonly<Record<(typeof availabilityStates)[number], string>>;
}
