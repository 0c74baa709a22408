import { AsyncLocalStorage } from "node:async_hooks";
import type { Viewer } from "~/domain/access/viewer";

/** On whose behalf, and for which request, the worker is at work. */
export interface Asking {
  viewer: Viewer;
  requestId: string;
  /** The pattern of the path. */
  route: string | null;
}

const asking = new AsyncLocalStorage<Asking | null>();

/** Runs what answers a request; the events of its changes name it. */
export function askedBy<Answer>(request: Asking, answer: () => Promise<Answer>): Promise<Answer> {
  return asking.run(request, answer);
}

/** Runs what a request only set off: its events name neither the request nor who asked. */
export function askedByNobody<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return asking.run(null, work);
}

/** The request that is being answered; null in jobs and in what runs by the clock. */
export function whoAsks(): Asking | null {
  return asking.getStore() ?? null;
}
