import { useSyncExternalStore } from "react";
import type { UploadedAsset } from "./send-file";

export type UploadStage =
  | "queued"
  /** Being read, before anything is sent: a file that is there already is found so. */
  | "hashing"
  | "sending"
  /** The server cannot be reached; it goes on by itself. */
  | "offline"
  /** All has arrived and is being checked. */
  | "checking"
  | "paused"
  /** After a reload: the browser does not have the file any more. */
  | "file-needed"
  | "done"
  /** Was there already. */
  | "duplicate"
  | "failed";

/** A file on its way to the person's assets. */
export interface UploadRun {
  id: string;
  userId: string;
  scope: string | null;
  name: string;
  sizeBytes: number;
  mediaType: string;
  folderId: string | null;
  versionOf: string | null;
  file: File | null;
  state: UploadStage;
  /** Of the present stage, 0–1. */
  share: number;
  /** Says what to do; null where nothing is wrong. */
  error: string | null;
  /** The file itself is refused: sending it again changes nothing. */
  isFinal: boolean;
  asset: UploadedAsset | null;
  /** Whom it is for has it: the page it was chosen on, or the same page after a reload. */
  isTaken: boolean;
}

/** Kept beside the pages: going to another one stops nothing. */
let runs: readonly UploadRun[] = [];
const listeners = new Set<() => void>();

export const readUploads = (): readonly UploadRun[] => runs;

export function writeUploads(change: (runs: readonly UploadRun[]) => readonly UploadRun[]): void {
  runs = change(runs);
  for (const listener of listeners) listener();
}

export function updateUpload(id: string, change: Partial<UploadRun>): void {
  writeUploads((all) => all.map((run) => (run.id === id ? { ...run, ...change } : run)));
}

/** What is on its way and what has arrived since the page was loaded; of one scope only where it is given. */
export function useUploads(scope?: string): readonly UploadRun[] {
  const all = useSyncExternalStore(subscribe, readUploads, readNone);
  return scope === undefined ? all : all.filter((run) => run.scope === scope);
}

const none: readonly UploadRun[] = [];
const readNone = () => none;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** It has arrived, and whom it is for has not been there since. */
export function isAwaited({ scope, asset, isTaken }: UploadRun): boolean {
  return scope !== null && asset !== null && !isTaken;
}

export function isUnderway({ state }: UploadRun): boolean {
  return !["done", "duplicate", "failed", "paused", "file-needed"].includes(state);
}

/** It will be handed over by itself, sooner or later. */
export function isComing(run: UploadRun): boolean {
  return isUnderway(run) || isAwaited(run);
}
