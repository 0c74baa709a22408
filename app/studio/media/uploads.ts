import { useSyncExternalStore } from "react";
import { ApiError } from "~/client/call-api";
import type { UploadedAsset } from "~/uploads/send-file";
import { uploadAsset } from "./upload-asset";

/** A file on its way to the user's assets. */
export interface UploadRun {
  id: string;
  sceneId: string;
  file: File;
  /** 0–1. */
  share: number;
  /** Says what to do; null while it is on its way. */
  error: string | null;
  /** The file itself is refused, for its type or its size: sending it again changes nothing. */
  isRefused: boolean;
}

/** Kept beside the page's components: closing a panel or changing the tab stops no upload. */
let runs: readonly UploadRun[] = [];
const listeners = new Set<() => void>();
const controllers = new Map<string, AbortController>();
const arrivals = new Map<string, (asset: UploadedAsset) => void>();

/** Sends a file for a scene; `onDone` is called once it has arrived, wherever the user is by then. */
export function startUpload(sceneId: string, file: File, onDone: (asset: UploadedAsset) => void): void {
  const id = crypto.randomUUID();
  arrivals.set(id, onDone);
  publish([...runs, { id, sceneId, file, share: 0, error: null, isRefused: false }]);
  void send(id);
}

export function retryUpload(id: string): void {
  change(id, { error: null, share: 0 });
  void send(id);
}

/** Sends another file in the place of one that was refused. */
export function replaceUpload(id: string, file: File): void {
  const onDone = arrivals.get(id);
  const refused = runs.find((run) => run.id === id);
  if (!onDone || !refused) return;
  forget(id);
  startUpload(refused.sceneId, file, onDone);
}

export function dropUpload(id: string): void {
  controllers.get(id)?.abort(new DOMException("Called off", "AbortError"));
  forget(id);
}

export function useUploads(sceneId: string): readonly UploadRun[] {
  const all = useSyncExternalStore(
    subscribe,
    () => runs,
    () => runs,
  );
  return all.filter((run) => run.sceneId === sceneId);
}

async function send(id: string): Promise<void> {
  const run = runs.find((one) => one.id === id);
  if (!run) return;
  const controller = new AbortController();
  controllers.set(id, controller);
  try {
    const asset = await uploadAsset({
      file: run.file,
      signal: controller.signal,
      onProgress: (share) => change(id, { share }),
    });
    const arrived = arrivals.get(id);
    forget(id);
    arrived?.(asset);
  } catch (error) {
    if (!controller.signal.aborted) {
      change(id, { error: (error as Error).message, isRefused: isFinal(error) });
    }
  }
}

/** Refused as too large or of a type nothing can use. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 413 || error.status === 415);
}

function forget(id: string): void {
  controllers.delete(id);
  arrivals.delete(id);
  publish(runs.filter((run) => run.id !== id));
}

function change(id: string, fields: Partial<UploadRun>): void {
  publish(runs.map((run) => (run.id === id ? { ...run, ...fields } : run)));
}

function publish(next: readonly UploadRun[]): void {
  runs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
