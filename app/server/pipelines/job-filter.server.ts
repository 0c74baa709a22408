import type { PipelineFilter } from "~/domain/pipelines/pipeline-filter";
import type { Settings } from "~/settings/settings.server";
import type { JobFilter } from "~/stores/jobs/job-list.server";
import { findAccountsShowing } from "~/stores/users/users.server";

/** A filter with the accounts of its owner's address. An address that nobody has stays, as an id that nobody has. */
export async function jobFilterOf(
  settings: Settings,
  { owner, ...others }: PipelineFilter,
): Promise<JobFilter> {
  if (owner === null) return { ...others, ownerIds: null };
  const address = owner.trim().toLowerCase();
  const accounts = address.includes("@") ? await findAccountsShowing(settings, address) : [];
  return {
    ...others,
    ownerIds: accounts.length > 0 ? accounts.map(({ userId }) => userId) : [owner.trim()],
  };
}
