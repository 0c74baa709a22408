/** Whose request it is, as far as anybody asks: nothing of it is kept but an HMAC. */
export interface Visitor {
  /** In the form of `clientAddress`. */
  address: string;
  userAgent: string;
}

export type VisitKind = "view" | "click";
export type EditionId = "a" | "b";

/** People who came and people who followed the call to action, each once. */
export interface VisitCounts {
  views: number;
  clicks: number;
}
export type EditionCounts = Record<EditionId, VisitCounts>;

export interface ExperimentPlan {
  id: string;
  /** Of the visitors, 0–1. */
  shareB: number;
  /** Nobody is counted beyond so many viewers, or after this moment. */
  mostViewers: number;
  untilMs: number;
}

export interface PageVisitSums {
  total: VisitCounts;
  /** The last 30 days (UTC, `2026-11-23`) with a view, the earliest first. */
  days: ({ day: string } & VisitCounts)[];
  /** Of the experiment that is running; null where none is. */
  experiment: { id: string; counts: EditionCounts } | null;
}

/** What the one object of a page (workers/pages) is asked, by the worker. */
export interface PageVisitsRpc {
  /** Counts what is a viewer's first; `experimentId` is that of the experiment the page shows, if any. */
  count(kind: VisitKind, visitor: Visitor, experimentId: string | null): Promise<void>;
  read(): Promise<PageVisitSums>;
  /** Begins an experiment in place of any other, under a key of its own. */
  begin(plan: ExperimentPlan): Promise<void>;
  /** The key that shares out the visitors of an experiment, in base64; null where it is not running. */
  keyOf(experimentId: string): Promise<string | null>;
  /** Throws the experiment's key away with all that was known under it. */
  end(): Promise<void>;
  /** Throws everything away: the page is deleted. */
  forget(): Promise<void>;
}

/** Viewers of one address that are counted: each day, and in an experiment. Beyond, neither edition gains. */
export const mostViewersPerAddress = 20;
