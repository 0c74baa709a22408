import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { callApiForLines } from "~/client/call-api-for-lines";
import { saveFile } from "~/client/save-file";
import { type ExportLine, exportFile } from "~/domain/clients/account-export";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { ReasonDialog } from "~/staff/reason-dialog";
import { showToast } from "~/ui/toast";

interface ExportDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
}

/** Saves everything that is kept of an account as a file. */
export function ExportDialog({ detail, open, onClose }: ExportDialogProps) {
  const { client } = detail;
  const [count, setCount] = useState(0);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function close() {
    stop.current?.abort();
    setCount(0);
    onClose();
  }

  async function readLines(reason: string): Promise<ExportLine[]> {
    const reading = new AbortController();
    stop.current = reading;
    const { signal } = reading;
    const lines: ExportLine[] = [];
    const told = callApiForLines(`/api/v1/staff/clients/${encodeURIComponent(client.id)}/export`, {
      method: "POST",
      body: { reason },
      signal,
    });
    for await (const line of told) {
      lines.push(line as ExportLine);
      if (lines.length % 50 === 0 && !signal.aborted) setCount(lines.length);
    }
    signal.throwIfAborted();
    return lines;
  }

  async function save(reason: string) {
    setCount(0);
    try {
      const lines = await readLines(reason);
      saveFile(
        new Blob([exportFile(lines)], { type: "application/x-ndjson;charset=utf-8" }),
        `account-${client.id}.jsonl`,
      );
      showToast(`Exported ${lines.length} lines.`);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError("broken_off", "The export broke off, and no file was saved. Try again.", 0, null);
    }
  }

  return (
    <ReasonDialog
      open={open}
      onClose={close}
      title={`Export ${client.email ?? client.id}`}
      description="All documents and the ledger as JSON lines: a manifest first, how many there are last. Files are named in it, and not part of it."
      confirmLabel="Export"
      onConfirm={save}
    >
      {count > 0 && (
        <p role="status" className="tabular text-muted text-sm">
          {count.toLocaleString("en")} lines so far
        </p>
      )}
    </ReasonDialog>
  );
}
