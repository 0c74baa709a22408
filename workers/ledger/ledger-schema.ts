import type { EntryKind, GrantReason, SpendKind } from "~/domain/credits/ledger";
import type { PlanId } from "~/domain/credits/plan";

export type GrantRow = {
  id: number;
  key: string;
  credits: number;
  left_over: number;
  effective_ms: number;
  expires_ms: number | null;
  priority: number;
  reason: GrantReason;
  note: string;
  given_by: string;
  state: "coming" | "running" | "over";
};

export type ReservationRow = {
  key: string;
  credits: number;
  kind: SpendKind;
  title: string;
  job_id: string | null;
  at_ms: number;
  day: string;
  state: "open" | "settled" | "refunded";
  check_ms: number;
  checks: number;
};

export type EntryRow = {
  id: number;
  at_ms: number;
  credits: number;
  balance_after: number;
  kind: EntryKind;
  spend_kind: SpendKind | null;
  title: string;
  job_id: string | null;
  key: string;
};

export type SubscriptionRow = {
  id: string;
  customer_id: string;
  plan: PlanId;
  status: string;
  ends_ms: number | null;
  is_ending: number;
  at_ms: number;
};

/** The tables of one ledger; run when it is opened. */
export const ledgerSchema = [
  `CREATE TABLE IF NOT EXISTS account (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    operator_plan TEXT NOT NULL DEFAULT 'free',
    user_id TEXT,
    version INTEGER NOT NULL DEFAULT 0,
    shown_version INTEGER NOT NULL DEFAULT -1,
    shown_day TEXT NOT NULL DEFAULT '',
    show_failures INTEGER NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE IF NOT EXISTS credit_grant (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    credits INTEGER NOT NULL,
    left_over INTEGER NOT NULL CHECK (left_over >= 0),
    effective_ms INTEGER NOT NULL,
    expires_ms INTEGER,
    priority INTEGER NOT NULL,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    given_by TEXT NOT NULL,
    state TEXT NOT NULL
  )`,
  "CREATE INDEX IF NOT EXISTS grant_state ON credit_grant (state)",
  `CREATE TABLE IF NOT EXISTS reservation (
    key TEXT PRIMARY KEY,
    credits INTEGER NOT NULL,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    job_id TEXT,
    at_ms INTEGER NOT NULL,
    day TEXT NOT NULL,
    state TEXT NOT NULL,
    closed_ms INTEGER,
    check_ms INTEGER NOT NULL,
    checks INTEGER NOT NULL DEFAULT 0
  )`,
  "CREATE INDEX IF NOT EXISTS reservation_state ON reservation (state, check_ms)",
  "CREATE INDEX IF NOT EXISTS reservation_closed ON reservation (closed_ms)",
  `CREATE TABLE IF NOT EXISTS part (
    reservation_key TEXT NOT NULL,
    place INTEGER NOT NULL,
    grant_id INTEGER NOT NULL,
    credits INTEGER NOT NULL,
    PRIMARY KEY (reservation_key, place)
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS entry (
    id INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    credits INTEGER NOT NULL,
    balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
    kind TEXT NOT NULL,
    spend_kind TEXT,
    title TEXT NOT NULL,
    job_id TEXT,
    key TEXT NOT NULL
  )`,
  "CREATE INDEX IF NOT EXISTS entry_key ON entry (key, id)",
  `CREATE TABLE IF NOT EXISTS usage (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    credits INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, kind)
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS subscription (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    plan TEXT NOT NULL,
    status TEXT NOT NULL,
    ends_ms INTEGER,
    is_ending INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS claim (
    key TEXT PRIMARY KEY,
    grant_key TEXT NOT NULL,
    part INTEGER NOT NULL,
    whole INTEGER NOT NULL,
    holds INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    note TEXT NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS taken_back (
    grant_key TEXT PRIMARY KEY,
    credits INTEGER NOT NULL CHECK (credits >= 0),
    at_ms INTEGER NOT NULL
  ) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS checkout (
    number INTEGER PRIMARY KEY,
    session_id TEXT NOT NULL UNIQUE,
    plan TEXT NOT NULL,
    url TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    is_open INTEGER NOT NULL
  )`,
  "CREATE TABLE IF NOT EXISTS audit (id TEXT PRIMARY KEY, data TEXT NOT NULL) WITHOUT ROWID",
  "INSERT OR IGNORE INTO account (one) VALUES (1)",
];
