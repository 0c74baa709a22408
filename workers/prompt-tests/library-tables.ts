import type {
  DatasetSummary,
  DatasetVersion,
  Prompt,
  PromptTexts,
  PromptVersion,
} from "~/domain/prompt-tests/desk";

const schema = [
  "CREATE TABLE IF NOT EXISTS dataset (id TEXT PRIMARY KEY, name TEXT NOT NULL, at_ms INTEGER NOT NULL)",
  `CREATE TABLE IF NOT EXISTS dataset_version (
    dataset_id TEXT NOT NULL, hash TEXT NOT NULL, rows TEXT NOT NULL, count INTEGER NOT NULL, variables TEXT NOT NULL,
    saved_by TEXT NOT NULL, at_ms INTEGER NOT NULL, PRIMARY KEY (dataset_id, hash)
  )`,
  "CREATE TABLE IF NOT EXISTS data_row (id TEXT PRIMARY KEY, key TEXT NOT NULL, data TEXT NOT NULL)",
  "CREATE TABLE IF NOT EXISTS prompt (id TEXT PRIMARY KEY, name TEXT NOT NULL, based_on TEXT, at_ms INTEGER NOT NULL)",
  `CREATE TABLE IF NOT EXISTS prompt_version (
    prompt_id TEXT NOT NULL, number INTEGER NOT NULL, data TEXT NOT NULL, saved_by TEXT NOT NULL, at_ms INTEGER NOT NULL,
    PRIMARY KEY (prompt_id, number)
  )`,
];

export type StoredRow = {
  id: string;
  /** Alike for cases with the same variables. */
  key: string;
  data: string;
};

export interface NewVersion {
  hash: string;
  rows: readonly StoredRow[];
  variables: readonly string[];
  by: string;
  nowMs: number;
}

type VersionRow = {
  dataset_id: string;
  hash: string;
  count: number;
  variables: string;
  saved_by: string;
  at_ms: number;
};

/** The statements of datasets and prompts; no rule is decided here. */
export class LibraryTables {
  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    for (const statement of schema) sql.exec(statement);
  }

  datasets(): DatasetSummary[] {
    const versions = Map.groupBy(
      this.all<VersionRow>(
        "SELECT dataset_id, hash, count, variables, saved_by, at_ms FROM dataset_version ORDER BY at_ms DESC, rowid DESC",
      ),
      ({ dataset_id }) => dataset_id,
    );
    return this.all<{ id: string; name: string }>("SELECT id, name FROM dataset ORDER BY at_ms DESC").map(
      ({ id, name }) => {
        const own = versions.get(id) ?? [];
        return {
          ...{ id, name, about: "", isOwn: false },
          variables: JSON.parse(own[0]?.variables ?? "[]"),
          versions: own.map(versionOf),
        };
      },
    );
  }

  addDataset(id: string, name: string, version: NewVersion): void {
    this.sql.exec("INSERT INTO dataset VALUES (?, ?, ?)", id, name, version.nowMs);
    this.addVersion(id, version);
  }

  /** The same rows once more are the latest version again. */
  addVersion(id: string, { hash, rows, variables, by, nowMs }: NewVersion): void {
    this.keepRows(rows);
    this.sql.exec(
      "INSERT OR REPLACE INTO dataset_version VALUES (?, ?, ?, ?, ?, ?, ?)",
      ...[
        id,
        hash,
        JSON.stringify(rows.map((row) => row.id)),
        rows.length,
        JSON.stringify(variables),
        by,
        nowMs,
      ],
    );
  }

  keepRows(rows: readonly StoredRow[]): void {
    for (const { id, key, data } of rows)
      this.sql.exec("INSERT OR IGNORE INTO data_row VALUES (?, ?, ?)", id, key, data);
  }

  /** Ids of the rows of a version, of the latest where it is null. */
  rowIds(datasetId: string, hash: string | null): { hash: string; ids: string[] } | null {
    const [found] = this.all<{ hash: string; rows: string }>(
      `SELECT hash, rows FROM dataset_version WHERE dataset_id = ? AND (? IS NULL OR hash = ?)
       ORDER BY at_ms DESC, rowid DESC LIMIT 1`,
      ...[datasetId, hash, hash],
    );
    return found ? { hash: found.hash, ids: JSON.parse(found.rows) } : null;
  }

  /** In the order of the ids. */
  rows(ids: readonly string[]): StoredRow[] {
    return this.all<StoredRow>(
      "SELECT data_row.* FROM json_each(?) AS wanted JOIN data_row ON data_row.id = wanted.value ORDER BY wanted.key",
      JSON.stringify(ids),
    );
  }

  removeDataset(id: string): boolean {
    this.sql.exec("DELETE FROM dataset_version WHERE dataset_id = ?", id);
    return this.all("DELETE FROM dataset WHERE id = ? RETURNING id", id).length > 0;
  }

  prompts(): Prompt[] {
    const versions = Map.groupBy(
      this.all<{ prompt_id: string; number: number; data: string; saved_by: string; at_ms: number }>(
        "SELECT * FROM prompt_version ORDER BY number DESC",
      ),
      ({ prompt_id }) => prompt_id,
    );
    return this.all<{ id: string; name: string; based_on: string | null }>(
      "SELECT id, name, based_on FROM prompt ORDER BY at_ms DESC",
    ).map(({ id, name, based_on }) => ({
      ...{ id, name, isOwn: false, basedOn: based_on === null ? null : JSON.parse(based_on) },
      versions: (versions.get(id) ?? []).map(
        ({ number, data, saved_by, at_ms }): PromptVersion => ({
          ...(JSON.parse(data) as PromptTexts),
          ...{ number, by: saved_by, at: new Date(at_ms).toISOString() },
        }),
      ),
    }));
  }

  addPrompt(id: string, name: string, basedOn: Prompt["basedOn"], nowMs: number): void {
    this.sql.exec(
      "INSERT INTO prompt VALUES (?, ?, ?, ?)",
      id,
      name,
      basedOn && JSON.stringify(basedOn),
      nowMs,
    );
  }

  /** Its number; null where there is no such prompt. */
  addPromptVersion(promptId: string, texts: PromptTexts, by: string, nowMs: number): number | null {
    const [row] = this.all<{ number: number }>(
      `INSERT INTO prompt_version
       SELECT prompt.id, 1 + coalesce((SELECT max(number) FROM prompt_version WHERE prompt_id = prompt.id), 0), ?, ?, ?
       FROM prompt WHERE prompt.id = ? RETURNING number`,
      ...[JSON.stringify(texts), by, nowMs, promptId],
    );
    return row?.number ?? null;
  }

  removePrompt(id: string): boolean {
    this.sql.exec("DELETE FROM prompt_version WHERE prompt_id = ?", id);
    return this.all("DELETE FROM prompt WHERE id = ? RETURNING id", id).length > 0;
  }

  private all<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.sql.exec<Row>(statement, ...bindings).toArray();
  }
}

const versionOf = ({ hash, count, saved_by, at_ms }: VersionRow): DatasetVersion => ({
  ...{ hash, rows: count, by: saved_by, at: new Date(at_ms).toISOString() },
});
