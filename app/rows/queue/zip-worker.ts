import { openFileSink } from "~/export/file-sink";
import { ZipFile } from "~/formats/zip-file";
import type { ZipJob, ZipMessage } from "./zip-messages";

self.onmessage = ({ data }: MessageEvent<ZipJob>) => void run(data);

/** Writes the archive file by file: memory holds one of them at a time. */
async function run({ fileName, files, saveTo, temporaryName }: ZipJob): Promise<void> {
  try {
    const sink = await openFileSink({ saveTo, temporaryName, makeRoom: async () => false });
    try {
      const zip = new ZipFile(sink.append);
      for (const [index, { name, file }] of files.entries()) {
        await zip.add(name, new Uint8Array(await file.arrayBuffer()));
        send({ type: "progress", filesDone: index + 1 });
      }
      await zip.finish();
    } catch (thrown) {
      await sink.discard();
      throw thrown;
    }
    send({ type: "done", file: await sink.finish(fileName, "application/zip") });
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : "";
    if (name === "QuotaExceededError") send({ type: "failed", code: "storage-full" });
    else if (name === "NotFoundError" || name === "NotReadableError")
      send({ type: "failed", code: "file-missing" });
    else send({ type: "failed", code: "file-refused" });
  }
}

function send(message: ZipMessage): void {
  self.postMessage(message);
}
