import type { Settings } from "~/settings/settings.server";
import { auditWriteOnce } from "../audit/audit.server";
import { firestoreOf } from "../firestore/firestore.server";
import type { KeptAudit } from "../jobs/jobs.server";

/** Records what staff did at a desk: of function calls, of prompt tests. */
export async function commitDeskAudits(settings: Settings, audits: readonly KeptAudit[]): Promise<void> {
  await firestoreOf(settings).commit(
    audits.map(({ id, event, atMs }) => auditWriteOnce(id, event, new Date(atMs))),
  );
}
