import type { MessagePart, MessageState } from "./thread";

/** What a model is asked so that it goes on with an answer that broke off. */
export const continueWords =
  "Your last message broke off. Go on exactly where it ended, in the middle of a word if need be. Repeat nothing of it, and write no introduction.";

/** Whether an answer broke off, so that its model can go on with it. */
export function canContinue(state: MessageState): state is "stopped" | "failed" | "cut" {
  return state === "stopped" || state === "failed" || state === "cut";
}

/** Marks a text that goes on with the one before it. */
export const continuesText = { vitrine: { continues: true } } as const;

/** One text where a model went on with an answer: it may have broken off in a table, or in a word. */
export function joinContinued(parts: readonly MessagePart[]): MessagePart[] {
  const joined: MessagePart[] = [];
  for (const part of parts) {
    const before = joined.findLastIndex(({ type }) => type === "text");
    const text = joined[before];
    if (!continues(part) || !text) {
      joined.push(part);
      continue;
    }
    joined[before] = { ...text, state: part.state, text: `${String(text.text)}${String(part.text)}` };
    // The step that began with it is none of its own.
    if (joined.at(-1)?.type === "step-start") joined.pop();
  }
  return joined;
}

function continues({ type, providerMetadata }: MessagePart): boolean {
  return (
    type === "text" && (providerMetadata as typeof continuesText | undefined)?.vitrine?.continues === true
  );
}
