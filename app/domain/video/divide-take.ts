import { splitWords } from "./split-words";
import type { VoicedSpan } from "./spread-words";

/** What a pause of a second is worth against a cut that lies off the place that reading speed gives, in seconds of speech. */
const PAUSE_WORTH_SECONDS = 1.2;

/**
 * Divides one recording of several lines, read in order, into a span for each: it is cut at the pauses that are longest and nearest
 * to where each line would end at an even reading speed. Where there are fewer pauses than cuts, speech itself is cut there. A line
 * without words gets `null`. Empty `spans` give `null` for all.
 */
export function divideTake(
  lines: readonly string[],
  spans: readonly VoicedSpan[],
  language: string,
): (VoicedSpan | null)[] {
  const weights = lines.map((line) =>
    splitWords(line, language).reduce((sum, word) => sum + [...word].length + 1, 0),
  );
  const spoken = weights.flatMap((weight, index) => (weight > 0 ? index : []));
  const total = spans.reduce((sum, span) => sum + span.endSeconds - span.startSeconds, 0);
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last || spoken.length === 0) return lines.map(() => null);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const wanted: number[] = [];
  let before = 0;
  for (const index of spoken.slice(0, -1)) {
    before += weights[index] as number;
    wanted.push((before / all) * total);
  }
  const cuts = chooseCuts(wanted, pausesOf(spans)) ?? wanted.map((voiced) => cutWithin(spans, voiced));
  const found = new Map<number, VoicedSpan>();
  for (const [place, index] of spoken.entries()) {
    const startSeconds = place === 0 ? first.startSeconds : (cuts[place - 1] as Cut).next;
    const endSeconds = place === spoken.length - 1 ? last.endSeconds : (cuts[place] as Cut).before;
    found.set(index, { startSeconds, endSeconds });
  }
  return lines.map((_, index) => found.get(index) ?? null);
}

/** Where one line ends and the next one begins, in seconds of the recording. */
interface Cut {
  before: number;
  next: number;
}

interface Pause extends Cut {
  /** Seconds of speech before it. */
  voiced: number;
}

function pausesOf(spans: readonly VoicedSpan[]): Pause[] {
  let voiced = 0;
  return spans.slice(0, -1).map((span, index) => {
    voiced += span.endSeconds - span.startSeconds;
    return { voiced, before: span.endSeconds, next: (spans[index + 1] as VoicedSpan).startSeconds };
  });
}

/** The pauses, in order, that cost least together; null where there are too few. */
function chooseCuts(wanted: readonly number[], pauses: readonly Pause[]): Pause[] | null {
  if (wanted.length === 0) return [];
  if (pauses.length < wanted.length) return null;
  const costOf = (pause: Pause, at: number) =>
    Math.abs(pause.voiced - at) - PAUSE_WORTH_SECONDS * Math.min(1.5, pause.next - pause.before);
  let best: { cost: number; chosen: Pause[] }[] = pauses.map(() => ({ cost: 0, chosen: [] }));
  for (const [row, at] of wanted.entries()) {
    let leading: { cost: number; chosen: Pause[] } | null = row === 0 ? { cost: 0, chosen: [] } : null;
    best = pauses.map((pause, index) => {
      const earlier = row === 0 ? null : best[index - 1];
      if (earlier && (!leading || earlier.cost < leading.cost)) leading = earlier;
      if (!leading) return { cost: Number.POSITIVE_INFINITY, chosen: [] };
      return { cost: leading.cost + costOf(pause, at), chosen: [...leading.chosen, pause] };
    });
  }
  return best.reduce((one, other) => (other.cost < one.cost ? other : one)).chosen;
}

function cutWithin(spans: readonly VoicedSpan[], voicedSeconds: number): Cut {
  let left = voicedSeconds;
  for (const { startSeconds, endSeconds } of spans) {
    const length = endSeconds - startSeconds;
    if (left <= length) return { before: startSeconds + left, next: startSeconds + left };
    left -= length;
  }
  const end = spans.at(-1)?.endSeconds ?? 0;
  return { before: end, next: end };
}
