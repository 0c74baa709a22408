import { joinSentences, parted, splitSentences, withoutPoint } from "~/sections/writer/sentences";
import type { AskedText, TextMove } from "~/sections/writer/texts-request";

/** Other forms of a text by means that add no word: whole sentences go, part or join. Each differs from the text. */
export function moveText(
  { text, lines, most }: Pick<AskedText, "text" | "lines" | "most">,
  move: TextMove | null,
): { move: TextMove; text: string }[] {
  const sentences = splitSentences(text);
  const found: { move: TextMove; text: string }[] = [];
  const offer = (name: TextMove, said: string) => {
    const isNew = said !== "" && said !== text.trim() && !found.some((one) => one.text === said);
    if ((move === null || move === name) && said.length <= most && isNew)
      found.push({ move: name, text: said });
  };
  if (sentences.length > 1) {
    for (let kept = sentences.length - 1; kept > 0; kept--)
      offer("shorter", closed(joinSentences(sentences.slice(0, kept)), lines));
  }
  const split = sentences.length === 1 ? parted(text, most) : null;
  if (split) offer("shorter", split.first);
  if (lines === "one") offer("shorter", withoutPoint(text.trim()));
  if (lines === "many" && sentences.length > 1) {
    offer("split", sentences.join("\n\n"));
    offer("join", joinSentences(sentences));
  }
  const [first, second] = sentences;
  // The person's own question, put first.
  if (second && sentences.slice(1).some(isQuestion) && first) {
    const asked = sentences.filter(isQuestion);
    offer("as-question", joinSentences([...asked, ...sentences.filter((one) => !asked.includes(one))]));
  }
  // Whoever writes by hand marks what they stress; plainer words have none of it.
  offer(
    "plainer",
    text
      .replace(/!+/gu, ".")
      .replace(/\p{Extended_Pictographic}\ufe0f?\s?/gu, "")
      .trim(),
  );
  return found;
}

function isQuestion(sentence: string): boolean {
  return /[?？؟]["”»)]*$/u.test(sentence);
}

function closed(text: string, lines: AskedText["lines"]): string {
  return lines === "one" ? withoutPoint(text) : text;
}
