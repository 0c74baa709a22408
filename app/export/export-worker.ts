import { encodeVideo } from "~/export/encode-video";
import { toExportError } from "~/export/export-error";
import type { ExportJob, MessageFromWorker, MessageToWorker } from "~/export/export-messages";

const cancelling = new AbortController();

self.onmessage = (event: MessageEvent<MessageToWorker>) => {
  if (event.data.type === "cancel") cancelling.abort();
  else run(event.data.job);
};

async function run(job: ExportJob): Promise<void> {
  try {
    const result = await encodeVideo(job, cancelling.signal, (progress) =>
      send({ type: "progress", progress }),
    );
    send({ type: "done", result });
  } catch (thrown) {
    const error = toExportError(thrown);
    send({ type: "failed", code: error.code, detail: String(error.cause ?? "") });
  }
}

function send(message: MessageFromWorker): void {
  self.postMessage(message);
}
