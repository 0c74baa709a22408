import { useEffect, useRef, useState } from "react";
import type { ImportOptions, ImportProgress } from "../import/import-table";
import { readSource, type TableSource } from "../import/read-source";
import { nameOfFile, newIdPart, type TableDraft } from "./table-draft";

interface Reading {
  progress: ImportProgress | null;
  /** Of the last try; what was there before it is kept. */
  error: { code: string; message: string } | null;
}

/** Reads tables, one at a time: a newer one ends the one before it. */
export function useTableReading(onRead: (draft: TableDraft) => void) {
  const [{ progress, error }, setReading] = useState<Reading>({ progress: null, error: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(
    source: TableSource,
    names: Pick<TableDraft, "name" | "origin">,
    options: Omit<ImportOptions, "idPart"> = {},
  ): Promise<void> {
    running.current?.abort();
    const stopper = new AbortController();
    const { signal } = stopper;
    running.current = stopper;
    setReading({ progress: { readBytes: 0, rows: 0 }, error: null });
    try {
      const { imported, file } = await readSource(
        source,
        { ...options, idPart: newIdPart() },
        { onProgress: (next) => !signal.aborted && setReading({ progress: next, error: null }), signal },
      );
      if (signal.aborted) return;
      setReading({ progress: null, error: null });
      onRead({
        name: names.name,
        origin: names.origin,
        table: imported.table,
        report: imported.report,
        file,
      });
    } catch (failure) {
      if (signal.aborted) return;
      const { code = "unexpected", message } = failure as Error & { code?: string };
      setReading({ progress: null, error: { code, message } });
    }
  }

  return {
    progress,
    error,
    readFile: (file: File) =>
      read({ kind: "file", file }, { name: nameOfFile(file.name), origin: file.name }),
    readText: (text: string) =>
      read({ kind: "file", file: new Blob([text]) }, { name: "Pasted table", origin: "Pasted cells" }),
    readAddress: (address: string) => {
      const { hostname } = new URL(address);
      return read({ kind: "address", address }, { name: hostname, origin: hostname });
    },
    /** The same file, understood otherwise. */
    readAgain: (draft: TableDraft, options: Omit<ImportOptions, "idPart">) =>
      draft.file ? read({ kind: "file", file: draft.file }, draft, options) : Promise.resolve(),
    stop: () => {
      running.current?.abort();
      setReading({ progress: null, error: null });
    },
    clearError: () => setReading((before) => ({ ...before, error: null })),
  };
}
