import { auditWriteShare } from "./audit-write-share.mjs";
import { chatFirstToken } from "./chat-first-token.mjs";
import { chatStream } from "./chat-stream.mjs";
import { clientsLarge, documentsLarge } from "./large-lists.mjs";
import { pipelinesInteractive } from "./pipelines.mjs";
import { matrixScroll } from "./prompt-matrix.mjs";

const parts = {
  audit: auditWriteShare,
  chat: chatFirstToken,
  "chat-stream": chatStream,
  clients: clientsLarge,
  documents: documentsLarge,
  matrix: matrixScroll,
  pipelines: pipelinesInteractive,
};

/** What staff's tools cost, and how they hold out; `only` names parts. */
export default async function* bench({ only = Object.keys(parts) } = {}) {
  for (const name of only) if (parts[name]) yield* parts[name]();
}
