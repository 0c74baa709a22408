import type { ReplacedWords } from "./own-words";

/** What a person is told of changes from elsewhere; `who` stored them, null where nobody knows, or it was oneself in another tab. */

export function overruledMessage(who: string | null): string {
  const changed = who ? `${who} changed the same place.` : "The same place was changed elsewhere.";
  return `${changed} Yours is shown.`;
}

/** A title, and what became of the words. */
export function replacedMessage(
  who: string | null,
  [first, ...others]: readonly Pick<ReplacedWords, "mine" | "theirs">[],
): [string, string] {
  const { mine = "", theirs = "" } = first ?? {};
  const became = theirs === "" ? "was removed" : `is now ${quote(theirs)}`;
  const more = others.length === 0 ? "" : ` ${others.length} more of your texts changed.`;
  return [who ? `${who} changed your words` : "Changed elsewhere", `${quote(mine)} ${became}.${more}`];
}

function quote(words: string): string {
  return words.length > 60 ? `“${words.slice(0, 59)}…”` : `“${words}”`;
}
