import type { VideoPlan } from "~/scene/assistant/step";

/** The talk of one video, as this tab keeps it over a reload. Proposals are prepared anew from their plan. */
export type ThreadMessage =
  | { id: string; from: "person"; text: string }
  | {
      id: string;
      from: "assistant";
      madeBy: string;
      plan: VideoPlan;
      /** What became of it. */
      outcome: "open" | "applied" | "linked" | "dismissed";
      /** Where the version beside it is. */
      linkedId?: string;
    }
  | { id: string; from: "problem"; message: string };

export interface Thread {
  messages: ThreadMessage[];
  /** What is typed and not sent. */
  draft: string;
}

const mostKept = 40;
const keyOf = (contentId: string) => `vitrine.assistant.${contentId}`;

export function readThread(contentId: string): Thread {
  try {
    const kept = sessionStorage.getItem(keyOf(contentId));
    if (kept) return JSON.parse(kept) as Thread;
  } catch {
    // What cannot be read is begun anew.
  }
  return { messages: [], draft: "" };
}

export function keepThread(contentId: string, { messages, draft }: Thread): void {
  try {
    sessionStorage.setItem(keyOf(contentId), JSON.stringify({ messages: messages.slice(-mostKept), draft }));
  } catch {
    // A full or forbidden storage loses the talk with the tab, nothing else.
  }
}
