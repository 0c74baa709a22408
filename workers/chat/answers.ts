import type { UIMessageChunk } from "ai";
import type { ChatAsker } from "~/domain/chat/chat-room";
import { continuesText } from "~/domain/chat/continued-answer";
import type { ChatMessage, MessageMetadata, ThreadSettings } from "~/domain/chat/thread";
import { type ChatModel, chatModels } from "~/providers/chat-models.server";
import { ProviderError } from "~/providers/provider-error.server";
import { deskToolSet } from "~/server/chat/desk-tools.server";
import type { Settings } from "~/settings/settings.server";
import type { AnswerLog } from "./answer-log";
import type { ChatTables } from "./chat-tables";
import { ChunkWriter } from "./chunk-writer";
import { chunksOf } from "./chunks-of";
import { historyOf, toGoOn, tokensToTell } from "./history";
import { type Produced, produceAnswer } from "./produce-answer";
import { rebuildParts } from "./rebuild-parts";

/** `settled`: a person allowed or refused what it waited for; `continued`: it had broken off. */
type AnswerStart = "new" | "settled" | "continued";

interface Running {
  threadId: string;
  stopping: AbortController;
  /** Fulfilled when the answer is stored, however it ended. */
  over: Promise<void>;
}

interface Ending {
  state: MessageMetadata["state"];
  problem: string | null;
  produced: Produced | null;
}

/** Answers that are on their way: each is told to its log as it comes, and stored as a message once, however it ends. */
export class Answers {
  private readonly running = new Map<string, Running>();

  constructor(private readonly of: { settings: Settings; tables: ChatTables; log: AnswerLog }) {}

  models(): ChatModel[] {
    return chatModels(this.of.settings.providers);
  }

  isRunning(messageId: string): boolean {
    return this.running.has(messageId);
  }

  /** Fulfilled when all that run now are over. */
  async over(): Promise<void> {
    await Promise.all([...this.running.values()].map(({ over }) => over));
  }

  /** Begins one, or goes on with it. */
  begin(
    threadId: string,
    answer: ChatMessage,
    settings: ThreadSettings,
    asker: ChatAsker,
    start: AnswerStart,
  ): void {
    const { tables, log } = this.of;
    const stopping = new AbortController();
    const { id, metadata } = answer;
    if (start === "new") {
      tables.addMessage(threadId, answer);
      log.append(id, [{ type: "start", messageId: id, messageMetadata: metadata }]);
    } else {
      tables.setMessage(threadId, answer);
      if (log.chunks(id).length === 0) log.append(id, chunksOf(answer));
      log.reopen(id);
      log.append(id, [{ type: "message-metadata", messageMetadata: { state: "streaming", problem: null } }]);
    }
    const over = this.produce(threadId, answer, { settings, asker, start }, stopping.signal).finally(() =>
      this.running.delete(id),
    );
    this.running.set(id, { threadId, stopping, over });
  }

  /** Fulfilled when what came of all answers of a thread is stored. */
  async stop(threadId: string): Promise<void> {
    const stopped = [...this.running.values()].filter((running) => running.threadId === threadId);
    for (const { stopping } of stopped) stopping.abort(new Error("Stopped."));
    await Promise.all(stopped.map(({ over }) => over));
  }

  /** Stores what came of answers whose machine was lost. */
  async takeUpLost(): Promise<void> {
    for (const { id, thread_id } of this.of.tables.streaming()) {
      if (this.running.has(id)) continue;
      const problem =
        "The answer broke off here because its server was restarted. Continue it, or ask for another.";
      await this.end(thread_id, id, { state: "stopped", problem, produced: null }, null);
    }
  }

  private async produce(
    threadId: string,
    { id, metadata, parts }: ChatMessage,
    { settings, asker, start }: { settings: ThreadSettings; asker: ChatAsker; start: AnswerStart },
    signal: AbortSignal,
  ): Promise<void> {
    const { tables, log } = this.of;
    const begunMs = Date.now();
    let firstMs = metadata.firstMs;
    let untold = metadata.untold ?? 0;
    const writer = new ChunkWriter((chunks) => log.append(id, chunks));
    const goesOn = start === "continued" && parts.length > 0;
    let joins = goesOn && parts.findLast(({ type }) => type !== "step-start")?.type === "text";
    const model = this.models().find((one) => one.id === metadata.modelId);
    const ending: Ending = { state: "done", problem: null, produced: null };
    try {
      if (!model) throw new ProviderError("model_not_configured");
      const from = parts.length > 0 ? id : metadata.parentId;
      const told = historyOf(tables, threadId, from ?? id, tokensToTell(model, settings));
      untold = told.untold;
      ending.produced = await untilStopped(
        signal,
        produceAnswer({
          ...{ model, settings, signal },
          history: goesOn ? [...told.messages, toGoOn(id)] : told.messages,
          tools: deskToolSet(this.of.settings, { ...asker, reasonOf: (callId) => reasonOf(parts, callId) }),
          tell(chunk) {
            // What still comes after a stop belongs to nothing.
            if (signal.aborted) return;
            if (/^(text-delta|reasoning-delta|tool-input)/.test(chunk.type)) firstMs ??= Date.now() - begunMs;
            if (joins && chunk.type === "text-start") {
              joins = false;
              writer.tell({ ...chunk, providerMetadata: continuesText });
            } else {
              writer.tell(chunk);
            }
          },
        }),
      );
    } catch (error) {
      const isOurs = !(error instanceof ProviderError);
      if (!signal.aborted && isOurs) console.error(JSON.stringify({ chatAnswer: id, error: String(error) }));
      ending.state = signal.aborted ? "stopped" : "failed";
      ending.problem = signal.aborted
        ? null
        : isOurs
          ? "The answer could not be taken in. Ask for another."
          : (error as Error).message;
    }
    writer.flush();
    await this.end(threadId, id, ending, {
      ...{ firstMs, untold },
      totalMs: (metadata.totalMs ?? 0) + Date.now() - begunMs,
      model,
    });
  }

  private async end(
    threadId: string,
    id: string,
    { state, problem, produced }: Ending,
    took: { firstMs: number | null; totalMs: number; untold: number; model: ChatModel | undefined } | null,
  ): Promise<void> {
    const { tables, log } = this.of;
    const message = tables.message(threadId, id);
    if (!message) return;
    const chunks = log.chunks(id);
    const closing = openTexts(chunks).map((text): UIMessageChunk => ({ type: "text-end", id: text }));
    const parts = await rebuildParts([...chunks, ...closing]);
    const waits = state === "done" && parts.some((part) => part.state === "approval-requested");
    const metadata: MessageMetadata = {
      ...message.metadata,
      ...(took && { firstMs: took.firstMs, totalMs: took.totalMs }),
      ...(took && took.untold > 0 && { untold: took.untold }),
      ...(produced && spentOn(message.metadata, produced, took?.model)),
      state: waits ? "waiting" : produced?.isCut ? "cut" : state,
      problem,
    };
    tables.setMessage(threadId, { ...message, parts, metadata });
    log.append(id, [
      ...closing,
      { type: "message-metadata", messageMetadata: metadata },
      ...(waits ? [] : [{ type: "finish" } as const]),
    ]);
    log.end(id, Date.now());
  }
}

/** Some models do not hear the signal: the wait ends with it whether or not they do. */
async function untilStopped<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  work.catch(() => {});
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Texts that have begun and not ended. */
function openTexts(chunks: readonly UIMessageChunk[]): string[] {
  const open = new Set<string>();
  for (const chunk of chunks) {
    if (chunk.type === "text-start") open.add(chunk.id);
    if (chunk.type === "text-end") open.delete(chunk.id);
  }
  return [...open];
}

function reasonOf(parts: ChatMessage["parts"], toolCallId: string): string | null {
  const part = parts.find((one) => one.toolCallId === toolCallId);
  const approval = part?.approval as { approved?: boolean; reason?: string } | undefined;
  return approval?.approved ? (approval.reason ?? null) : null;
}

/** An answer that went on after it waited was asked for more than once. */
function spentOn(
  before: MessageMetadata,
  { inputTokens, outputTokens }: Produced,
  model: ChatModel | undefined,
): Pick<MessageMetadata, "inputTokens" | "outputTokens" | "costUsd"> {
  const input = inputTokens === null ? null : inputTokens + (before.inputTokens ?? 0);
  const output = outputTokens === null ? null : outputTokens + (before.outputTokens ?? 0);
  const price = model?.price ?? null;
  const costUsd =
    price && input !== null && output !== null ? (input * price.input + output * price.output) / 1e6 : null;
  return { inputTokens: input, outputTokens: output, costUsd };
}
