import { useSyncExternalStore } from "react";
import { href } from "react-router";
import { callApi } from "~/client/call-api";
import { saveFile } from "~/client/save-file";
import { canResumeAfter, ExportError } from "~/export/export-error";
import type { ExportTarget } from "~/export/export-kind";
import type { ExportedVideo } from "~/export/export-video";
import type { ExportProblem } from "~/export/preflight";
import type { ExportProgress } from "~/export/progress-meter";
import type { Provenance } from "~/export/provenance";
import type { Composition } from "~/scene/composition";
import { showTabWork, type TabWork } from "~/shell/tab-work";
import { exportStanding } from "./export-activity";
import { markRunning } from "./export-memory";

const usualTarget: ExportTarget = { kind: "mp4", frameRate: 30 };

/** An export from the press of the button on. It goes on while other pages are visited, but not beyond the tab. */
export type ExportRun =
  | { kind: "idle" }
  | { kind: "checking" }
  /** What stands in the way, or what the video would lack; see `ExportProblem.blocking`. */
  | { kind: "stopped"; problems: ExportProblem[] }
  | { kind: "running"; progress: ExportProgress | null }
  | { kind: "cancelled" }
  /** `canResume`: the same order goes on from the last finished segment. */
  | { kind: "failed"; message: string; canResume: boolean }
  | { kind: "done"; video: ExportedVideo; savedTo: "downloads" | "file"; copy: CopyState };

export type CopyState =
  | { kind: "none" }
  | { kind: "uploading" }
  | { kind: "kept" }
  | { kind: "failed"; message: string };

export interface ExportOrder {
  contentId: string;
  /** Of the video. */
  title: string;
  composition: Composition;
  fileName: string;
  provenance: Provenance;
  variant: number;
  /** Goes ahead though the video would lack something. */
  despiteGaps: boolean;
  /** An MP4 at 30 frames per second where absent. */
  target?: ExportTarget;
  /** The file somebody chose to save to; the browser's downloads where absent. */
  saveTo?: FileSystemFileHandle;
  /** It has just been checked, and nothing stands in the way. */
  checked?: boolean;
}

const idle: ExportRun = { kind: "idle" };
const runs = new Map<string, ExportRun>();
const cancellers = new Map<string, AbortController>();
const listeners = new Set<() => void>();
/** What the export of a video, running or ended, is shown with elsewhere. */
const shownAs = new Map<string, Pick<TabWork, "title" | "startedMs">>();

/** The state of a video's export. */
export function useExportRun(contentId: string): ExportRun {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => runs.get(contentId) ?? idle,
    () => idle,
  );
}

/** Checks, encodes and hands the file to the browser's downloads. Only one export of a video runs at a time. */
export async function startExport(order: ExportOrder): Promise<void> {
  const { contentId, composition } = order;
  if (cancellers.has(contentId)) return;
  const canceller = new AbortController();
  const { signal } = canceller;
  cancellers.set(contentId, canceller);
  markRunning(contentId, true);
  forgetFile(contentId);
  shownAs.set(contentId, { title: order.title, startedMs: Date.now() });
  const target = order.target ?? usualTarget;
  set(contentId, order.checked ? { kind: "running", progress: null } : { kind: "checking" });
  try {
    // Encoders are large: they load now, not with the page.
    const [{ checkExport }, { exportVideo }] = await Promise.all([
      import("~/export/preflight"),
      import("~/export/export-video"),
    ]);
    if (!order.checked) {
      const check = await checkExport(composition, { mediaUrl, target, signal });
      if (!check.ready || (check.problems.length > 0 && !order.despiteGaps)) {
        set(contentId, { kind: "stopped", problems: check.problems });
        return;
      }
    }
    set(contentId, { kind: "running", progress: null });
    const video = await exportVideo(composition, {
      mediaUrl,
      target,
      fileName: order.fileName,
      provenance: order.provenance,
      ...(order.saveTo ? { saveTo: order.saveTo } : {}),
      signal,
      onProgress: (progress) => set(contentId, { kind: "running", progress }),
    });
    if (!order.saveTo) saveFile(video.file, video.file.name);
    set(contentId, {
      kind: "done",
      video,
      savedTo: order.saveTo ? "file" : "downloads",
      copy: { kind: "none" },
    });
  } catch (error) {
    if (signal.aborted) set(contentId, { kind: "cancelled" });
    else {
      const canResume = error instanceof ExportError && canResumeAfter(error.code);
      set(contentId, { kind: "failed", message: messageOf(error), canResume });
    }
  } finally {
    cancellers.delete(contentId);
    markRunning(contentId, false);
  }
}

export function cancelExport(contentId: string): void {
  cancellers.get(contentId)?.abort();
}

/** Uploads the finished file, so that it is listed here and can be offered on the public page. */
export async function keepCopy(contentId: string, variant: number): Promise<void> {
  const run = runs.get(contentId);
  if (run?.kind !== "done" || run.copy.kind === "uploading") return;
  const { video } = run;
  set(contentId, { ...run, copy: { kind: "uploading" } });
  try {
    await callApi(`/api/v1/content/${contentId}/exports`, {
      method: "PUT",
      body: video.file,
      headers: {
        "Idempotency-Key": idempotencyKey(video),
        "x-vitrine-width": String(video.width),
        "x-vitrine-height": String(video.height),
        "x-vitrine-frames": String(video.frameCount),
        "x-vitrine-fps": String(video.frameRate),
        "x-vitrine-duration": String(video.durationSeconds),
        "x-vitrine-variant": String(variant),
      },
    });
    set(contentId, { ...run, copy: { kind: "kept" } });
  } catch (error) {
    set(contentId, { ...run, copy: { kind: "failed", message: messageOf(error) } });
  }
}

export function saveAgain(contentId: string): void {
  const run = runs.get(contentId);
  if (run?.kind === "done") saveFile(run.video.file, run.video.file.name);
}

const keys = new WeakMap<ExportedVideo, string>();

/** One file is one export, however often its upload is tried. */
function idempotencyKey(video: ExportedVideo): string {
  const key = keys.get(video) ?? crypto.randomUUID();
  keys.set(video, key);
  return key;
}

export function mediaUrl(assetId: string): string {
  return `/media/assets/${assetId}`;
}

function forgetFile(contentId: string): void {
  const run = runs.get(contentId);
  if (run?.kind === "done") void run.video.discard();
}

function set(contentId: string, run: ExportRun): void {
  runs.set(contentId, run);
  for (const listener of listeners) listener();
  const shown = shownAs.get(contentId);
  if (!shown) return;
  showTabWork({
    id: `export/${contentId}`,
    title: `Download of ${shown.title}`,
    address: `${href("/videos/:contentId", { contentId })}?panel=export`,
    startedMs: shown.startedMs,
    ...exportStanding(run),
    cancel: () => cancelExport(contentId),
    ...(run.kind === "done" ? { result: { label: "Save again", open: () => saveAgain(contentId) } } : {}),
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
