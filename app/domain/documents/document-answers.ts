import type { TaggedFields } from "./tagged-json";

/** A document as staff see it: values not shown are marked. Times are the database's own, exact. */
export interface DocumentRow {
  path: string;
  fields: TaggedFields;
  createTime: string;
  updateTime: string;
}

export interface CollectionList {
  project: string;
  collections: { id: string; mode: "read" | "write"; isEmpty: boolean }[];
  masks: readonly string[];
}

/** `next`: what to go on after; null at the end. */
export interface DocumentPage {
  rows: DocumentRow[];
  next: string | null;
}

/** Figures over all a query finds; null where the database has none, as of an average of nothing. */
export interface DocumentFigures {
  count: number;
  sum: number | string | null;
  average: number | string | null;
}

export interface DocumentDetail {
  document: DocumentRow | null;
  mode: "read" | "write";
  /** Ids of the collections below it. */
  collections: string[];
}

/** A document that names another: by a reference, or by its id in a field. */
export interface BackLink {
  path: string;
  field: string;
}
export interface BackLinks {
  links: BackLink[];
  /** Collections and fields that were looked at. */
  looked: number;
}

/** What lies below a document, itself with it, deepest first. */
export interface DocumentTree {
  documents: { path: string; updateTime: string }[];
  /** More lies there than is deleted at once. */
  isMore: boolean;
}

/** What staff changed here lately, and can take back. */
export interface KeptChange {
  id: string;
  /** All of one act share it. */
  actId: string;
  at: string;
  by: string;
  act: string;
  reason: string;
  count: number;
  paths: string[];
  undoneBy: string | null;
  /** Until when it can be taken back. */
  until: string;
}
