import type {
  ChatMessage,
  MessageMetadata,
  MessagePart,
  MessageState,
  Thread,
  ThreadFolder,
  ThreadSettings,
} from "~/domain/chat/thread";
import { textOf } from "~/domain/chat/thread-tree";

const schema = [
  `CREATE TABLE IF NOT EXISTS thread (
    id TEXT PRIMARY KEY, title TEXT NOT NULL, is_named INTEGER NOT NULL DEFAULT 0, folder_id TEXT, is_pinned INTEGER NOT NULL DEFAULT 0,
    created_ms INTEGER NOT NULL, updated_ms INTEGER NOT NULL, deleted_ms INTEGER, leaf_id TEXT, settings TEXT NOT NULL
  )`,
  "CREATE TABLE IF NOT EXISTS folder (id TEXT PRIMARY KEY, name TEXT NOT NULL)",
  `CREATE TABLE IF NOT EXISTS message (
    place INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, thread_id TEXT NOT NULL, parent_id TEXT,
    role TEXT NOT NULL, state TEXT NOT NULL, parts TEXT NOT NULL, metadata TEXT NOT NULL
  )`,
  "CREATE INDEX IF NOT EXISTS message_thread ON message (thread_id, place)",
  "CREATE INDEX IF NOT EXISTS message_state ON message (state) WHERE state = 'streaming'",
  // Of any three letters in a row, so that words within words are found in every language.
  "CREATE VIRTUAL TABLE IF NOT EXISTS said USING fts5 (text, thread_id UNINDEXED, tokenize = 'trigram')",
  `CREATE TABLE IF NOT EXISTS file (
    id TEXT PRIMARY KEY, thread_id TEXT NOT NULL, name TEXT NOT NULL, media_type TEXT NOT NULL, bytes BLOB NOT NULL
  )`,
];

/** So many messages of a path are read at a time. */
const pageSize = 64;

export type ThreadRow = {
  id: string;
  title: string;
  is_named: number;
  folder_id: string | null;
  is_pinned: number;
  created_ms: number;
  updated_ms: number;
  leaf_id: string | null;
  settings: string;
};

type MessageRow = { id: string; role: string; parts: string; metadata: string };

export interface FileRow extends Record<string, SqlStorageValue> {
  name: string;
  media_type: string;
  bytes: ArrayBuffer;
}

/** The statements of a person's threads; no rule is decided here. */
export class ChatTables {
  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    for (const statement of schema) sql.exec(statement);
  }

  threads(): (ThreadRow & { messages: number; answering: number })[] {
    return this.all(
      `SELECT thread.*, count(message.place) AS messages, coalesce(sum(message.state = 'streaming'), 0) AS answering
       FROM thread LEFT JOIN message ON message.thread_id = thread.id WHERE deleted_ms IS NULL
       GROUP BY thread.id ORDER BY is_pinned DESC, updated_ms DESC`,
    );
  }

  folders(): ThreadFolder[] {
    return this.all<{ id: string; name: string }>("SELECT id, name FROM folder ORDER BY name COLLATE NOCASE");
  }

  /** The latest message of each thread that says this, with all it says. */
  find(words: string): { thread_id: string; message_id: string; text: string }[] {
    const isShort = [...words].length < 3;
    const condition = isShort ? "said.text LIKE ? ESCAPE '\\'" : "said MATCH ?";
    const asked = isShort ? `%${words.replace(/[\\%_]/g, "\\$&")}%` : `"${words.replaceAll('"', '""')}"`;
    return this.all(
      `SELECT message.thread_id, message.id AS message_id, said.text FROM said JOIN message ON message.place = said.rowid
       WHERE said.rowid IN (SELECT max(rowid) FROM said WHERE ${condition} GROUP BY thread_id)`,
      asked,
    );
  }

  thread(id: string, isDeleted = false): ThreadRow | null {
    const [row] = this.all<ThreadRow>(
      `SELECT * FROM thread WHERE id = ? AND deleted_ms IS ${isDeleted ? "NOT " : ""}NULL`,
      id,
    );
    return row ?? null;
  }

  hasThread(id: string): boolean {
    return this.all("SELECT 1 FROM thread WHERE id = ?", id).length > 0;
  }

  count(of: "thread" | "folder"): number {
    return this.all<{ count: number }>(`SELECT count(*) AS count FROM ${of}`)[0]?.count ?? 0;
  }

  addThread(
    thread: Pick<Thread, "id" | "title" | "leafId" | "settings"> & { isNamed: boolean },
    nowMs: number,
  ): void {
    this.sql.exec(
      "INSERT INTO thread (id, title, is_named, created_ms, updated_ms, leaf_id, settings) VALUES (?, ?, ?, ?, ?, ?, ?)",
      ...[thread.id, thread.title, thread.isNamed ? 1 : 0, nowMs, nowMs, thread.leafId],
      JSON.stringify(thread.settings),
    );
  }

  setThread(
    id: string,
    change: Partial<Record<"title" | "folder_id" | "leaf_id" | "settings", string | null>> &
      Partial<Record<"is_named" | "is_pinned" | "updated_ms" | "deleted_ms", number | null>>,
  ): void {
    const names = Object.keys(change);
    if (names.length === 0) return;
    this.sql.exec(
      `UPDATE thread SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ?`,
      ...(Object.values(change) as SqlStorageValue[]),
      id,
    );
  }

  /** Removes for good what was deleted before a moment. */
  purge(beforeMs: number): void {
    const gone = this.all<{ id: string }>("SELECT id FROM thread WHERE deleted_ms < ?", beforeMs);
    for (const { id } of gone) this.remove(id);
  }

  /** Removes a thread for good. */
  remove(id: string): void {
    this.sql.exec("DELETE FROM said WHERE rowid IN (SELECT place FROM message WHERE thread_id = ?)", id);
    for (const table of ["message", "file"]) this.sql.exec(`DELETE FROM ${table} WHERE thread_id = ?`, id);
    this.sql.exec("DELETE FROM thread WHERE id = ?", id);
  }

  nameFolder(id: string, name: string): void {
    this.sql.exec(
      "INSERT INTO folder (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
      ...[id, name],
    );
  }

  isFilled(folderId: string): boolean {
    return this.all("SELECT 1 FROM thread WHERE folder_id = ? LIMIT 1", folderId).length > 0;
  }

  removeFolder(id: string): void {
    this.sql.exec("UPDATE thread SET folder_id = NULL WHERE folder_id = ?", id);
    this.sql.exec("DELETE FROM folder WHERE id = ?", id);
  }

  messages(threadId: string): MessageRow[] {
    return this.all(
      "SELECT id, role, parts, metadata FROM message WHERE thread_id = ? ORDER BY place",
      threadId,
    );
  }

  countMessages(threadId: string): number {
    return (
      this.all<{ count: number }>("SELECT count(*) AS count FROM message WHERE thread_id = ?", threadId)[0]
        ?.count ?? 0
    );
  }

  message(threadId: string, id: string): ChatMessage | null {
    const [row] = this.all<MessageRow>(
      "SELECT id, role, parts, metadata FROM message WHERE thread_id = ? AND id = ?",
      ...[threadId, id],
    );
    return row ? readMessage(row) : null;
  }

  /** From this message towards the first, read as far as they are wanted. */
  *above(threadId: string, id: string): Generator<ChatMessage> {
    for (let next: string | null = id; next !== null; ) {
      const page: ChatMessage[] = this.pageAbove(threadId, next);
      yield* page;
      next = page.at(-1)?.metadata.parentId ?? null;
    }
  }

  /** How many messages stand before this one on its path. */
  countAbove(threadId: string, id: string): number {
    const [row] = this.all<{ count: number }>(
      `WITH RECURSIVE up (parent_id) AS (
         SELECT parent_id FROM message WHERE id = ? AND thread_id = ?
         UNION ALL SELECT message.parent_id FROM message JOIN up ON message.id = up.parent_id
       ) SELECT count(parent_id) AS count FROM up`,
      ...[id, threadId],
    );
    return row?.count ?? 0;
  }

  private pageAbove(threadId: string, id: string): ChatMessage[] {
    const rows = this.all<MessageRow>(
      `WITH RECURSIVE up (id, parent_id, depth) AS (
         SELECT id, parent_id, 0 FROM message WHERE id = ? AND thread_id = ?
         UNION ALL SELECT message.id, message.parent_id, up.depth + 1 FROM message JOIN up ON message.id = up.parent_id
         WHERE up.depth < ?
       )
       SELECT message.id, role, parts, metadata FROM up JOIN message ON message.id = up.id ORDER BY up.depth`,
      ...[id, threadId, pageSize - 1],
    );
    return rows.map(readMessage);
  }

  streaming(threadId?: string): { id: string; thread_id: string }[] {
    return threadId
      ? this.all("SELECT id, thread_id FROM message WHERE state = 'streaming' AND thread_id = ?", threadId)
      : this.all("SELECT id, thread_id FROM message WHERE state = 'streaming'");
  }

  isTaken(id: string): boolean {
    return this.all("SELECT 1 FROM message WHERE id = ?", id).length > 0;
  }

  addMessage(threadId: string, message: ChatMessage): void {
    const { id, role, parts, metadata } = message;
    this.sql.exec(
      "INSERT INTO message (id, thread_id, parent_id, role, state, parts, metadata) VALUES (?, ?, ?, ?, ?, ?, ?)",
      ...[
        id,
        threadId,
        metadata.parentId,
        role,
        metadata.state,
        JSON.stringify(parts),
        JSON.stringify(metadata),
      ],
    );
    this.keepText(threadId, message);
  }

  setMessage(threadId: string, message: ChatMessage): void {
    const { id, parts, metadata } = message;
    this.sql.exec(
      "UPDATE message SET state = ?, parts = ?, metadata = ? WHERE id = ?",
      ...[metadata.state, JSON.stringify(parts), JSON.stringify(metadata), id],
    );
    this.keepText(threadId, message);
  }

  setMetadata(id: string, metadata: MessageMetadata): void {
    const state: MessageState = metadata.state;
    this.sql.exec(
      "UPDATE message SET state = ?, metadata = ? WHERE id = ?",
      ...[state, JSON.stringify(metadata), id],
    );
  }

  addFile(threadId: string, file: { id: string; name: string; mediaType: string; bytes: ArrayBuffer }): void {
    this.sql.exec(
      "INSERT OR IGNORE INTO file (id, thread_id, name, media_type, bytes) VALUES (?, ?, ?, ?, ?)",
      ...[file.id, threadId, file.name, file.mediaType, file.bytes],
    );
  }

  file(threadId: string, id: string): FileRow | null {
    const [row] = this.all<FileRow>(
      "SELECT name, media_type, bytes FROM file WHERE thread_id = ? AND id = ?",
      ...[threadId, id],
    );
    return row ?? null;
  }

  /** All files of the person, those of deleted threads too. */
  filesKept(): { count: number; bytes: number } {
    const [row] = this.all<{ count: number; bytes: number }>(
      "SELECT count(*) AS count, coalesce(sum(length(bytes)), 0) AS bytes FROM file",
    );
    return row ?? { count: 0, bytes: 0 };
  }

  longestDeletedWithFiles(): string | null {
    const [row] = this.all<{ id: string }>(
      `SELECT id FROM thread WHERE deleted_ms IS NOT NULL AND EXISTS (SELECT 1 FROM file WHERE thread_id = thread.id)
       ORDER BY deleted_ms LIMIT 1`,
    );
    return row?.id ?? null;
  }

  /** The thread whose files are the largest together. */
  mostFiles(): { title: string; bytes: number } | null {
    const [row] = this.all<{ title: string; bytes: number }>(
      `SELECT title, sum(length(bytes)) AS bytes FROM file JOIN thread ON thread.id = file.thread_id
       GROUP BY thread.id ORDER BY bytes DESC LIMIT 1`,
    );
    return row ?? null;
  }

  private keepText(threadId: string, message: ChatMessage): void {
    const text = textOf(message);
    const [row] = this.all<{ place: number }>("SELECT place FROM message WHERE id = ?", message.id);
    if (!row) return;
    this.sql.exec("DELETE FROM said WHERE rowid = ?", row.place);
    if (text)
      this.sql.exec("INSERT INTO said (rowid, text, thread_id) VALUES (?, ?, ?)", row.place, text, threadId);
  }

  private all<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    ...bindings: SqlStorageValue[]
  ): Row[] {
    return this.sql.exec<Row>(statement, ...bindings).toArray();
  }
}

export function readMessage({ id, role, parts, metadata }: MessageRow): ChatMessage {
  return {
    id,
    role: role as ChatMessage["role"],
    parts: JSON.parse(parts) as MessagePart[],
    metadata: JSON.parse(metadata) as MessageMetadata,
  };
}

export const readThreadSettings = ({ settings }: ThreadRow) => JSON.parse(settings) as ThreadSettings;
