/** What was made of a wish: steps that would do it, and what none does. */
export interface Plan {
  reply: string;
  steps: readonly unknown[];
  cannot: readonly string[];
}

interface Answer<P extends Plan> {
  id: string;
  from: "assistant";
  madeBy: string;
  plan: P;
  /** What became of it. */
  outcome: "open" | "applied" | "linked" | "dismissed";
  /** What it did, in words. */
  done?: string[];
  /** How often the same was asked before. */
  attempt: number;
}

/** `Kept` is what is kept with an answer that was taken up. */
export type AssistantMessage<P extends Plan, Kept extends object> = Answer<P> & Partial<Kept>;

/** A talk as this tab keeps it over a reload. Proposals are prepared anew from their plan. */
export type ThreadMessage<P extends Plan, Kept extends object> =
  | { id: string; from: "person"; text: string }
  | AssistantMessage<P, Kept>
  | { id: string; from: "problem"; message: string };

export interface Thread<P extends Plan, Kept extends object> {
  messages: ThreadMessage<P, Kept>[];
  /** What is typed and not sent. */
  draft: string;
  /** Who is asked; null: the first there is. */
  modelId: string | null;
}

export const mostKept = 40;
const keyOf = (about: string) => `vitrine:assistant:${about}`;

export function readThread<P extends Plan, Kept extends object>(about: string): Thread<P, Kept> {
  const blank = { messages: [], draft: "", modelId: null };
  try {
    const kept = sessionStorage.getItem(keyOf(about));
    if (kept) return { ...blank, ...(JSON.parse(kept) as Thread<P, Kept>) };
  } catch {
    // What cannot be read is begun anew.
  }
  return blank;
}

export function keepThread<P extends Plan, Kept extends object>(
  about: string,
  { messages, draft, modelId }: Thread<P, Kept>,
): void {
  try {
    sessionStorage.setItem(
      keyOf(about),
      JSON.stringify({ messages: messages.slice(-mostKept), draft, modelId } satisfies Thread<P, Kept>),
    );
  } catch {
    // A full or forbidden storage loses the talk with the tab, nothing else.
  }
}
