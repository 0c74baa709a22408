import type { ClaimKind } from "./check/claim-kind";
import type { Fact } from "./fact";

type FactSource = Fact["sources"][number];

/** What backs a claim, or a part of it. */
export type ClaimSupport =
  | { from: "brief" /** The sentence of the brief. */; quote: string }
  | {
      from: "fact";
      factId: string;
      /** The fact in words. */
      stated: string;
      /** Its most trusted source, with the words and the place there; null where it is not known any more. */
      source: FactSource | null;
    };

/** Why a claim is flagged: the kind of what nothing backs, or facts that disagree on it and wait for a decision. */
export type FlagReason = ClaimKind | "conflict";

/** A claim: a statement that can be checked, with what backs it, or why nothing does. */
export interface Claim {
  /** The part of the work it stands in: a scene, the lettering of an image. */
  partId: string;
  /** The sentence, as it stands there; at most 400 characters. */
  statement: string;
  /** What makes it a claim: "£6", "12 hours", "best". */
  about: readonly string[];
  backing:
    | { kind: "backed"; by: readonly ClaimSupport[] }
    | {
        kind: "unbacked";
        /** What is not backed, in the words of the statement, and why. */
        reasons: readonly { reason: FlagReason; words: string }[];
      };
}
