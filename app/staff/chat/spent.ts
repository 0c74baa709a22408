import type { ChatMessage } from "~/domain/chat/thread";

/** What all answers of a thread took, those of other branches too; the cost is null where a price is not known. */
export function spentIn(messages: readonly ChatMessage[]): { tokens: number; costUsd: number | null } {
  let tokens = 0;
  let costUsd: number | null = 0;
  for (const { metadata } of messages) {
    const { inputTokens, outputTokens } = metadata;
    tokens += (inputTokens ?? 0) + (outputTokens ?? 0);
    if (inputTokens === null && outputTokens === null) continue;
    costUsd = costUsd === null || metadata.costUsd === null ? null : costUsd + metadata.costUsd;
  }
  return { tokens, costUsd };
}

const whole = new Intl.NumberFormat("en");

export const formatTokens = (tokens: number) => `${whole.format(tokens)} tokens`;

/** In US dollars, to a hundredth of a cent where it is little. */
export function formatCost(costUsd: number): string {
  if (costUsd === 0) return "free";
  return costUsd < 0.01 ? `$${costUsd.toFixed(4)}` : `$${costUsd.toFixed(2)}`;
}
