import type { VideoPlan } from "~/scene/assistant/step";

export interface AssistantMessage {
  id: string;
  from: "assistant";
  madeBy: string;
  plan: VideoPlan;
  /** What became of it. */
  outcome: "open" | "applied" | "linked" | "dismissed";
  /** What it did, in words. */
  done?: string[];
  /** Where the version beside it is. */
  linkedId?: string;
  /** How often the same was asked before. */
  attempt: number;
}

/** The talk of one video, as this tab keeps it over a reload. Proposals are prepared anew from their plan. */
export type ThreadMessage =
  | { id: string; from: "person"; text: string }
  | AssistantMessage
  | { id: string; from: "problem"; message: string };

export interface Thread {
  messages: ThreadMessage[];
  /** What is typed and not sent. */
  draft: string;
  /** Who is asked; null: the first there is. */
  modelId: string | null;
}

export const mostKept = 40;
const keyOf = (contentId: string) => `vitrine:assistant:${contentId}`;
const blank: Thread = { messages: [], draft: "", modelId: null };

export function readThread(contentId: string): Thread {
  try {
    const kept = sessionStorage.getItem(keyOf(contentId));
    if (kept) return { ...blank, ...(JSON.parse(kept) as Thread) };
  } catch {
    // What cannot be read is begun anew.
  }
  return blank;
}

export function keepThread(contentId: string, { messages, draft, modelId }: Thread): void {
  try {
    sessionStorage.setItem(
      keyOf(contentId),
      JSON.stringify({ messages: messages.slice(-mostKept), draft, modelId } satisfies Thread),
    );
  } catch {
    // A full or forbidden storage loses the talk with the tab, nothing else.
  }
}
