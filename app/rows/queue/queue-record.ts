import * as z from "zod/mini";
import { formats } from "~/domain/video/format";
import { type PlannedVideo, type VideoPlan, videoId } from "./plan-videos";

export const qualities = ["720p", "1080p", "4K"] as const;

const finishedSchema = z.object({
  key: z.string(),
  sizeBytes: z.number(),
  seconds: z.number(),
  width: z.number(),
  height: z.number(),
  sha256: z.string(),
});
export type FinishedVideo = z.infer<typeof finishedSchema>;

const failedSchema = z.object({
  key: z.string(),
  /** Stable. */
  code: z.string(),
  message: z.string(),
});
export type FailedVideo = z.infer<typeof failedSchema>;

/**
 * What is kept of a table's queue in this browser, beside its finished files: after a reload or on another day it goes on from here.
 */
export const queueRecordSchema = z.object({
  version: z.literal(1),
  /** null: all rows of the table. */
  rowIds: z.nullable(z.array(z.string())),
  formats: z.array(z.enum(formats)).check(z.minLength(1)),
  quality: z.enum(qualities),
  /** `running` without a tab that runs it was cut off. `ended`: nothing is left to do, or it was cancelled. */
  state: z.enum(["running", "paused", "ended"]),
  done: z.record(z.string(), finishedSchema),
  failed: z.record(z.string(), failedSchema),
});
export type QueueRecord = z.infer<typeof queueRecordSchema>;

/** How a planned video stands. One that was made of other words, pictures or settings waits to be made anew. */
export function standingOf(
  record: QueueRecord | null,
  { id, key }: Pick<PlannedVideo, "id" | "key">,
): "done" | "failed" | "changed" | "waiting" {
  const done = record?.done[id];
  if (done?.key === key) return "done";
  if (record?.failed[id]?.key === key) return "failed";
  return done ? "changed" : "waiting";
}

/** Planned videos by how they stand. */
export function sortVideos(record: QueueRecord | null, videos: readonly PlannedVideo[]) {
  const sorted: Record<ReturnType<typeof standingOf>, PlannedVideo[]> = {
    done: [],
    failed: [],
    changed: [],
    waiting: [],
  };
  for (const video of videos) sorted[standingOf(record, video)].push(video);
  return sorted;
}

/** How many of a plan's rows and formats have a file at each of the other qualities. */
export function readyAtOtherQualities(
  record: QueueRecord | null,
  { videos, settings }: Pick<VideoPlan, "videos" | "settings">,
): { quality: QueueRecord["quality"]; videos: number }[] {
  return qualities.flatMap((quality) => {
    if (quality === settings.quality) return [];
    const ready = videos.filter(({ row, format }) => record?.done[videoId(row.id, format, quality)]);
    return ready.length > 0 ? [{ quality, videos: ready.length }] : [];
  });
}

export function withFinished(record: QueueRecord, id: string, finished: FinishedVideo): QueueRecord {
  const { [id]: _, ...failed } = record.failed;
  return { ...record, done: { ...record.done, [id]: finished }, failed };
}

export function withFailed(record: QueueRecord, id: string, failed: FailedVideo): QueueRecord {
  return { ...record, failed: { ...record.failed, [id]: failed } };
}
