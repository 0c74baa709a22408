import { textOf } from "~/scene/resolve/scene-slots";
import { headingOf } from "~/scene/scene-heading";
import type { Storyboard } from "~/scene/storyboard";
import { withEllipsis } from "~/scene/text/wrap-lines";

/** What search results and link previews show of a description. */
const mostCharacters = 155;

/** The words of a video as sentences, for search results and link previews; cut after a word where they are long. */
export function describeStoryboard({ scenes, language }: Pick<Storyboard, "scenes" | "language">): string {
  const lines = scenes
    .flatMap((scene) => [
      headingOf(scene, language).text,
      ...textOf(scene, "body").split(/[\n\r\u2028\u2029]/u),
    ])
    .map((line) => line.trim())
    .filter(Boolean);
  return cutAfterWord(lines.map(asSentence).join(" ").replace(/\s+/gu, " "));
}

/** A line that ends without a mark gets a full stop, that of its script. */
function asSentence(line: string): string {
  if (/[.!?…:;,。！？।؟۔、][\p{Pf}\p{Pe}"']*$/u.test(line)) return line;
  return line + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(line) ? "。" : ".");
}

function cutAfterWord(text: string): string {
  const characters = [...text];
  if (characters.length <= mostCharacters) return text;
  // With the character after it: a space there ends the last word.
  const within = characters.slice(0, mostCharacters).join("");
  const lastSpace = within.lastIndexOf(" ");
  return withEllipsis(lastSpace > 0 ? within.slice(0, lastSpace) : within.slice(0, -1));
}
