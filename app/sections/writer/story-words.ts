import type { SlotDeclaration } from "~/sections/define-section";
import { keyOf, type Told } from "~/sections/writer/fill-slots";
import type { Known, Material } from "~/sections/writer/material";
import { joinSentences, sentencesWithin } from "~/sections/writer/sentences";

/** Less is no story: it stands at the opening, or nowhere. */
const fewestCharacters = 80;
/** A paragraph has so many sentences at most. */
const mostSentences = 4;

/** What the description and plain statements say that the page has not said, in paragraphs; null where that is too little. */
export function storyWords(
  { of }: Material,
  declared: SlotDeclaration | undefined,
  told: Told,
): { text: string; tells: Known[] } | null {
  const most = declared?.kind === "text" ? declared.most : 0;
  const paragraphs: string[] = [];
  const tells: Known[] = [];
  const said: string[] = [];
  let left = most;
  for (const known of of("description", "statement")) {
    if (known.fact.label && known.kind === "statement") continue;
    if (known.kind === "statement" && !/[.!?…。！？।؟]["”»)]*$/u.test(known.text)) continue;
    const open = known.sentences.filter((sentence) => !told.has(keyOf(sentence)));
    const fitting = sentencesWithin(open, left);
    if (fitting.length === 0) continue;
    for (let at = 0; at < fitting.length; at += mostSentences)
      paragraphs.push(joinSentences(fitting.slice(at, at + mostSentences)));
    said.push(...fitting);
    tells.push(known);
    left = most - paragraphs.join("\n\n").length - 2;
  }
  // Parting paragraphs takes room that the sentences alone did not.
  while (paragraphs.join("\n\n").length > most) paragraphs.pop();
  const text = paragraphs.join("\n\n");
  if (text.length < fewestCharacters) return null;
  for (const sentence of said) told.add(keyOf(sentence));
  return { text, tells };
}
