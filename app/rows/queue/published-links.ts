import { useEffect, useSyncExternalStore } from "react";
import { callApi } from "~/client/call-api";
import type { Claim } from "~/domain/facts/claim";
import type { PlannedVideo } from "./plan-videos";

/** Why a row is not published, or not as it is now. */
export type HeldRow = { video: PlannedVideo } & (
  | { kind: "claims"; contentId: string; open: readonly Claim[] }
  | { kind: "changed"; message: string }
  | { kind: "refused"; message: string }
);

export interface LinksView {
  status: "loading" | "rest" | "publishing" | "unpublishing" | "failed";
  /** Row id → its video, where it is published. */
  published: ReadonlyMap<string, string>;
  /** Row id → what the last time held it up. */
  held: ReadonlyMap<string, HeldRow>;
  progress: { done: number; of: number };
}

const atRest: LinksView = {
  status: "loading",
  published: new Map(),
  held: new Map(),
  progress: { done: 0, of: 0 },
};
const views = new Map<string, LinksView>();
const listeners = new Set<() => void>();

/** The links of a table's rows. Publishing goes on while other pages are visited. */
export function useRowLinks(batchId: string): LinksView {
  useEffect(() => void loadLinks(batchId), [batchId]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readLinks(batchId),
    () => atRest,
  );
}

export function readLinks(batchId: string): LinksView {
  return views.get(batchId) ?? atRest;
}

export async function loadLinks(batchId: string): Promise<void> {
  if (isWorking(batchId)) return;
  try {
    const { videos } = await callApi<{
      videos: { rowId: string; contentId: string; isPublished: boolean }[];
    }>(`/api/v1/batches/${batchId}/videos`);
    if (isWorking(batchId)) return;
    const published = videos.filter(({ isPublished }) => isPublished);
    showLinks(batchId, {
      status: "rest",
      published: new Map(published.map(({ rowId, contentId }) => [rowId, contentId])),
    });
  } catch {
    showLinks(batchId, { status: "failed" });
  }
}

export function addressOfVideo(contentId: string): string {
  return `${location.origin}/v1/videos/${contentId}`;
}

/** What is under way says how it ends by itself. */
function isWorking(batchId: string): boolean {
  return ["publishing", "unpublishing"].includes(readLinks(batchId).status);
}

export function showLinks(batchId: string, changes: Partial<LinksView>): void {
  views.set(batchId, { ...readLinks(batchId), ...changes });
  for (const listener of listeners) listener();
}
