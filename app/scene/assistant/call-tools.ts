import { encodeCall, type RawCall } from "~/domain/function-calls/answer";
import type { Tool } from "~/domain/function-calls/parameter-schema";
import type { VideoOutline } from "~/scene/assistant/assistant-request";
import { readWish } from "~/scene/assistant/read-wish";
import { callOfStep } from "~/scene/assistant/video-world";

/** What the built-in assistant calls of the tools that are offered; it knows those of the editor and none besides. */
export function callTools(wish: string, video: VideoOutline, tools: readonly Tool[]): RawCall[] {
  const isOffered = (name: string) => tools.some((tool) => tool.name === name);
  return readWish(wish, video)
    .steps.map(callOfStep)
    .filter(({ name }) => isOffered(name))
    .map(encodeCall);
}
