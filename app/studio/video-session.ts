import { adopt, type EditHistory, edit, redo, startHistory, undo } from "~/client/edit-history";
import { sameData } from "~/domain/data/same-data";
import type { Fact } from "~/domain/facts/fact";
import type { Merge } from "~/firebase/draft";
import { type DraftStatus, DraftWriter } from "~/firebase/draft-writer";
import { type EditState, editState } from "~/firebase/edit-state";
import { type Refusal, readRefusal, refusalOf } from "~/firebase/write-refusal";
import { keepBindings } from "~/scene/bind-facts";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import { refusalOfSize } from "~/scene/storyboard-size";
import { refusalOfValues } from "~/scene/storyboard-values";
import { withFacts } from "~/scene/with-facts";
import type { Content } from "~/stores/content/content-document";
import type { KeptSteps } from "./kept-history";
import { OwnWords, type ReplacedWords } from "./own-words";
import type { LiveContent, UnsentEdit, VideoStore } from "./video-store";

/** A video being edited, as it is shown. Replaced with each change, never altered. */
export interface VideoState {
  /** As last heard of; null once it was deleted. */
  content: Content | null;
  /** What is shown: ahead of `content` while a change is not with the server yet, and in the words its facts have today. */
  storyboard: Storyboard;
  /** What the facts of its product say now. */
  facts: readonly Fact[];
  saveState: EditState;
  /** The rules no longer show it: whoever is not its owner is out. */
  isDenied: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** What undo would take back and redo bring back, where the edit was named. */
  undoWords: string | null;
  redoWords: string | null;
}

/** What a person is told beside the state; `by` is the id of whoever stored it, null where nobody knows. */
interface VideoNotices {
  /** The same place was changed here and elsewhere. Ours is shown; `useTheirs` takes theirs, as one more edit. */
  onOverruled: (useTheirs: () => void, by: string | null) => void;
  /** Words of one's own gave way to somebody else's; `takeBack` puts them there again, as one more edit. */
  onReplaced: (replaced: readonly ReplacedWords[], takeBack: () => void, by: string | null) => void;
  /** Changes made elsewhere are not heard any more; `isDenied`: because the rules no longer show the video. */
  onWatchFailed: (error: Error, isDenied: boolean) => void;
}

/** A title or trash mark the server would not have. `again` sends it once more. */
interface Refused {
  refusal: Refusal;
  again: () => void;
}

/**
 * One video being edited: live from its store, each change shown at once, undoable, and sent after a pause. What its product's
 * facts say now is laid over what is stored, and stored with the next edit only: a changed price writes no video.
 */
export class VideoSession {
  #content: Content | null;
  #history: EditHistory<Storyboard>;
  #draft: Omit<DraftStatus<Storyboard>, "present"> = { isUnsent: false, isKept: true, refusal: null };
  #hasPendingWrites = false;
  #refused: Refused | null = null;
  #state: VideoState;
  #shown: { of: Storyboard; with: readonly Fact[]; storyboard: Storyboard } | undefined;
  #writer: DraftWriter<Storyboard> | undefined;
  /** Whoever stored what was heard or found last; null where nobody knows. */
  #storedBy: string | null = null;
  /** A listener has brought the video here, be it an old state of it. */
  #isHeard = false;
  #isTakingUp = false;
  #isClosed = false;
  #isDenied = false;
  readonly #ownWords = new OwnWords();
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly served: Content,
    private readonly store: VideoStore,
    private readonly notices: VideoNotices,
    private facts: readonly Fact[] = [],
    /** The ways back and forth of before a reload. */
    kept: KeptSteps | null = null,
  ) {
    this.#content = served;
    this.#history = { ...startHistory(served.storyboard), ...kept };
    // Read before anything is shown or kept: later it would be what was just changed here, taken twice.
    const own = store.readOwnEdit();
    if (own) this.#takeUp(own);
    this.#state = this.#describe();
  }

  readonly read = (): VideoState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Begins to listen and to send, and takes up what closed tabs left unsent; returns how to end that. */
  readonly open = (): (() => void) => {
    const stored = (this.#content ?? this.served).storyboard;
    const writer = this.#openWriter(stored);
    const release = this.store.claimEdits();
    if (this.#history.present !== stored) writer.change(this.#history.present);
    this.#isClosed = false;
    // What a closed tab left is sent from here too: where it is refused, this page says so.
    void this.store.findLeftEdits().then((left) => {
      for (const { base, present, forget } of left) {
        if (this.#isClosed) return;
        this.#isTakingUp = true;
        writer.resume(base, present);
        this.#isTakingUp = false;
        forget();
      }
    });
    const stops = [
      this.store.watch(
        (live) => this.#onLive(live),
        (error) => {
          this.#isDenied = (error as { code?: string }).code === "permission-denied";
          this.#show();
          this.notices.onWatchFailed(error, this.#isDenied);
        },
      ),
      this.store.watchFacts((facts) => {
        this.facts = facts;
        this.#show();
      }),
      this.store.watchOnline(() => this.#show()),
      this.store.watchKeeping(() => this.#show()),
    ];
    return () => {
      this.#isClosed = true;
      writer.stop();
      for (const stop of stops) stop();
      release();
    };
  };

  /**
   * What this tab left is one more edit, which is sent once the video is open.
   * Where the steps of before a reload are known, what was left unsent is among them already. What was typed is taken up also
   * where it has no room beside what others did: refusing it here would lose it, the server's refusal keeps it in sight.
   */
  #takeUp({ base, present }: UnsentEdit): void {
    const merged = (shown: Storyboard) => mergeStoryboards(base, present, shown).storyboard;
    if (this.#history.past.length > 0) {
      this.#history = adopt(this.#history, merged(this.#history.present));
      return;
    }
    const shown = this.#inTodaysWords();
    const next = merged(shown);
    if (next !== shown) this.#history = edit(this.#history, keepBindings(shown, next), null, Date.now());
  }

  /** The ways back and forth, to be kept over a reload. */
  readonly readSteps = (): KeptSteps => ({ past: this.#history.past, future: this.#history.future });

  /**
   * Shows what a pure edit makes of the storyboard at once and sends it soon. See `edit` for `place` and `words`, which may name it
   * by what it did. Throws what the
   * edit throws, and StoryboardEditError `video-full` where the video would hold more than it can, `out-of-range` where nobody could
   * read it again: nothing changes then.
   */
  readonly change = (
    edited: (storyboard: Storyboard) => Storyboard,
    place: string | null = null,
    words?: string | ((before: Storyboard, after: Storyboard) => string),
  ): void => {
    const shown = this.#inTodaysWords();
    const next = edited(shown);
    if (next === shown) return;
    const refusal = refusalOfSize(shown, next);
    if (refusal) throw new StoryboardEditError("video-full", refusal);
    const unreadable = refusalOfValues(next);
    if (unreadable) throw new StoryboardEditError("out-of-range", unreadable);
    this.#make(shown, next, place, typeof words === "function" ? words(shown, next) : words);
  };

  /** Takes back one's own last edit; what others changed since stands. */
  readonly undo = (): void => {
    if (this.#state.canUndo) this.#edit(undo(this.#history, mergeMine), true);
  };

  readonly redo = (): void => {
    if (this.#state.canRedo) this.#edit(redo(this.#history, mergeMine));
  };

  readonly rename = (title: string): void => this.#write(() => this.store.rename(title));

  readonly restore = (): void => this.#write(() => this.store.restore());

  /** Sends again what was refused. */
  readonly retry = (): void => {
    this.#refused?.again();
    this.#writer?.retry();
  };

  /** Gives up what was refused. */
  readonly discard = (): void => {
    this.#refused = null;
    this.#ownWords.forget();
    this.#writer?.discard();
    this.#show();
  };

  #openWriter(stored: Storyboard): DraftWriter<Storyboard> {
    const { keepEdit, readOnline, watchOnline } = this.store;
    this.#writer = new DraftWriter<Storyboard>(
      stored,
      {
        merge,
        save: async (base, mine) => {
          const saved = await this.store.saveStoryboard(base, mine);
          this.#storedBy = saved.readBy;
          return saved;
        },
        keep: keepEdit,
        readOnline,
        watchOnline,
      },
      {
        onStatus: ({ present, ...draft }) => {
          this.#draft = draft;
          const before = this.#history.present;
          const isNew = present !== before;
          if (isNew) this.#history = adopt(this.#history, present);
          // What a closed tab left is one's own as well.
          if (isNew && this.#isTakingUp) this.#ownWords.note(before, present, false);
          this.#show();
          if (isNew) this.#tellReplaced(present);
        },
        onOverruled: (withTheirs) =>
          this.notices.onOverruled(() => this.change(() => withTheirs), this.#storedBy),
      },
    );
    return this.#writer;
  }

  #tellReplaced(present: Storyboard): void {
    const replaced = this.#ownWords.takeReplaced(present);
    if (replaced.length === 0) return;
    this.notices.onReplaced(
      replaced,
      () => this.change((now) => replaced.reduce((storyboard, { putBack }) => putBack(storyboard), now)),
      this.#storedBy,
    );
  }

  #onLive({ item, hasPendingWrites, fromCache }: LiveContent): void {
    // Before the server has answered, that a document is not on this device says nothing, and what is may be older
    // than what the page was served with. Something that was just written to it does not bring it here.
    const isOld = item !== null && !hasPendingWrites && item.updatedAt < this.served.updatedAt;
    // Nor does a first "there is none": a title that the server took before it told of the document leaves one that is not known.
    // The page was served with it; that it is gone is heard of once it was there, or said of the next save.
    if (item) this.#isHeard = true;
    else if (fromCache || !this.#isHeard) return;
    if (fromCache && isOld) return;
    this.#content = item;
    this.#hasPendingWrites = hasPendingWrites;
    this.#show();
    // A title or an invitation of one's own shows beside the storyboard that this device knew before the last save: that is no news.
    if (!item || hasPendingWrites) return;
    this.#storedBy = item.savedBy ?? null;
    this.#writer?.onRemote(item.storyboard, item.updatedAt);
  }

  #make(shown: Storyboard, next: Storyboard, place: string | null, words?: string): void {
    this.#edit(edit(this.#history, keepBindings(shown, next), place, Date.now(), words));
  }

  #edit(next: EditHistory<Storyboard>, isUndone = false): void {
    this.#ownWords.note(this.#history.present, next.present, isUndone);
    this.#history = next;
    this.#writer?.change(next.present);
    // A voice or a picture that came after its page was left: nobody else would send it before the next visit.
    if (this.#isClosed) this.store.sendKept();
    this.#show();
  }

  #write(work: () => Promise<void>): void {
    this.#refused = null;
    this.#show();
    work().catch((error) => {
      this.#refused = { refusal: readRefusal(error, true), again: () => this.#write(work) };
      this.#show();
    });
  }

  #show(): void {
    const now = this.#describe();
    const names = Object.keys(now) as (keyof VideoState)[];
    if (names.every((name) => now[name] === this.#state[name])) return;
    this.#state = now;
    for (const listener of this.#listeners) listener();
  }

  #inTodaysWords(): Storyboard {
    const { present: of } = this.#history;
    if (this.#shown?.of !== of || this.#shown.with !== this.facts) {
      this.#shown = { of, with: this.facts, storyboard: withFacts(of, this.facts) };
    }
    return this.#shown.storyboard;
  }

  #describe(): VideoState {
    const { isUnsent, isKept, refusal } = this.#draft;
    const isDeleted = this.#content === null && isUnsent;
    const saveState = editState({
      isUnsent: isUnsent || this.#hasPendingWrites,
      refusal: (isDeleted ? refusalOf("deleted") : refusal) ?? this.#refused?.refusal ?? null,
      online: this.store.readOnline(),
      keeping: isUnsent && !isKept ? "tab" : this.#hasPendingWrites ? this.store.readKeeping() : "device",
    });
    const before = this.#state?.saveState;
    return {
      content: this.#content,
      storyboard: this.#inTodaysWords(),
      facts: this.facts,
      saveState: before && sameData(before, saveState) ? before : saveState,
      isDenied: this.#isDenied,
      canUndo: this.#history.past.length > 0,
      canRedo: this.#history.future.length > 0,
      undoWords: this.#history.past.at(-1)?.words ?? null,
      redoWords: this.#history.future[0]?.words ?? null,
    };
  }
}

const mergeMine = (base: Storyboard, mine: Storyboard, theirs: Storyboard) =>
  mergeStoryboards(base, mine, theirs).storyboard;

const merge: Merge<Storyboard> = (base, mine, theirs) => {
  const { storyboard: value, overruled } = mergeStoryboards(base, mine, theirs);
  return { value, overruled };
};
