import type * as z from "zod/mini";
import { ApiError, unreachedMessage } from "~/client/call-api";
import { callApiForLines } from "~/client/call-api-for-lines";
import type { AssistantAsked, AssistantEvent } from "~/scene/assistant/assistant-request";

interface Asking<P> {
  planSchema: z.ZodMiniType<P>;
  signal: AbortSignal;
  /** Told the words of the answer as they come. */
  onReply: (reply: string) => void;
}

/** Asks which steps do what a person wants. Throws ApiError; an abort passes through. */
export async function askAssistant<P>(
  body: AssistantAsked,
  { planSchema, signal, onReply }: Asking<P>,
): Promise<{ plan: P; madeBy: string }> {
  const lost = new ApiError("offline", unreachedMessage, 0, null);
  try {
    for await (const line of callApiForLines("/api/v1/assistant", { method: "POST", body, signal })) {
      const event = line as AssistantEvent;
      if ("reply" in event) onReply(event.reply);
      else if ("plan" in event) return { plan: planSchema.parse(event.plan), madeBy: event.madeBy };
      else throw new ApiError(event.code, event.message, 502, null);
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw lost;
  }
  throw lost;
}
