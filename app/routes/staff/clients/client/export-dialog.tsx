import { useState } from "react";
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
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Export ${client.email ?? client.id}`}
      description="All documents and the ledger as JSON lines: a manifest first, how many there are last. Files are named in it, and not part of it."
      confirmLabel="Export"
      onConfirm={async (reason) => {
        const lines: ExportLine[] = [];
        setCount(0);
        const told = callApiForLines(`/api/v1/staff/clients/${encodeURIComponent(client.id)}/export`, {
          method: "POST",
          body: { reason },
        });
        for await (const line of told) {
          lines.push(line as ExportLine);
          if (lines.length % 50 === 0) setCount(lines.length);
        }
        saveFile(
          new Blob([exportFile(lines)], { type: "application/x-ndjson;charset=utf-8" }),
          `account-${client.id}.jsonl`,
        );
        showToast(`Exported ${lines.length} lines.`);
      }}
    >
      {count > 0 && (
        <p role="status" className="tabular text-muted text-sm">
          {count.toLocaleString("en")} lines so far
        </p>
      )}
    </ReasonDialog>
  );
}
