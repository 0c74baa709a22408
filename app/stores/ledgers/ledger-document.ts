import * as z from "zod/mini";
import { spendKinds } from "~/domain/credits/ledger";
import { planIds } from "~/domain/credits/plan";

/**
 * `ledgers/{userId}`: where an account's credits stand, copied from its ledger for display. Only the server writes it,
 * only its owner reads it. Times are ISO 8601.
 */
export const ledgerDocumentSchema = z.object({
  ownerId: z.string(),
  plan: z.enum(planIds),
  balance: z.int(),
  reserved: z.int(),
  reservations: z.array(
    z.object({
      key: z.string(),
      credits: z.int(),
      kind: z.enum(spendKinds),
      title: z.string(),
      jobId: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  grants: z.array(
    z.object({
      id: z.int(),
      credits: z.int(),
      left: z.int(),
      effectiveAt: z.string(),
      expiresAt: z.nullable(z.string()),
      priority: z.int(),
      reason: z.enum(["plan", "purchase", "gift", "correction", "returned"]),
      note: z.string(),
    }),
  ),
  usedToday: z.int(),
  dailyCap: z.int(),
  renewsAt: z.string(),
  /** From then on this copy is out of date; the ledger has to be asked. */
  changesAt: z.string(),
});
export type LedgerDocument = z.infer<typeof ledgerDocumentSchema>;

export function parseLedger(data: unknown): LedgerDocument {
  return ledgerDocumentSchema.parse(data);
}
