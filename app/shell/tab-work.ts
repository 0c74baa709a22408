import { useSyncExternalStore } from "react";
import type { JobState } from "~/domain/jobs/job";

/** Long work that this tab does itself. It goes on while other pages are visited, and ends with the tab. */
export interface TabWork {
  id: string;
  title: string;
  /** Where it is shown in full, and its result with it. */
  address: string;
  startedMs: number;
  state: JobState;
  progress: { label: string; share: number | null; detail?: string };
  /** How it ended, or what it waits for; null while it runs. */
  outcome: string | null;
  cancel: () => void;
  /** What can be done with what it made. */
  result?: { label: string; open: () => void };
}

let works: readonly TabWork[] = [];
const none: readonly TabWork[] = [];
const listeners = new Set<() => void>();

/** Shows work in the activity tray, or how it stands by now. While some runs, the browser asks before the tab is closed. */
export function showTabWork(work: TabWork): void {
  const others = works.filter(({ id }) => id !== work.id);
  works = [work, ...others];
  // A page that asks cannot be kept for the way back, so it asks only while something would be lost.
  if (works.some(({ state }) => state === "running")) addEventListener("beforeunload", askBeforeLeaving);
  else removeEventListener("beforeunload", askBeforeLeaving);
  for (const listener of listeners) listener();
}

/** The latest first. */
export function useTabWorks(): readonly TabWork[] {
  return useSyncExternalStore(subscribe, readTabWorks, () => none);
}

export function readTabWorks(): readonly TabWork[] {
  return works;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
