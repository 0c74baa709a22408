import { readUIMessageStream, type UIMessageChunk } from "ai";
import { joinContinued } from "~/domain/chat/continued-answer";
import type { MessagePart } from "~/domain/chat/thread";

/** The parts that chunks come to, wherever they end. */
export async function rebuildParts(chunks: readonly UIMessageChunk[]): Promise<MessagePart[]> {
  let parts: MessagePart[] = [];
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of joined(chunks)) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const message of readUIMessageStream({ stream })) parts = message.parts as MessagePart[];
  return joinContinued(parts).flatMap((part) => {
    // A call that was never written to its end can be neither shown nor given back to a model.
    if (part.type.startsWith("tool-") && part.state === "input-streaming") return [];
    return [part.state === "streaming" ? { ...part, state: "done" } : part];
  });
}

/** Words of one text that follow each other as one chunk: each is read with all before it. */
function joined(chunks: readonly UIMessageChunk[]): UIMessageChunk[] {
  const all: UIMessageChunk[] = [];
  for (const chunk of chunks) {
    const last = all.at(-1);
    if (last?.type === "text-delta" && chunk.type === "text-delta" && last.id === chunk.id) {
      all[all.length - 1] = { ...last, delta: last.delta + chunk.delta };
    } else {
      all.push(chunk);
    }
  }
  return all;
}
