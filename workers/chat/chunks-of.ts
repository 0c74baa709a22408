import type { UIMessageChunk } from "ai";
import type { ChatMessage, MessagePart } from "~/domain/chat/thread";

/** The chunks an answer would have come in, for one that goes on after its own are forgotten: `rebuildParts` makes it of them again. */
export function chunksOf({ id, parts, metadata }: ChatMessage): UIMessageChunk[] {
  return [
    { type: "start", messageId: id, messageMetadata: metadata },
    ...parts.flatMap((part, place) => ofPart(part, `kept-${place}`)),
  ];
}

function ofPart(part: MessagePart, id: string): UIMessageChunk[] {
  if (part.type === "step-start") return [{ type: "start-step" }];
  if (part.type === "text" || part.type === "reasoning") {
    const { type } = part as { type: "text" | "reasoning" };
    return [
      { type: `${type}-start`, id },
      { type: `${type}-delta`, id, delta: String(part.text) },
      { type: `${type}-end`, id },
    ];
  }
  return part.type.startsWith("tool-") ? ofTool(part) : [];
}

function ofTool(part: MessagePart): UIMessageChunk[] {
  const { state, input, output, errorText } = part;
  const toolCallId = String(part.toolCallId);
  const toolName = part.type.slice("tool-".length);
  const approval = part.approval as { id: string; approved?: boolean; reason?: string } | undefined;
  const chunks: UIMessageChunk[] = [{ type: "tool-input-available", toolCallId, toolName, input }];
  if (approval) {
    const { id: approvalId, approved, reason } = approval;
    chunks.push({ type: "tool-approval-request", approvalId, toolCallId });
    if (approved !== undefined) {
      chunks.push({ type: "tool-approval-response", approvalId, approved, ...(reason && { reason }) });
    }
  }
  if (state === "output-available") chunks.push({ type: "tool-output-available", toolCallId, output });
  if (state === "output-error") {
    chunks.push({ type: "tool-output-error", toolCallId, errorText: String(errorText) });
  }
  if (state === "output-denied") chunks.push({ type: "tool-output-denied", toolCallId });
  return chunks;
}
