import type { GallerySource, GalleryState } from "~/images/gallery/gallery-source";
import { cut, nextStep, type Segment, totalOf } from "~/images/gallery/time-segments";
import { type Dated, mergeNewest, pageItems } from "./merge-newest";

/** Segments that are listened to; those longest out of sight are let go, so that memory does not grow. */
const mostOpen = 8;
/** How long an empty cache is taken for a server that is about to answer. */
const patienceMs = 3_000;

/**
 * A list of any length of which windows are shown: `show` says which, `onChange` tells of each change. The newest
 * page and every window that was shown lately are live.
 */
export class GalleryIndex<Item extends Dated> {
  private segments: Segment<Item>[] = [];
  private readonly open = new Map<number, () => void>();
  private stopNewest: () => void;
  /** The newest are listened to from a moment on rather than as a page. */
  private isFromMoment = false;
  private wanted = { first: 0, last: 0 };
  private isWorking = false;
  private isStopped = false;
  private isBegun = false;
  /** The server has said what the newest are; before, this device may know only some of them. */
  private isAnswered = false;
  private isMeasured = false;
  /** What is newer is held back, in milliseconds since 1970. */
  private heldMs = Number.POSITIVE_INFINITY;
  private error: Error | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly source: GallerySource<Item>,
    private readonly onChange: (state: GalleryState<Item>) => void,
  ) {
    onChange({ kind: "loading" });
    this.stopNewest = source.watchNewest(
      pageItems,
      (items, fromCache) => void this.onNewest(items, fromCache),
      (error) => this.fail(error),
    );
  }

  /** Asks for items `first` to `last`, both included. */
  show(first: number, last: number): void {
    this.wanted = { first, last };
    this.error = null;
    void this.work();
  }

  /**
   * While held, what is made from now on is counted (`newer`) but not shown, so that what is looked at stays in its
   * place.
   */
  hold(isHeld: boolean): void {
    if (isHeld === Number.isFinite(this.heldMs) || !this.isBegun) return;
    this.heldMs = isHeld
      ? (this.segments[0]?.items?.[0]?.createdAt.getTime() ?? Number.POSITIVE_INFINITY)
      : Number.POSITIVE_INFINITY;
    this.tell();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.waiting);
    this.stopNewest();
    for (const stop of this.open.values()) stop();
    this.open.clear();
  }

  private async onNewest(items: Item[], fromCache: boolean): Promise<void> {
    if (this.isStopped) return;
    // An empty cache says nothing: the server has not answered yet.
    if (fromCache && items.length === 0 && !this.isBegun) return this.waitForServer();
    clearTimeout(this.waiting);
    const isFirstAnswer = !fromCache && !this.isAnswered;
    if (isFirstAnswer) this.isAnswered = true;
    // The server's first answer is begun with anew, unless more than the newest is shown already.
    if (this.isBegun && !(isFirstAnswer && this.segments.length <= 1)) {
      this.segments[0] = mergeNewest(this.segments[0]!, items, this.source.isWhole);
      if (this.segments[0].count > pageItems && !this.source.isWhole)
        this.listenFrom(this.segments[0].fromMs);
      return this.tell();
    }
    this.isBegun = true;
    const isAll = this.source.isWhole || (items.length < pageItems && !fromCache);
    const boundaryMs = isAll ? 0 : items.at(-1)!.createdAt.getTime();
    const newest = {
      fromMs: boundaryMs,
      toMs: Number.POSITIVE_INFINITY,
      count: items.length,
      items,
      misses: 0,
    };
    this.segments = [newest];
    this.isMeasured = isAll;
    this.tell();
    await this.work();
  }

  /** Says after a while that there is no answer; one that comes later is shown all the same. */
  private waitForServer(): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.fail(new Error("The server has not answered.")), patienceMs);
  }

  /** A page says nothing of what was pushed off it: from now on all from its last item on is listened to. */
  private listenFrom(fromMs: number): void {
    if (this.isFromMoment) return;
    this.isFromMoment = true;
    this.stopNewest();
    this.stopNewest = this.source.watchRange(
      { fromMs, toMs: Number.POSITIVE_INFINITY },
      (items, fromCache) => {
        const newest = this.segments[0];
        if (this.isStopped || !newest || (fromCache && items.length < newest.count)) return;
        this.segments = this.segments.with(0, { ...newest, count: items.length, items });
        this.tell();
      },
      (error) => this.fail(error),
    );
  }

  /** Learns how much there is besides the newest page. */
  private async measure(): Promise<void> {
    const [newest] = this.segments;
    const [total, oldest] = await Promise.all([this.source.count(null), this.source.oldest()]);
    // Begun with anew meanwhile: what was counted is beside other items now.
    if (!newest || newest !== this.segments[0] || this.isStopped || this.isMeasured) return;
    this.isMeasured = true;
    this.error = null;
    const toMs = newest.fromMs;
    const fromMs = Math.min(oldest?.createdAt.getTime() ?? toMs, toMs - 1);
    const count = total - newest.count;
    if (count > 0) this.segments = [newest, { fromMs, toMs, count, items: null, misses: 0 }];
    this.tell();
  }

  /** One step at a time until the window is there; what is wanted may change on the way. */
  private async work(): Promise<void> {
    if (this.isWorking || this.isStopped || !this.isBegun) return;
    this.isWorking = true;
    try {
      for (;;) {
        if (!this.isMeasured) {
          await this.measure();
          if (this.isStopped) break;
          continue;
        }
        const held = this.countHeld();
        const { first, last } = this.wanted;
        const step = nextStep(this.segments, first + held, last + held, pageItems);
        if (!step || this.isStopped) break;
        const segment = this.segments[step.at]!;
        if (step.kind === "read") {
          await this.read(segment);
          continue;
        }
        const newer = await this.source.count({ fromMs: step.fromMs, toMs: segment.toMs });
        this.segments = cut(this.segments, this.segments.indexOf(segment), step.fromMs, newer);
      }
    } catch (error) {
      this.fail(error as Error);
    } finally {
      this.isWorking = false;
    }
  }

  private read(segment: Segment<Item>): Promise<void> {
    const { fromMs, toMs } = segment;
    return new Promise((resolve, reject) => {
      const stop = this.source.watchRange(
        { fromMs, toMs },
        (items, fromCache) => {
          // What this device alone knows may be a part of what was counted.
          if (this.isStopped || (fromCache && items.length < segment.count)) return;
          const at = this.segments.findIndex((each) => each.fromMs === fromMs && each.toMs === toMs);
          if (at < 0) return;
          this.segments = this.segments.with(at, { fromMs, toMs, count: items.length, items, misses: 0 });
          this.tell();
          resolve();
        },
        (error) => {
          this.open.delete(fromMs);
          reject(error);
        },
      );
      this.open.set(fromMs, stop);
      this.closeFarOnes();
    });
  }

  /** Lets go of the segments opened longest ago that are out of sight. */
  private closeFarOnes(): void {
    for (const [fromMs, stop] of this.open) {
      if (this.open.size <= mostOpen) return;
      const at = this.segments.findIndex((segment) => segment.fromMs === fromMs && segment.items !== null);
      const segment = this.segments[at];
      if (!segment) continue;
      const start = totalOf(this.segments.slice(0, at)) - this.countHeld();
      if (start <= this.wanted.last && start + segment.count > this.wanted.first) continue;
      stop();
      this.open.delete(fromMs);
      this.segments = this.segments.with(at, { ...segment, items: null });
    }
  }

  private tell(): void {
    if (this.isStopped) return;
    const { error } = this;
    const newer = this.countHeld();
    const [newest, ...older] = this.segments;
    const segments =
      newer > 0 && newest?.items
        ? [{ ...newest, count: newest.count - newer, items: newest.items.slice(newer) }, ...older]
        : this.segments;
    this.onChange({ kind: "present", segments, total: totalOf(segments), newer, error });
  }

  /** How many of the newest are held back; they are the first of the first segment. */
  private countHeld(): number {
    const items = this.segments[0]?.items ?? [];
    const shown = items.findIndex(({ createdAt }) => createdAt.getTime() <= this.heldMs);
    return shown < 0 ? items.length : shown;
  }

  private fail(error: Error): void {
    if (this.isStopped) return;
    this.error = error;
    if (this.isBegun) this.tell();
    else this.onChange({ kind: "failed", error });
  }
}
