import type { EditHistory, Step } from "~/client/edit-history";
import type { Scene, Storyboard } from "~/scene/storyboard";

/** The ways back and forth of a session, as they are kept over a reload. */
export type KeptSteps = Pick<EditHistory<Storyboard>, "past" | "future">;

/** Characters at most: a tab's storage holds some five million, and others want room in it. */
export const mostHistoryCharacters = 1_500_000;
/** Of what is written. */
const version = 4;
/** Storyboards of another version are no steps of this one. */
const boardVersion = 3;

interface Written {
  version: number;
  /** Each once: a step leaves most of them as they were. */
  scenes: Scene[];
  /** Each once: what one step ends with, the next begins with. Their scenes by place. */
  boards: (Omit<Storyboard, "scenes"> & { scenes: number[] })[];
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
    const { version: known, scenes, boards: written, past, future } = JSON.parse(text) as Written;
    if (known !== version || written.some((board) => board.version !== boardVersion)) return null;
    const boards = written.map((board): Storyboard => ({ ...board, scenes: board.scenes.map(sceneAt) }));
    function sceneAt(place: number): Scene {
      const scene = scenes[place];
      if (!scene) throw new RangeError("A storyboard names no scene.");
      return scene;
    }
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
  const boards = new Places<Storyboard>();
  const scenes = new Places<Scene>();
  const pack = (steps: readonly Step<Storyboard>[]) =>
    steps.map(({ before, after, words }): Written["past"][number] => [
      boards.of(before),
      boards.of(after),
      words ?? null,
    ]);
  const written = { version, past: pack(past), future: pack(future) };
  const listed = boards
    .list()
    .map((board) => ({ ...board, scenes: board.scenes.map((scene) => scenes.of(scene)) }));
  return { ...written, boards: listed, scenes: scenes.list() };
}

/** Things in the order in which they were first asked for, each once. */
class Places<Thing> {
  readonly #places = new Map<Thing, number>();

  of(thing: Thing): number {
    const place = this.#places.get(thing) ?? this.#places.size;
    this.#places.set(thing, place);
    return place;
  }

  list(): Thing[] {
    return [...this.#places.keys()];
  }
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
