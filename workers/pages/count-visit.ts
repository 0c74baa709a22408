import {
  type EditionId,
  mostViewersPerAddress,
  type PageVisitSums,
  type VisitCounts,
  type VisitKind,
} from "~/domain/pages/page-visits";

/** What counting needs of a database: a Durable Object's `ctx.storage.sql`, or anything that answers like it. */
export interface VisitsSql {
  exec(statement: string, ...bindings: (string | number | ArrayBuffer)[]): { toArray(): object[] };
}

export const visitTables = [
  "CREATE TABLE IF NOT EXISTS days (day TEXT PRIMARY KEY, key BLOB)",
  // Of a day or of an experiment; both are marks under the key of that scope.
  "CREATE TABLE IF NOT EXISTS viewers (scope TEXT, viewer TEXT, line TEXT, clicked INTEGER, PRIMARY KEY (scope, viewer))",
  "CREATE INDEX IF NOT EXISTS viewers_of_line ON viewers (scope, line)",
  "CREATE TABLE IF NOT EXISTS sums (scope TEXT PRIMARY KEY, views INTEGER, clicks INTEGER)",
  "CREATE TABLE IF NOT EXISTS experiments (id TEXT PRIMARY KEY, key BLOB, share_b REAL, most INTEGER, until_ms INTEGER)",
];

/** Those who are told apart together: the viewers of a day, or of an experiment. */
export type Scope = "day" | "experiment";

/** A visitor as the scope knows them. */
export interface Marks {
  viewer: string;
  line: string;
}

/**
 * Whether this is to be counted in its scope: a viewer's first view, unless their address has had too many viewers, or the first click
 * of somebody whose view was counted.
 */
export function isFirst(sql: VisitsSql, scope: Scope, kind: VisitKind, { viewer, line }: Marks): boolean {
  if (kind === "click") {
    const clicked = sql.exec(
      "UPDATE viewers SET clicked = 1 WHERE scope = ? AND viewer = ? AND clicked = 0 RETURNING viewer",
      scope,
      viewer,
    );
    return clicked.toArray().length > 0;
  }
  const seen = sql.exec(
    `INSERT OR IGNORE INTO viewers SELECT ?, ?, ?, 0
     WHERE (SELECT count(*) FROM viewers WHERE scope = ? AND line = ?) < ${mostViewersPerAddress} RETURNING viewer`,
    ...[scope, viewer, line, scope, line],
  );
  return seen.toArray().length > 0;
}

/** Adds one to what is kept as a sum: `day 2026-11-23`, or `edition a` of the experiment. */
export function addOne(sql: VisitsSql, sum: string, kind: VisitKind): void {
  const column = kind === "view" ? "views" : "clicks";
  sql.exec(
    `INSERT INTO sums VALUES (?, ?, ?) ON CONFLICT (scope) DO UPDATE SET ${column} = ${column} + 1`,
    ...[sum, kind === "view" ? 1 : 0, kind === "click" ? 1 : 0],
  );
}

export const sumOfDay = (day: string) => `day ${day}`;
export const sumOfEdition = (edition: EditionId) => `edition ${edition}`;

export function readSums(sql: VisitsSql, nowMs: number): PageVisitSums {
  const rows = sql.exec("SELECT scope, views, clicks FROM sums").toArray() as Sum[];
  const countsOf = (edition: EditionId): VisitCounts => {
    const { views = 0, clicks = 0 } = rows.find(({ scope }) => scope === sumOfEdition(edition)) ?? {};
    return { views, clicks };
  };
  const ofDays = rows
    .filter(({ scope }) => scope.startsWith("day "))
    .map(({ scope, views, clicks }) => ({ day: scope.slice(4), views, clicks }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  const since = new Date(nowMs - 29 * 86_400_000).toISOString().slice(0, 10);
  const [running] = sql.exec("SELECT id FROM experiments").toArray() as { id: string }[];
  return {
    total: {
      views: ofDays.reduce((total, { views }) => total + views, 0),
      clicks: ofDays.reduce((total, { clicks }) => total + clicks, 0),
    },
    days: ofDays.filter(({ day }) => day >= since),
    experiment: running ? { id: running.id, counts: { a: countsOf("a"), b: countsOf("b") } } : null,
  };
}

interface Sum extends VisitCounts {
  scope: string;
}
