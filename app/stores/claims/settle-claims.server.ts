import type { AcceptedClaim } from "~/domain/facts/accepted-claim";
import type { ClaimDecisions } from "~/domain/facts/claim-decisions";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import { withStatedFact } from "~/domain/facts/stated-by-person";
import { type AuditEvent, auditWrite } from "../audit/audit.server";
import type { FirestoreWrite } from "../firestore/firestore.server";

interface Settled {
  acceptedClaims?: AcceptedClaim[] | undefined;
  facts?: FactSheet | undefined;
}

/** The fields of a work that the decisions change, as they are then. */
export function settledClaims(
  work: Settled,
  { accept, facts, language }: ClaimDecisions & { language: string | null },
): { acceptedClaims?: AcceptedClaim[]; facts?: FactSheet } {
  const at = new Date().toISOString();
  const accepted = accept.map((statement) => ({ statement, acceptedAt: at }));
  const sheet = facts.reduce<FactSheet | undefined>(
    (known, text) => withStatedFact(known, text, language, { id: crypto.randomUUID(), at }),
    work.facts,
  );
  return {
    ...(accept.length > 0 && { acceptedClaims: [...(work.acceptedClaims ?? []), ...accepted] }),
    ...(facts.length > 0 && sheet && { facts: sheet }),
  };
}

/** One event for each decision. */
export function claimEvents(
  kind: "content" | "image" | "project",
  { actorId, subject }: Pick<AuditEvent, "actorId" | "subject">,
  { accept, facts }: ClaimDecisions,
): FirestoreWrite[] {
  const event = (action: AuditEvent["action"], details: AuditEvent["details"]) =>
    auditWrite({ actorId, action, subject, details });
  return [
    ...accept.map((statement) => event(`${kind}.accept-claim`, { statement })),
    ...facts.map((fact) => event(`${kind}.add-fact`, { fact })),
  ];
}
