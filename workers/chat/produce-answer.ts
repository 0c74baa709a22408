import {
  convertToModelMessages,
  isStepCount,
  streamText,
  type ToolSet,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
} from "ai";
import { deskTools } from "~/domain/chat/desk-tools";
import type { ThreadSettings } from "~/domain/chat/thread";
import { toProviderError } from "~/providers/call-provider.server";
import type { ChatModel } from "~/providers/chat-models.server";

export interface Production {
  model: ChatModel;
  settings: ThreadSettings;
  /** Ends with what is answered, or with the answer that goes on. */
  history: UIMessage[];
  tools: ToolSet;
  signal: AbortSignal;
  tell(chunk: UIMessageChunk): void;
}

export interface Produced {
  inputTokens: number | null;
  outputTokens: number | null;
  /** It broke off at a limit: of its length, or of how often it may call tools. */
  isCut: boolean;
}

/** So many times a model may call tools and go on. */
const mostSteps = 6;

const toolApproval = Object.fromEntries(
  Object.entries(deskTools).flatMap(([name, { isAsked }]) =>
    isAsked ? [[name, "user-approval" as const]] : [],
  ),
);

/** Asks a model and tells its answer as it comes. Throws `ProviderError`, or the reason of the signal. */
export async function produceAnswer(production: Production): Promise<Produced> {
  const { model, settings, history, signal, tell } = production;
  const { system, temperature, topP, mostTokens, withTools } = settings;
  const tools = withTools ? production.tools : {};
  const either = AbortSignal.any([signal, AbortSignal.timeout(model.timeoutMs)]);
  let thrown: unknown = null;
  try {
    const result = streamText({
      model: model.model,
      ...(system && { instructions: system }),
      messages: await convertToModelMessages(history, { tools, ignoreIncompleteToolCalls: true }),
      tools,
      toolApproval,
      stopWhen: isStepCount(mostSteps),
      ...(temperature !== null && { temperature }),
      ...(topP !== null && { topP }),
      ...(mostTokens !== null && { maxOutputTokens: mostTokens }),
      maxRetries: 0,
      abortSignal: either,
      onError({ error }) {
        thrown ??= error;
      },
    });
    const chunks = toUIMessageStream({
      stream: result.stream,
      tools,
      originalMessages: history,
      sendStart: false,
      sendFinish: false,
      onError: (error) => (error instanceof Error ? error.message : String(error)),
    });
    for await (const chunk of chunks) {
      either.throwIfAborted();
      if (chunk.type === "error") throw thrown ?? new Error(chunk.errorText);
      if (chunk.type !== "abort") tell(chunk);
    }
    either.throwIfAborted();
    const { inputTokens, outputTokens } = await result.totalUsage;
    const reason = await result.finishReason;
    return {
      ...{ inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null },
      isCut: reason === "length" || reason === "tool-calls",
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw toProviderError(error);
  }
}
