/** What of an edit is kept, and how many characters (UTF-16) found no room. */
export interface FittedEdit {
  text: string;
  leftOut: number;
  /** Behind what was kept of the new words: where the caret goes. */
  caret: number;
}

/**
 * A text after an edit, no longer than `most`: of what was written or pasted into it as much as there is room for, and all that
 * stood there before. One that is too long already may become shorter, not longer.
 */
export function withinLimit(before: string, after: string, most: number): FittedEdit {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shared = Math.min(before.length, after.length) - start;
  while (end < shared && before.at(-1 - end) === after.at(-1 - end)) end++;
  const written = after.slice(start, after.length - end);
  const rest = after.length - written.length;
  const room = Math.max(0, Math.max(most, Math.min(before.length, after.length)) - rest);
  if (written.length <= room) return { text: after, leftOut: 0, caret: start + written.length };
  const kept = wholeCharacters(written, room);
  return {
    text: after.slice(0, start) + kept + after.slice(after.length - end),
    leftOut: written.length - kept.length,
    caret: start + kept.length,
  };
}

/** Never half of a character that takes two places. */
function wholeCharacters(text: string, most: number): string {
  const last = text.charCodeAt(most - 1);
  const isHalf = most > 0 && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}
