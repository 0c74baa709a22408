import { grantPriorities } from "~/domain/credits/ledger";
import type { GrantRow } from "./ledger-schema";
import type { LedgerTables } from "./ledger-tables";

/** What comes back after its grant ended lasts at least this long. */
const leastBackForMs = 24 * 3600 * 1000;

/** A change of the balance that claims on a grant ask for: below zero it is taken, above it comes back. */
export interface ClaimChange {
  credits: number;
  title: string;
  key: string;
}

/** Credits of a grant that are claimed and could not be taken yet, or were spent: they are owed by nobody. */
export function missingOf(tables: LedgerTables, grant: GrantRow): number {
  return Math.max(0, claimedOf(tables, grant) - tables.claims.taken(grant.key).credits);
}

/**
 * Brings what was taken back of each grant to what is claimed on it. Of a grant only what is left in it is taken, now or
 * when it comes back from a reservation; never anything of another, and never what is not there. What is claimed no more
 * comes back: to the grant, or for as long as it still had, where that has ended meanwhile.
 */
export function collectClaims(tables: LedgerTables, nowMs: number): ClaimChange[] {
  return tables.claims.grantKeys().flatMap((grantKey): ClaimChange[] => {
    const grant = tables.grants.find(grantKey);
    if (!grant || grant.state === "coming") return [];
    const claimed = claimedOf(tables, grant);
    const { credits: taken, at_ms: takenMs } = tables.claims.taken(grantKey);
    if (claimed > taken) {
      const credits = grant.state === "running" ? Math.min(grant.left_over, claimed - taken) : 0;
      if (credits === 0) return [];
      tables.grants.change(grant.id, -credits);
      tables.claims.setTaken(grantKey, taken + credits, nowMs);
      return [{ credits: -credits, title: notesOf(tables, grantKey) || grant.note, key: grantKey }];
    }
    if (claimed === taken) return [];
    const credits = taken - claimed;
    tables.claims.setTaken(grantKey, claimed, takenMs);
    if (grant.state === "running") tables.grants.change(grant.id, credits);
    else addAgain(tables, grant, { credits, claimed, takenMs }, nowMs);
    return [{ credits, title: `Back, the payment stands: ${grant.note}`, key: grantKey }];
  });
}

function addAgain(
  tables: LedgerTables,
  grant: GrantRow,
  { credits, claimed, takenMs }: { credits: number; claimed: number; takenMs: number },
  nowMs: number,
) {
  const { expires_ms: expiresMs } = grant;
  tables.grants.add({
    key: `back:${grant.key}:${nowMs}:${claimed}`,
    credits,
    effective_ms: nowMs,
    expires_ms: expiresMs === null ? null : nowMs + Math.max(leastBackForMs, expiresMs - takenMs),
    priority: grantPriorities.purchase,
    reason: "purchase",
    note: grant.note,
    given_by: "system",
    state: "running",
  });
}

function claimedOf(tables: LedgerTables, grant: GrantRow): number {
  const share = tables.claims
    .of(grant.key)
    .reduce((sum, { part, whole, holds }) => sum + (holds * part) / whole, 0);
  // Three thirds are all of it, whatever they add up to in binary.
  return Math.min(grant.credits, Math.floor(grant.credits * share + 1e-6));
}

function notesOf(tables: LedgerTables, grantKey: string): string {
  const notes = tables.claims.of(grantKey).flatMap(({ holds, note }) => (holds ? [note] : []));
  return [...new Set(notes)].join("; ");
}
