import type { Fact } from "~/domain/facts/fact";
import { type TextMove, type TextsAsked, whyNoText } from "~/sections/writer/texts-request";
import { askForTexts, translateTexts } from "~/writing/ask-for-texts";

export type Wish = { kind: "rewrite"; move: TextMove } | { kind: "translate"; to: string };

interface Asked {
  texts: TextsAsked["texts"];
  wish: Wish;
  facts: readonly Fact[];
  /** Of the texts as they are. */
  language: string;
  signal: AbortSignal;
}

export interface OfferedWords {
  offered: string[];
  /** Why there are none. */
  why: string | null;
}

/** Other words for texts of a page, by the ids given; rejects with what to do next in its message. */
export async function otherWords({ texts, wish, facts, language, signal }: Asked): Promise<{
  found: ReadonlyMap<string, OfferedWords>;
  madeBy: string;
}> {
  const request = { texts, facts: [...facts], language };
  const answer =
    wish.kind === "translate"
      ? await translateTexts({ ...request, to: wish.to }, { signal })
      : await askForTexts({ ...request, ask: wish }, signal);
  const found = new Map(
    answer.texts.map(({ id, alternatives, why }): [string, OfferedWords] => [
      id,
      { offered: alternatives.map(({ text }) => text), why: why ? whyNoText[why] : null },
    ]),
  );
  return { found, madeBy: answer.madeBy };
}
