import type { Claim } from "~/domain/facts/claim";
import type { ClaimDecisions } from "~/domain/facts/claim-decisions";
import { type FactSheet, mostFacts } from "~/domain/facts/fact-sheet";
import type { ApiCall } from "~/server/http/api-route.server";

/** Why a work is not shown to others yet; null where nothing is open. */
export function openClaimsProblem(
  { problem }: Pick<ApiCall, "problem">,
  [open, ...others]: readonly Claim[],
): Response | null {
  if (!open) return null;
  const more = others.length > 0 ? `, nor ${others.length} more` : "";
  return problem(
    409,
    "open_claims",
    `Nothing backs “${open.statement}”${more}. Change it, add the fact that backs it, or accept it.`,
  );
}

/** Why decisions on claims cannot be kept; null where they can. */
export function decisionsProblem(
  { problem }: Pick<ApiCall, "problem">,
  { accept, facts }: ClaimDecisions,
  {
    open,
    sheet,
    thing,
  }: { open: readonly Claim[]; sheet: FactSheet | undefined; thing: "video" | "image" | "page" },
): Response | null {
  const statements = new Set(open.map(({ statement }) => statement));
  if (!accept.every((statement) => statements.has(statement))) {
    return problem(
      409,
      "claim_changed",
      `That statement is not in the ${thing} as you saw it. Reload the page and read it again.`,
    );
  }
  if ((sheet?.facts.length ?? 0) + facts.length > mostFacts) {
    return problem(409, "facts_full", `There is room for ${mostFacts} facts. Drop one, then add this.`);
  }
  return null;
}
