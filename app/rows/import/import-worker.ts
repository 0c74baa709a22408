import { ImportError } from "./import-error";
import { type ImportedTable, type ImportOptions, type ImportProgress, importTable } from "./import-table";

/** Reads a table off the page. A file comes whole; bytes of an address come one by one, each after it was asked for. */
export type ImportQuestion =
  | { kind: "file"; file: Blob; options: ImportOptions }
  | { kind: "stream"; options: ImportOptions }
  | { kind: "chunk"; chunk: Uint8Array<ArrayBuffer> | null };

export type ImportAnswer =
  | ({ kind: "progress" } & ImportProgress)
  | { kind: "more" }
  | { kind: "done"; imported: ImportedTable }
  | { kind: "failed"; code: ImportError["code"]; message: string };

const answer = (message: ImportAnswer) => postMessage(message);
let takeChunk: (chunk: Uint8Array<ArrayBuffer> | null) => void = () => {};

addEventListener("message", ({ data }: MessageEvent<ImportQuestion>) => {
  if (data.kind === "chunk") takeChunk(data.chunk);
  else void read(data.kind === "file" ? data.file.stream() : askedFor(), data.options);
});

async function read(bytes: ReadableStream<Uint8Array>, options: ImportOptions): Promise<void> {
  try {
    const imported = await importTable(bytes, options, (progress) =>
      answer({ kind: "progress", ...progress }),
    );
    answer({ kind: "done", imported });
  } catch (error) {
    const { code, message } =
      error instanceof ImportError
        ? error
        : new ImportError("file_unreadable", "This file cannot be read any more. Choose it again.");
    answer({ kind: "failed", code, message });
  }
}

function askedFor(): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { promise, resolve } = Promise.withResolvers<Uint8Array<ArrayBuffer> | null>();
        takeChunk = resolve;
        answer({ kind: "more" });
        const chunk = await promise;
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
