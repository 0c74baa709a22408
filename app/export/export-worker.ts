import { toExportError } from "~/export/export-error";
import type { MessageFromWorker, MessageToWorker } from "~/export/export-messages";
import { makeExport } from "~/export/make-export";
import { probeExport } from "~/export/probe-export";

const cancelling = new AbortController();

self.onmessage = ({ data }: MessageEvent<MessageToWorker>) => {
  if (data.type === "cancel") cancelling.abort();
  else run(data);
};

async function run(message: Exclude<MessageToWorker, { type: "cancel" }>): Promise<void> {
  const { signal } = cancelling;
  try {
    if (message.type === "probe") send({ type: "probed", probe: await probeExport(message.job, signal) });
    else {
      const report = (progress: Parameters<Parameters<typeof makeExport>[2]>[0]) =>
        send({ type: "progress", progress });
      send({ type: "done", result: await makeExport(message.job, signal, report) });
    }
  } catch (thrown) {
    const error = toExportError(thrown);
    send({ type: "failed", code: error.code, detail: String(error.cause ?? "") });
  }
}

function send(message: MessageFromWorker): void {
  self.postMessage(message);
}
