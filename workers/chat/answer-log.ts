import type { UIMessageChunk } from "ai";

const heartbeatMs = 15_000;
/** A stream ends after this time and its reader opens the next: one who left unnoticed costs no more. */
const longestMs = 10 * 60_000;

const encoder = new TextEncoder();

interface Reader {
  messageId: string;
  send(number: number, chunks: string): void;
  end(): void;
}

/**
 * What answers are made of, chunk by chunk as the AI SDK streams them, kept until they are stored as messages; and who reads
 * them. A reader that comes back says what it has seen, and misses nothing.
 */
export class AnswerLog {
  private readonly readers = new Set<Reader>();

  constructor(private readonly sql: Pick<SqlStorage, "exec">) {
    sql.exec(`CREATE TABLE IF NOT EXISTS chunk (
      number INTEGER PRIMARY KEY AUTOINCREMENT, message_id TEXT NOT NULL, data TEXT NOT NULL, ended_ms INTEGER
    )`);
    sql.exec("CREATE INDEX IF NOT EXISTS chunk_message ON chunk (message_id, number)");
  }

  append(messageId: string, chunks: readonly UIMessageChunk[]): void {
    if (chunks.length === 0) return;
    const data = JSON.stringify(chunks);
    const [row] = this.sql
      .exec<{ number: number }>(
        "INSERT INTO chunk (message_id, data) VALUES (?, ?) RETURNING number",
        messageId,
        data,
      )
      .toArray();
    for (const reader of this.readers) {
      if (reader.messageId === messageId) reader.send(row?.number ?? 0, data);
    }
  }

  /** All of an answer as far as it came. */
  chunks(messageId: string): UIMessageChunk[] {
    return this.rows(messageId, 0).flatMap(({ data }) => JSON.parse(data) as UIMessageChunk[]);
  }

  /** Nothing more comes for now: readers are told, and may come back for what they missed. */
  end(messageId: string, nowMs: number): void {
    this.sql.exec("UPDATE chunk SET ended_ms = ? WHERE message_id = ?", nowMs, messageId);
    for (const reader of [...this.readers]) if (reader.messageId === messageId) reader.end();
  }

  /** An answer goes on that had ended. */
  reopen(messageId: string): void {
    this.sql.exec("UPDATE chunk SET ended_ms = NULL WHERE message_id = ?", messageId);
  }

  /** What ended before a moment is no longer asked for, but for what waits for a person. */
  forget(beforeMs: number): void {
    this.sql.exec(
      `DELETE FROM chunk WHERE ended_ms < ? AND message_id NOT IN (SELECT id FROM message WHERE state = 'waiting')`,
      beforeMs,
    );
  }

  /** The answer after a number, and what comes as it comes; 404 where nothing of it is kept. */
  open(messageId: string, after: number, isGoingOn: boolean): Response {
    const past = this.rows(messageId, after);
    if (!isGoingOn && past.length === 0 && this.rows(messageId, 0).length === 0) {
      return new Response(null, { status: 404 });
    }
    const { readers } = this;
    let stop = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(encoder.encode(text));
        const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
        const limit = setTimeout(() => close(), longestMs);
        stop = () => {
          clearInterval(heartbeat);
          clearTimeout(limit);
          readers.delete(reader);
        };
        const close = () => {
          stop();
          controller.close();
        };
        const reader: Reader = {
          messageId,
          send: (number, chunks) => write(`id: ${number}\ndata: ${chunks}\n\n`),
          end() {
            write("event: end\ndata: {}\n\n");
            close();
          },
        };
        readers.add(reader);
        write(": here\n\n");
        for (const { number, data } of past) reader.send(number, data);
        if (!isGoingOn) reader.end();
      },
      cancel: () => stop(),
    });
    return new Response(body, {
      headers: {
        "Content-Type": "text/event-stream",
        "Cache-Control": "no-cache, no-transform",
        // Compression would hold words back until its window is full.
        "Content-Encoding": "identity",
      },
    });
  }

  private rows(messageId: string, after: number): { number: number; data: string }[] {
    return this.sql
      .exec<{ number: number; data: string }>(
        "SELECT number, data FROM chunk WHERE message_id = ? AND number > ? ORDER BY number",
        messageId,
        after,
      )
      .toArray();
  }
}
