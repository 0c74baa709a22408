import type { EditHistory, Step } from "~/client/edit-history";
import type { Storyboard } from "~/scene/storyboard";

/** The ways back and forth of a session, as they are kept over a reload. */
export type KeptSteps = Pick<EditHistory<Storyboard>, "past" | "future">;

/** Characters at most: a tab's storage holds some five million, and others want room in it. */
export const mostHistoryCharacters = 1_500_000;
/** Storyboards of another version are no steps of this one. */
const version = 3;

interface Written {
  version: number;
  /** Each once: what one step ends with, the next begins with. */
  boards: Storyboard[];
  past: [before: number, after: number, words: string | null][];
  future: [before: number, after: number, words: string | null][];
}

/** Writes as many of the latest steps as there is room for. */
export function writeSteps({ past, future }: KeptSteps, mostCharacters = mostHistoryCharacters): string {
  let kept = { past: [...past], future: [...future] };
  for (;;) {
    const written = JSON.stringify(packed(kept));
    if (written.length <= mostCharacters || kept.past.length + kept.future.length === 0) return written;
    // Half of what is furthest away: the oldest, and what was undone first.
    kept = {
      past: kept.past.slice(Math.ceil(kept.past.length / 2)),
      future: kept.future.slice(0, Math.floor(kept.future.length / 2)),
    };
  }
}

/** Null for what nobody can go back by. */
export function readSteps(text: string | null): KeptSteps | null {
  if (text === null) return null;
  try {
    const { version: known, boards, past, future } = JSON.parse(text) as Written;
    if (known !== version || boards.some((board) => board.version !== version)) return null;
    const unpack = (steps: Written["past"]) =>
      steps.map(([before, after, words]): Step<Storyboard> => {
        const step = { before: boards[before], after: boards[after] };
        if (!step.before || !step.after) throw new RangeError("A step names no storyboard.");
        return { before: step.before, after: step.after, words: words ?? undefined };
      });
    return { past: unpack(past), future: unpack(future) };
  } catch {
    return null;
  }
}

function packed({ past, future }: KeptSteps): Written {
  const places = new Map<Storyboard, number>();
  const placeOf = (board: Storyboard) => {
    const place = places.get(board) ?? places.size;
    places.set(board, place);
    return place;
  };
  const pack = (steps: readonly Step<Storyboard>[]) =>
    steps.map(({ before, after, words }): Written["past"][number] => [
      placeOf(before),
      placeOf(after),
      words ?? null,
    ]);
  const written = { version, past: pack(past), future: pack(future) };
  return { ...written, boards: [...places.keys()] };
}

const keyOf = (contentId: string) => `vitrine:history:${contentId}`;

/** What this tab kept of a video. */
export function readKeptSteps(contentId: string): KeptSteps | null {
  try {
    return readSteps(sessionStorage.getItem(keyOf(contentId)));
  } catch {
    return null;
  }
}

const markOf = (contentId: string) => `vitrine:history-open:${contentId}`;

/** From now on the steps of a video may be kept; until its person signs out, which forgets that, too. */
export function openKeptSteps(contentId: string): void {
  try {
    sessionStorage.setItem(markOf(contentId), "1");
  } catch {
    // Nothing is kept then.
  }
}

/** Keeps the steps for as long as the tab lives and its person is signed in. */
export function keepSteps(contentId: string, steps: KeptSteps): void {
  try {
    if (sessionStorage.getItem(markOf(contentId)) === null) return;
    if (steps.past.length + steps.future.length === 0) sessionStorage.removeItem(keyOf(contentId));
    else sessionStorage.setItem(keyOf(contentId), writeSteps(steps));
  } catch {
    // Where nothing can be kept, undo lasts as long as the page.
  }
}
