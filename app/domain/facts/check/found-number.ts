import type { Term } from "./claim-kind";

/** A number as it is compared, and where reading goes on behind it. */
export interface FoundNumber {
  /** Null for what is no claim: the number of a step, a part of a name. */
  term: Omit<Term, "text"> | null;
  /** Index of the token behind it. */
  next: number;
  /** Where it ends, if before the end of its last token. */
  end?: number;
}
