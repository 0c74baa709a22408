import type { JobKindName } from "../jobs/job";
import { type PipelineRow, type PipelineState, pipelineKinds, pipelineStates } from "./pipeline-row";

/** Which jobs are listed. What is null does not narrow the list. */
export interface PipelineFilter {
  state: PipelineState | null;
  kind: JobKindName | null;
  stage: string | null;
  /** The id of an account, or its address. */
  owner: string | null;
  fingerprint: string | null;
  release: string | null;
  /** Jobs of one act of staff, by its id. */
  act: string | null;
}

export const everyPipeline: PipelineFilter = {
  state: null,
  kind: null,
  stage: null,
  owner: null,
  fingerprint: null,
  release: null,
  act: null,
};

/** As much of `URLSearchParams` as is read. */
interface AddressQuery {
  get(name: string): string | null;
}

const wordPattern = /^[^/\u0000-\u001f\u007f]{1,128}$/;

/** The filter of an address; what it names and is not known is left out. */
export function parsePipelineFilter(query: AddressQuery): PipelineFilter {
  const word = (name: string) => {
    const value = query.get(name);
    return value && wordPattern.test(value) ? value : null;
  };
  return {
    state: pipelineStates.find((state) => state === query.get("state")) ?? null,
    kind: pipelineKinds.find((kind) => kind === query.get("kind")) ?? null,
    stage: word("stage"),
    owner: word("owner"),
    fingerprint: word("fingerprint"),
    release: word("release"),
    act: word("act"),
  };
}

/** The same filter as the query of an address, without its question mark, with its names in one order. */
export function pipelineQuery(filter: PipelineFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value);
  return set
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
}

/** Whether a job belongs to the list: the same as the database decides, for rows that change while they are shown. */
export function matchesPipeline(row: PipelineRow, filter: PipelineFilter): boolean {
  return (
    (filter.state === null || row.state === filter.state) &&
    (filter.kind === null || row.kind === filter.kind) &&
    (filter.stage === null || row.stage === filter.stage) &&
    isOwnedBy(row, filter.owner) &&
    (filter.fingerprint === null || row.fingerprint === filter.fingerprint) &&
    (filter.release === null || row.release === filter.release) &&
    (filter.act === null || row.acts.includes(filter.act))
  );
}

/**
 * A list, the newest first, after news of some jobs: what changed is in its place, what no longer belongs is gone, and what is
 * new is there. Jobs older than `oldestMs` (the end of what was read) are left to the next page. The same array where nothing changed.
 */
export function mergeRows(
  rows: readonly PipelineRow[],
  news: readonly PipelineRow[],
  filter: PipelineFilter,
  oldestMs: number,
): readonly PipelineRow[] {
  const told = new Map(news.map((row) => [row.id, row]));
  let hasChanged = false;
  const kept: PipelineRow[] = [];
  for (const row of rows) {
    const now = told.get(row.id);
    told.delete(row.id);
    if (!now || isSame(row, now)) kept.push(row);
    else {
      hasChanged = true;
      if (matchesPipeline(now, filter)) kept.push(now);
    }
  }
  const added = [...told.values()].filter((row) => row.createdAt >= oldestMs && matchesPipeline(row, filter));
  if (!hasChanged && added.length === 0) return rows;
  return added.length === 0 ? kept : [...kept, ...added].sort(byNewest);
}

export function byNewest(a: PipelineRow, b: PipelineRow): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);
}

function isOwnedBy({ ownerId, ownerEmail }: PipelineRow, owner: string | null): boolean {
  return owner === null || ownerId === owner || ownerEmail?.toLowerCase() === owner.trim().toLowerCase();
}

function isSame(a: PipelineRow, b: PipelineRow): boolean {
  return a.updatedAt === b.updatedAt && JSON.stringify(a) === JSON.stringify(b);
}
