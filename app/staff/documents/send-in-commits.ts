import { ApiError } from "~/client/call-api";
import { waitingForLimit } from "~/client/waiting-for-limit";
import { type DocumentChange, mostChanges } from "~/domain/documents/document-change";
import { newChangeId, sendChanges } from "./documents-api";

/** As JSON, in characters: well below what one request may have. */
const mostInCommit = 2_000_000;

interface Sending {
  reason: string;
  typedName?: string;
  /** How many are written so far. */
  onSent?: (count: number) => void;
}

/**
 * Sends changes of one act in commits of what one can hold; those of a commit come about together or not at all. The ids of what
 * was written, in order. Throws ApiError, which says how many were.
 */
export async function sendInCommits(
  act: Parameters<typeof sendChanges>[0]["act"],
  changes: readonly DocumentChange[],
  { reason, typedName, onSent }: Sending,
): Promise<string[]> {
  const actId = newChangeId();
  const ids: string[] = [];
  let sent = 0;
  for (const some of commitsOf(changes)) {
    const changeId = newChangeId();
    const named = typedName === undefined ? {} : { typedName };
    try {
      const body = { changeId, actId, act, reason, changes: some, ...named };
      const answer = await waitingForLimit(() => sendChanges(body));
      if (answer.writtenAt) ids.push(changeId);
    } catch (error) {
      if (sent === 0 || !(error instanceof ApiError)) throw error;
      throw new ApiError(
        error.code,
        `${sent} of ${changes.length} were written, the rest was not: ${error.message} Under Changes what was written can be taken back.`,
        error.status,
        error.requestId,
      );
    }
    sent += some.length;
    onSent?.(sent);
  }
  return ids;
}

function commitsOf(changes: readonly DocumentChange[]): DocumentChange[][] {
  const commits: DocumentChange[][] = [];
  let size = 0;
  for (const change of changes) {
    const { length } = JSON.stringify(change);
    const last = commits.at(-1);
    if (last && last.length < mostChanges && size + length <= mostInCommit) last.push(change);
    else {
      commits.push([change]);
      size = 0;
    }
    size += length;
  }
  return commits;
}
