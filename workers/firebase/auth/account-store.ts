import type { Account } from "./account";

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
    return this.#one("SELECT account FROM accounts WHERE local_id = ?", localId);
  }

  byEmail(email: string): Account | null {
    return this.#one("SELECT account FROM accounts WHERE email = ?", email.toLowerCase());
  }

  byIdentity(providerId: string, rawId: string): Account | null {
    return this.#one(
      `SELECT account FROM accounts JOIN identities USING (local_id)
       WHERE provider_id = ? AND raw_id = ?`,
      providerId,
      rawId,
    );
  }

  /** Accounts with an e-mail address, in its order. */
  withEmail(): Account[] {
    return this.sql
      .exec<{ account: string }>("SELECT account FROM accounts WHERE email IS NOT NULL ORDER BY email")
      .toArray()
      .map(({ account }) => JSON.parse(account) as Account);
  }

  isEmpty(): boolean {
    return this.sql.exec("SELECT 1 FROM accounts LIMIT 1").toArray().length === 0;
  }

  put(account: Account): void {
    this.sql.exec(
      `INSERT INTO accounts VALUES (?, ?, ?)
       ON CONFLICT (local_id) DO UPDATE SET email = excluded.email, account = excluded.account`,
      account.localId,
      account.email?.toLowerCase() ?? null,
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

  #one(query: string, ...parameters: string[]): Account | null {
    const [row] = this.sql.exec<{ account: string }>(query, ...parameters).toArray();
    return row ? (JSON.parse(row.account) as Account) : null;
  }
}
