import type { Derivation, DeriveRequest } from "./derivation";
import { deriveFile } from "./derive-file";

export type DeriveAnswer = { kind: "done"; derivation: Derivation } | { kind: "failed"; message: string };

addEventListener("message", ({ data }: MessageEvent<DeriveRequest>) => {
  const answer = (message: DeriveAnswer) => postMessage(message);
  deriveFile(data).then(
    (derivation) => answer({ kind: "done", derivation }),
    (error) => answer({ kind: "failed", message: String(error) }),
  );
});
