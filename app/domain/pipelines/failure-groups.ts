import type { JobKindName } from "../jobs/job";
import type { PipelineRow } from "./pipeline-row";

/** Failures of one cause. */
export interface FailureGroup {
  fingerprint: string;
  kind: JobKindName;
  stage: string;
  code: string;
  message: string;
  count: number;
  /** Of these, how many a later run has made good. */
  recovered: number;
  owners: number;
  firstSeenMs: number;
  lastSeenMs: number;
  /** The releases they happened on, the latest first, with how often. */
  releases: { release: string; count: number }[];
  /** The newest of them, where the cause is looked at. */
  newestId: string;
}

/** Failed jobs by cause; what happens most and is not made good comes first. Jobs without a fingerprint are left out. */
export function groupFailures(rows: readonly PipelineRow[]): FailureGroup[] {
  const groups = new Map<string, PipelineRow[]>();
  for (const row of rows) {
    if (!row.fingerprint || (row.state !== "failed" && row.state !== "recovered")) continue;
    const known = groups.get(row.fingerprint);
    if (known) known.push(row);
    else groups.set(row.fingerprint, [row]);
  }
  return [...groups].map(([fingerprint, members]) => groupOf(fingerprint, members)).sort(byWeight);
}

function groupOf(fingerprint: string, members: readonly PipelineRow[]): FailureGroup {
  const byTime = members.toSorted((a, b) => b.updatedAt - a.updatedAt);
  const newest = byTime[0]!;
  const releases = new Map<string, number>();
  for (const { release } of byTime)
    releases.set(release ?? "unknown", (releases.get(release ?? "unknown") ?? 0) + 1);
  return {
    fingerprint,
    kind: newest.kind,
    stage: newest.stage,
    code: newest.errorCode ?? "unknown",
    message: newest.errorMessage ?? "",
    count: members.length,
    recovered: members.filter(({ state }) => state === "recovered").length,
    owners: new Set(members.map(({ ownerId }) => ownerId)).size,
    firstSeenMs: byTime.at(-1)!.updatedAt,
    lastSeenMs: newest.updatedAt,
    releases: [...releases].map(([release, count]) => ({ release, count })),
    newestId: newest.id,
  };
}

function byWeight(a: FailureGroup, b: FailureGroup): number {
  return b.count - b.recovered - (a.count - a.recovered) || b.lastSeenMs - a.lastSeenMs;
}
