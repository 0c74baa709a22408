import type { ClaimNews } from "~/domain/credits/ledger";
import { SqlTable } from "./sql-table";

export type ClaimRow = {
  key: string;
  grant_key: string;
  part: number;
  whole: number;
  holds: number;
  rank: number;
  note: string;
};

/** What was paid back or is disputed, and what was taken back for it. No rule is decided here. */
export class ClaimTable extends SqlTable {
  get(key: string): ClaimRow | undefined {
    return this.first<ClaimRow>("SELECT * FROM claim WHERE key = ?", key);
  }

  keep({ key, grantKey, part, whole, holds, rank, note }: ClaimNews): void {
    this.sql.exec(
      "INSERT OR REPLACE INTO claim VALUES (?, ?, ?, ?, ?, ?, ?)",
      ...[key, grantKey, part, whole, holds ? 1 : 0, rank, note],
    );
  }

  /** The keys of grants on which there ever was a claim; almost always none. */
  grantKeys(): string[] {
    return this.all<{ key: string }>("SELECT DISTINCT grant_key AS key FROM claim ORDER BY key").map(
      ({ key }) => key,
    );
  }

  of(grantKey: string): ClaimRow[] {
    return this.all<ClaimRow>("SELECT * FROM claim WHERE grant_key = ? ORDER BY key", grantKey);
  }

  taken(grantKey: string): { credits: number; at_ms: number } {
    return (
      this.first<{ credits: number; at_ms: number }>(
        "SELECT credits, at_ms FROM taken_back WHERE grant_key = ?",
        grantKey,
      ) ?? { credits: 0, at_ms: 0 }
    );
  }

  setTaken(grantKey: string, credits: number, atMs: number): void {
    this.sql.exec("INSERT OR REPLACE INTO taken_back VALUES (?, ?, ?)", grantKey, credits, atMs);
  }
}
