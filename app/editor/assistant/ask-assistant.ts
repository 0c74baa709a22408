import { readEvents } from "~/chat/read-events";
import { ApiError, errorOf, readJson, sendCall, unreachedMessage } from "~/client/call-api";
import type { AssistantAsked, AssistantEvent } from "~/scene/assistant/assistant-request";
import { type VideoPlan, videoPlanSchema } from "~/scene/assistant/step";

interface Asking {
  signal: AbortSignal;
  /** Told the words of the answer as they come. */
  onReply: (reply: string) => void;
}

/** Asks which steps do what a person wants. Throws ApiError; an abort passes through. */
export async function askAssistant(
  body: AssistantAsked,
  { signal, onReply }: Asking,
): Promise<{ plan: VideoPlan; madeBy: string }> {
  const response = await sendCall("/api/v1/assistant", { method: "POST", body, signal });
  if (!response.ok || !response.body) throw errorOf(response, await readJson(response));
  const lost = new ApiError("offline", unreachedMessage, 0, null);
  try {
    for await (const { data } of readEvents(response.body)) {
      const event = JSON.parse(data) as AssistantEvent;
      if ("reply" in event) onReply(event.reply);
      else if ("plan" in event) return { plan: videoPlanSchema.parse(event.plan), madeBy: event.madeBy };
      else throw new ApiError(event.code, event.message, 502, response.headers.get("x-request-id"));
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw lost;
  }
  throw lost;
}
