import * as z from "zod/mini";
import type { Claim } from "~/domain/facts/claim";

/** A statement without backing that a person looked at and accepted. With other words or numbers it is another one. */
export const acceptedClaimSchema = z.object({
  statement: z.string().check(z.minLength(1), z.maxLength(400)),
  /** ISO 8601. */
  acceptedAt: z.string().check(z.maxLength(32)),
});
export type AcceptedClaim = z.infer<typeof acceptedClaimSchema>;

/** The claims nothing backs and nobody has accepted, each statement once: what stops publishing. */
export function openClaims(
  claims: readonly Claim[],
  accepted: readonly Pick<AcceptedClaim, "statement">[] = [],
): Claim[] {
  const settled = new Set(accepted.map(({ statement }) => statementKey(statement)));
  return claims.filter((claim) => {
    if (claim.backing.kind !== "unbacked" || settled.has(statementKey(claim.statement))) return false;
    settled.add(statementKey(claim.statement));
    return true;
  });
}

/**
 * The same for statements of the same words: spaces, the case of letters (by no language's rules) and the punctuation
 * at the end do not count. A question stays one.
 */
export function statementKey(statement: string): string {
  return statement
    .normalize("NFKC")
    .replace(/\s+/gu, " ")
    .replace(/[\s.!…,;:]+$/u, "")
    .trim()
    .toLowerCase();
}
