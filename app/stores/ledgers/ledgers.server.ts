import type { LedgerState } from "~/domain/credits/ledger";
import type { Settings } from "~/settings/settings.server";
import { type AuditEvent, auditWriteOnce } from "../audit/audit.server";
import { creditsWrite } from "../clients/client-writes.server";
import { firestoreOf } from "../firestore/firestore.server";

export interface LedgerAudit {
  id: string;
  at: Date;
  event: AuditEvent;
}

/** Copies where an account stands to `ledgers/{userId}` and to staff's list of accounts, with the record of who gave what. Only the ledger calls this. */
export async function saveLedger(
  settings: Settings,
  userId: string,
  state: LedgerState,
  audits: readonly LedgerAudit[],
): Promise<void> {
  await firestoreOf(settings).commit([
    { kind: "set", path: `ledgers/${userId}`, data: { ownerId: userId, ...state } },
    creditsWrite(userId, state),
    ...audits.map(({ id, event, at }) => auditWriteOnce(id, event, at)),
  ]);
}
