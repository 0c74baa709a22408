import type { PipelineRow } from "~/domain/pipelines/pipeline-row";
import type { Settings } from "~/settings/settings.server";
import { getAccounts } from "~/stores/users/users.server";

/** Rows with the addresses of their owners. */
export async function withOwners(settings: Settings, rows: readonly PipelineRow[]): Promise<PipelineRow[]> {
  const ids = [...new Set(rows.map(({ ownerId }) => ownerId))];
  const accounts = await getAccounts(settings, ids);
  const emails = new Map(accounts.map(({ userId, email }) => [userId, email]));
  return rows.map((row) => ({ ...row, ownerEmail: emails.get(row.ownerId) ?? null }));
}
