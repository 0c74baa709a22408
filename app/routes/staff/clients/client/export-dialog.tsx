import { useEffect, useRef, useState } from "react";
import { ApiError, errorOf, readJson, sendCall } from "~/client/call-api";
import { saveFile } from "~/client/save-file";
import type { ClientDetail } from "~/domain/clients/client-detail";
import { formatBytes } from "~/domain/text/format-bytes";
import { ReasonDialog } from "~/staff/reason-dialog";
import { showToast } from "~/ui/toast";

interface ExportDialogProps {
  detail: ClientDetail;
  open: boolean;
  onClose: () => void;
}

/** Saves everything that is kept of an account as an archive. */
export function ExportDialog({ detail, open, onClose }: ExportDialogProps) {
  const { client } = detail;
  const [readBytes, setReadBytes] = useState(0);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function close() {
    stop.current?.abort();
    setReadBytes(0);
    onClose();
  }

  async function readArchive(reason: string): Promise<Blob> {
    const reading = new AbortController();
    stop.current = reading;
    const { signal } = reading;
    const answer = await sendCall(`/api/v1/staff/clients/${encodeURIComponent(client.id)}/export`, {
      method: "POST",
      body: { reason },
      signal,
    });
    if (!answer.ok || !answer.body) throw errorOf(answer, await readJson(answer));
    let bytes = 0;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          bytes += chunk.length;
          if (!signal.aborted) setReadBytes(bytes);
          controller.enqueue(chunk);
        },
      }),
    );
    // The browser keeps what is large on its disk.
    return new Response(counted, { headers: { "Content-Type": "application/zip" } }).blob();
  }

  async function save(reason: string) {
    setReadBytes(0);
    try {
      const archive = await readArchive(reason);
      saveFile(archive, `account-${client.id}.zip`);
      showToast(`Exported ${formatBytes(archive.size)}.`);
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
      description="A zip archive of all documents, the ledger and the files. Its manifest lists each file with its size, and those that are missing."
      confirmLabel="Export"
      onConfirm={save}
    >
      {readBytes > 0 && (
        <p role="status" className="tabular text-muted text-sm">
          {formatBytes(readBytes)} so far
        </p>
      )}
    </ReasonDialog>
  );
}
