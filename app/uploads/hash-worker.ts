import { createSHA256 } from "hash-wasm";

/** Reads a file once and answers with its SHA-256 in hex, telling on the way how much it has read. */
export type HashAnswer =
  | { kind: "progress"; readBytes: number }
  | { kind: "done"; sha256: string }
  | { kind: "failed"; message: string };

const chunkBytes = 4 * 1024 * 1024;

addEventListener("message", async ({ data: file }: MessageEvent<Blob>) => {
  const answer = (message: HashAnswer) => postMessage(message);
  try {
    const hash = await createSHA256();
    for (let offset = 0; offset < file.size; offset += chunkBytes) {
      hash.update(new Uint8Array(await file.slice(offset, offset + chunkBytes).arrayBuffer()));
      answer({ kind: "progress", readBytes: Math.min(file.size, offset + chunkBytes) });
    }
    answer({ kind: "done", sha256: hash.digest("hex") });
  } catch (error) {
    answer({ kind: "failed", message: String(error) });
  }
});
