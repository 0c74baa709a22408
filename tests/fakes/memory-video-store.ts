import type { Fact } from "~/domain/facts/fact";
import type { OnlineState } from "~/firebase/online-state";
import { type RefusalCode, refusalOf, WriteRefused } from "~/firebase/write-refusal";
import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import type { LiveContent, UnsentEdit, VideoStore } from "~/studio/video-store";

/** An account with one video, in memory. It answers at once, where it is reached; its listeners hear in order. */
export class MemoryAccount {
  /** Of every write it refuses; null while it refuses none. */
  refusal: RefusalCode | null = null;
  /** While listeners are behind, what they will hear waits for `catchUp`. */
  isBehind = false;
  saves = 0;
  /** What is written arrives, and whoever wrote it never hears of that. */
  losesAnswers = false;
  /** Answers to writes wait for it. */
  answers: Promise<void> = Promise.resolve();
  online: OnlineState = "online";
  /** What the facts of the video's product say. */
  facts: readonly Fact[] = [];
  readonly #factWatchers = new Set<(facts: readonly Fact[]) => void>();
  readonly #waiting: LiveContent[] = [];
  readonly #watchers = new Map<(live: LiveContent) => void, (error: Error) => void>();
  readonly #onlineWatchers = new Set<() => void>();

  constructor(public content: Content | null) {}

  /** A change of the video by somebody, here or elsewhere. */
  write(fields: Partial<Content>): void {
    if (this.online === "offline") throw Object.assign(new Error("Not reached."), { code: "unavailable" });
    if (this.refusal) throw new WriteRefused(refusalOf(this.refusal));
    if (!this.content) throw new WriteRefused(refusalOf("deleted"));
    this.content = {
      ...this.content,
      ...fields,
      updatedAt: new Date(this.content.updatedAt.getTime() + 1000),
    };
    this.tell({ item: this.content, hasPendingWrites: false, fromCache: false });
  }

  delete(): void {
    this.content = null;
    this.tell({ item: null, hasPendingWrites: false, fromCache: false });
  }

  tell(live: LiveContent): void {
    this.#waiting.push(live);
    if (!this.isBehind) this.catchUp(this.#waiting.length);
  }

  catchUp(count: number): void {
    for (const live of this.#waiting.splice(0, count)) this.tellAtOnce(live);
  }

  /** Heard before what listeners still wait for, as what this device has just written is. */
  tellAtOnce(live: LiveContent): void {
    for (const onChange of this.#watchers.keys()) onChange(live);
  }

  failListeners(error: Error): void {
    for (const onError of this.#watchers.values()) onError(error);
  }

  changeFacts(facts: readonly Fact[]): void {
    this.facts = facts;
    for (const onChange of this.#factWatchers) onChange(facts);
  }

  watchFacts(onChange: (facts: readonly Fact[]) => void): () => void {
    this.#factWatchers.add(onChange);
    onChange(this.facts);
    return () => this.#factWatchers.delete(onChange);
  }

  go(online: OnlineState): void {
    this.online = online;
    for (const watcher of this.#onlineWatchers) watcher();
  }

  watch(onChange: (live: LiveContent) => void, onError: (error: Error) => void): () => void {
    this.#watchers.set(onChange, onError);
    return () => this.#watchers.delete(onChange);
  }

  watchOnline(onChange: () => void): () => void {
    this.#onlineWatchers.add(onChange);
    return () => this.#onlineWatchers.delete(onChange);
  }
}

/** A device whose storage outlives its pages: what `kept` holds is there after a reload. */
export class MemoryDevice {
  kept: UnsentEdit | null = null;
  /** What closed tabs left. */
  left: UnsentEdit[] = [];
  isFull = false;
  isClaimed = false;
  /** How often what is kept was sent for no page. */
  sendings = 0;

  constructor(private readonly account: MemoryAccount) {}

  openStore(): VideoStore {
    const { account } = this;
    return {
      watch: (onChange, onError) => account.watch(onChange, onError),
      watchFacts: (onChange) => account.watchFacts(onChange),
      saveStoryboard: async (base: Storyboard, mine: Storyboard) => {
        const before = account.content;
        if (!before) throw new WriteRefused(refusalOf("deleted"));
        const { storyboard: stored, overruled } = mergeStoryboards(base, mine, before.storyboard);
        account.write({ storyboard: stored, savedBy: "ada" });
        account.saves += 1;
        if (account.losesAnswers) throw Object.assign(new Error("Not answered."), { code: "unavailable" });
        const { storyboard: read, updatedAt: readUpdatedAt, savedBy: readBy = null } = before;
        await account.answers;
        return { read, readUpdatedAt, readBy, stored, overruled };
      },
      rename: async (title) => account.write({ title }),
      restore: async () => account.write({ trashedAt: null }),
      keepEdit: (unsent) => {
        if (!this.isFull) this.kept = structuredClone(unsent);
        return !this.isFull;
      },
      readOwnEdit: () => this.kept,
      findLeftEdits: async () =>
        this.left.map((edit) => ({
          ...edit,
          forget: () => {
            this.left = this.left.filter((other) => other !== edit);
          },
        })),
      claimEdits: () => {
        this.isClaimed = true;
        return () => {
          this.isClaimed = false;
        };
      },
      sendKept: () => {
        this.sendings += 1;
      },
      readOnline: () => account.online,
      watchOnline: (onChange) => account.watchOnline(onChange),
      readKeeping: () => "device",
      watchKeeping: () => () => {},
    };
  }
}
