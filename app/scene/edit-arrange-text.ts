import { type ArrangedOn, changeShownText, shownChanges } from "~/scene/edit-arrange";
import { changePart, changesOf, type PartTarget, putElement, putOverlay } from "~/scene/edit-parts";
import { requireScene, setSlot } from "~/scene/edit-storyboard";
import type { FormatChanges, TextSpan } from "~/scene/part-changes";
import type { Storyboard } from "~/scene/storyboard";

/** The words a part shows, as they are written; null where it shows none that can be written. */
export function textOfPart(storyboard: Storyboard, target: PartTarget): string | null {
  const content =
    target.kind === "overlay"
      ? storyboard.overlays?.[target.id]?.content
      : target.kind === "element"
        ? storyboard.scenes.find(({ id }) => id === target.sceneId)?.elements?.[target.id]?.content
        : storyboard.scenes.find(({ id }) => id === target.sceneId)?.slots[target.key];
  return content?.kind === "text" ? content.text : null;
}

/**
 * Writes a part's text, which is no longer than `mostTextCharacters`. Spans stay on the words they were on, in all formats. A part
 * that shows no text stays as it is. Throws `scene-not-found`.
 */
export function setPartText(storyboard: Storyboard, target: PartTarget, text: string): Storyboard {
  const before = textOfPart(storyboard, target);
  if (before === null || before === text) return storyboard;
  return moveSpans(withText(storyboard, target, text), target, before, text);
}

function withText(storyboard: Storyboard, target: PartTarget, text: string): Storyboard {
  if (target.kind === "overlay") {
    const overlay = storyboard.overlays?.[target.id];
    if (overlay?.content.kind !== "text") return storyboard;
    return putOverlay(storyboard, target.id, { ...overlay, content: { ...overlay.content, text } });
  }
  const scene = requireScene(storyboard, target.sceneId);
  if (target.kind === "element") {
    const element = scene.elements?.[target.id];
    if (element?.content.kind !== "text") return storyboard;
    return putElement(storyboard, target.sceneId, target.id, {
      ...element,
      content: { ...element.content, text },
    });
  }
  const slot = scene.slots[target.key];
  if (slot?.kind !== "text") return storyboard;
  const { sample: _, ...own } = slot;
  return setSlot(storyboard, target.sceneId, target.key, { ...own, text });
}

function moveSpans(storyboard: Storyboard, target: PartTarget, before: string, after: string): Storyboard {
  const changes = changesOf(storyboard, target);
  if (!changes) return storyboard;
  let board = storyboard;
  if (changes.text?.spans) {
    const spans = spansAfterEdit(changes.text.spans, before, after);
    board = changePart(board, target, { text: { ...changes.text, spans } });
  }
  if (!changes.formats) return board;
  const formats = Object.fromEntries(
    Object.entries(changes.formats).map(([format, own]: [string, FormatChanges | undefined]) => {
      const spans = own?.text?.spans;
      if (!own || !spans) return [format, own];
      return [format, { ...own, text: { ...own.text, spans: spansAfterEdit(spans, before, after) } }];
    }),
  );
  return changePart(board, target, { formats });
}

/** Spans of a text after one run of it was replaced: what begins to differ first, up to what is the same again at the end. */
export function spansAfterEdit(spans: readonly TextSpan[], before: string, after: string): TextSpan[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const oldEnd = before.length - end;
  const newEnd = after.length - end;
  const grown = newEnd - oldEnd;
  // Written at its end, a word goes on as it was; written before it, it does not begin earlier.
  const from = (at: number) => (at < start ? at : at >= oldEnd ? at + grown : newEnd);
  const to = (at: number) => (at < start ? at : at >= oldEnd ? at + grown : start);
  return spans
    .map((span) => ({ ...span, from: from(span.from), to: to(span.to) }))
    .filter((span) => span.to > span.from && span.from >= 0 && span.to <= after.length);
}

export type SpanStyle = Omit<TextSpan, "from" | "to">;

/**
 * Sets words of a text differently; `undefined` sets a field back to the text's own. Spans that come out alike side by side become
 * one, and those that say nothing go.
 */
export function styleSpan(
  spans: readonly TextSpan[],
  from: number,
  to: number,
  style: { [Field in keyof SpanStyle]?: SpanStyle[Field] | undefined },
): TextSpan[] {
  if (to <= from) return [...spans];
  const ends = new Set([from, to, ...spans.flatMap((span) => [span.from, span.to])]);
  const sorted = [...ends].sort((one, other) => one - other);
  const pieces = sorted.slice(0, -1).map((start, index): TextSpan => {
    const end = sorted[index + 1]!;
    const present = styleAt(spans, start);
    const isInside = start >= from && end <= to;
    return { ...cleaned(isInside ? { ...present, ...style } : present), from: start, to: end };
  });
  const joined: TextSpan[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.to === piece.from && isAlike(last, piece)) last.to = piece.to;
    else joined.push(piece);
  }
  return joined.filter((span) => Object.keys(span).length > 2);
}

/** How the character at a place is set; later spans lie over earlier ones. */
export function styleAt(spans: readonly TextSpan[], at: number): SpanStyle {
  const around = spans.filter(({ from, to }) => from <= at && at < to);
  const { from: _, to: __, ...style }: Partial<TextSpan> = Object.assign({}, ...around);
  return style;
}

/** How marked words are set: as the first of their characters; where none is marked, as the one before the caret. */
export function styleOfMarked(spans: readonly TextSpan[], marked: { from: number; to: number }): SpanStyle {
  const { from, to } = marked;
  return styleAt(spans, from === to ? Math.max(0, from - 1) : from);
}

function cleaned(style: object): SpanStyle {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}

function isAlike(
  { from: _, to: __, ...one }: TextSpan,
  { from: ___, to: ____, ...other }: TextSpan,
): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof SpanStyle>;
  return [...names].every((name) => one[name] === other[name]);
}

/** Sets words of a part's text differently; see `styleSpan`. */
export function stylePartSpan(
  storyboard: Storyboard,
  target: PartTarget,
  range: { from: number; to: number },
  style: Parameters<typeof styleSpan>[3],
  on: ArrangedOn,
): Storyboard {
  const present = shownChanges(storyboard, target, on).text?.spans ?? [];
  const spans = styleSpan(present, range.from, range.to, style);
  return changeShownText(storyboard, target, { spans: spans.length > 0 ? spans : undefined }, on);
}
