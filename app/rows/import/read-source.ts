import { errorOf, readJson } from "~/client/call-api";
import { ImportError } from "./import-error";
import type { ImportedTable, ImportOptions, ImportProgress } from "./import-table";
import type { ImportAnswer, ImportQuestion } from "./import-worker";

/** Where a table is read from. What was pasted is a file of its own. */
export type TableSource = { kind: "file"; file: Blob } | { kind: "address"; address: string };

interface Reading {
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

/**
 * Reads a table in a worker: the page stays quick whatever it reads. Answers the file too, as far as it was read, to be read again
 * otherwise. Rejects with ImportError or ApiError, and with the signal's reason.
 */
export async function readSource(
  source: TableSource,
  options: ImportOptions,
  { onProgress, signal }: Reading,
): Promise<{ imported: ImportedTable; file: Blob }> {
  signal.throwIfAborted();
  const bytes = source.kind === "address" ? await openAddress(source.address, signal) : null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), {
    type: "module",
    name: "table",
  });
  const { promise, resolve, reject } = Promise.withResolvers<ImportedTable>();
  const ask = (question: ImportQuestion) => worker.postMessage(question);
  const sendNext = async () => {
    const value = (await bytes?.read())?.value;
    const chunk = value ? new Uint8Array(value) : null;
    if (chunk) pieces.push(chunk);
    ask({ kind: "chunk", chunk });
  };
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort);
  worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
    switch (data.kind) {
      case "progress":
        return onProgress(data);
      case "more":
        return void sendNext().catch(() => reject(brokenOff()));
      case "done":
        return resolve(data.imported);
      case "failed":
        return reject(new ImportError(data.code, data.message));
    }
  };
  worker.onerror = () =>
    reject(
      new ImportError(
        "file_unreadable",
        "The reader of tables could not start. Reload the page and try again.",
      ),
    );
  ask(source.kind === "file" ? { kind: "file", file: source.file, options } : { kind: "stream", options });
  try {
    const imported = await promise;
    return { imported, file: source.kind === "file" ? source.file : new Blob(pieces) };
  } finally {
    signal.removeEventListener("abort", onAbort);
    worker.terminate();
    await bytes?.cancel().catch(() => {});
  }
}

async function openAddress(
  address: string,
  signal: AbortSignal,
): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const path = `/api/v1/sources/file?${new URLSearchParams({ address })}`;
  const response = await fetch(path, { signal }).catch((error) => {
    signal.throwIfAborted();
    throw new ImportError("file_unreadable", unreached, { cause: error });
  });
  if (!response.ok || !response.body) throw errorOf(response, await readJson(response));
  return response.body.getReader();
}

const unreached = "The server cannot be reached. Check your connection and try again.";

function brokenOff(): ImportError {
  return new ImportError(
    "file_unreadable",
    "The file broke off on its way: its sender is too slow, or it is larger than 50 MB. Try again, or download it and choose the file.",
  );
}
