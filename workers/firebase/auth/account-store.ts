import type { Account } from "./account";
import { normalizeEmail } from "./email-address";

/** What lists of accounts may be sorted by, with the expression that does it. */
const SORT_EXPRESSIONS = {
  USER_ID: "local_id",
  NAME: "account ->> 'displayName'",
  CREATED_AT: "CAST(account ->> 'createdAt' AS INTEGER)",
  LAST_LOGIN_AT: "CAST(account ->> 'lastLoginAt' AS INTEGER)",
  USER_EMAIL: "email",
} as const;

export type AccountOrder = keyof typeof SORT_EXPRESSIONS;

export function isAccountOrder(name: string): name is AccountOrder {
  return Object.hasOwn(SORT_EXPRESSIONS, name);
}

/** Accounts in SQLite, found by id, by e-mail address and by provider identity. */
export class AccountStore {
  constructor(private readonly sql: SqlStorage) {
    sql.exec(`
      CREATE TABLE IF NOT EXISTS accounts (
        local_id TEXT PRIMARY KEY,
        email TEXT UNIQUE,
        account TEXT NOT NULL
      );
      CREATE TABLE IF NOT EXISTS identities (
        provider_id TEXT NOT NULL,
        raw_id TEXT NOT NULL,
        local_id TEXT NOT NULL REFERENCES accounts (local_id) ON DELETE CASCADE,
        PRIMARY KEY (provider_id, raw_id)
      );
      CREATE INDEX IF NOT EXISTS identities_by_account ON identities (local_id);
    `);
  }

  byId(localId: string): Account | null {
    return this.#list("SELECT account FROM accounts WHERE local_id = ?", localId)[0] ?? null;
  }

  byEmail(email: string): Account | null {
    return this.#list("SELECT account FROM accounts WHERE email = ?", normalizeEmail(email))[0] ?? null;
  }

  byIdentity(providerId: string, rawId: string): Account | null {
    const query = `SELECT account FROM accounts JOIN identities USING (local_id)
      WHERE provider_id = ? AND raw_id = ?`;
    return this.#list(query, providerId, rawId)[0] ?? null;
  }

  /** The account whose own address this is, or else one that a provider knows by it. */
  byAnyEmail(email: string): Account | null {
    const query = `SELECT account FROM accounts, json_each(account, '$.providerUserInfo') AS provider
      WHERE provider.value ->> 'email' = ? LIMIT 1`;
    return this.byEmail(email) ?? this.#list(query, normalizeEmail(email))[0] ?? null;
  }

  /** Accounts with an e-mail address, in its order. */
  withEmail(): Account[] {
    return this.#list("SELECT account FROM accounts WHERE email IS NOT NULL ORDER BY email");
  }

  /** Up to `limit` accounts whose id comes after `localId`, by id. */
  after(localId: string, limit: number): Account[] {
    const query = "SELECT account FROM accounts WHERE local_id > ? ORDER BY local_id LIMIT ?";
    return this.#list(query, localId, limit);
  }

  sorted(order: AccountOrder, direction: "ASC" | "DESC", limit: number, offset: number): Account[] {
    const by = `${SORT_EXPRESSIONS[order]} ${direction}, local_id ${direction}`;
    return this.#list(`SELECT account FROM accounts ORDER BY ${by} LIMIT ? OFFSET ?`, limit, offset);
  }

  count(): number {
    return this.sql.exec<{ count: number }>("SELECT COUNT(*) AS count FROM accounts").one().count;
  }

  put(account: Account): void {
    this.sql.exec(
      `INSERT INTO accounts VALUES (?, ?, ?)
       ON CONFLICT (local_id) DO UPDATE SET email = excluded.email, account = excluded.account`,
      account.localId,
      account.email ?? null,
      JSON.stringify(account),
    );
    this.sql.exec("DELETE FROM identities WHERE local_id = ?", account.localId);
    for (const { providerId, rawId } of account.providerUserInfo) {
      this.sql.exec("INSERT OR REPLACE INTO identities VALUES (?, ?, ?)", providerId, rawId, account.localId);
    }
  }

  delete(localId: string): void {
    this.sql.exec("DELETE FROM identities WHERE local_id = ?", localId);
    this.sql.exec("DELETE FROM accounts WHERE local_id = ?", localId);
  }

  clear(): void {
    this.sql.exec("DELETE FROM identities; DELETE FROM accounts;");
  }

  #list(query: string, ...parameters: (string | number)[]): Account[] {
    return this.sql
      .exec<{ account: string }>(query, ...parameters)
      .toArray()
      .map(({ account }) => JSON.parse(account) as Account);
  }
}
