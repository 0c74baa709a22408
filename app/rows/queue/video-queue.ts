import { useEffect, useSyncExternalStore } from "react";
import { availableStorage } from "~/export/available-storage";
import { canResumeAfter, ExportError } from "~/export/export-error";
import { memoryGigabytes } from "~/export/export-video";
import type { ExportProgress } from "~/export/progress-meter";
import { ExportWorker } from "~/export/run-worker";
import { showTabWork } from "~/shell/tab-work";
import { makeVideoFile, type VideoOrder } from "./make-video-file";
import type { PlannedVideo } from "./plan-videos";
import { readRecord, removeStrayFiles, removeTableVideos, writeRecord } from "./queue-files";
import { secondsLeft } from "./queue-pace";
import { type QueueRecord, sortVideos, withFailed, withFinished } from "./queue-record";
import { limitsOfOne, videosAtOnce } from "./videos-at-once";

/** A table's queue as a page shows it. */
export interface QueueView {
  /** `elsewhere`: another tab runs it. */
  status: "loading" | "none" | "running" | "paused" | "ended" | "elsewhere";
  /** `storage`: there is no room. `cut-off`: the tab that ran it was closed. */
  pausedFor: "storage" | "cut-off" | null;
  record: QueueRecord | null;
  /** Videos under way; null before there is progress. */
  active: ReadonlyMap<string, ExportProgress | null>;
  secondsLeft: number | null;
}

export interface QueueOrder extends VideoOrder {
  /** Of the table. */
  name: string;
  /** null: all rows. */
  rowIds: readonly string[] | null;
  /** Of the table's page, which shows the queue. */
  address: string;
}

const loading: QueueView = {
  status: "loading",
  pausedFor: null,
  record: null,
  active: new Map(),
  secondsLeft: null,
};
const views = new Map<string, QueueView>();
const listeners = new Set<() => void>();
const stops = new Map<string, (why: "paused" | "cancelled" | "storage") => void>();
const channels = new Map<string, BroadcastChannel>();

type TabMessage =
  | { kind: "saved" }
  | { kind: "active"; active: [string, ExportProgress | null][]; left: number | null };

const msBetweenReports = 250;
/** A video needs its room twice for a moment, as segments and joined, and the browser some for itself. */
const roomFactor = 3;
const leastRoomBytes = 64 * 2 ** 20;

/** The queue of a table in this browser: it goes on while other pages are visited, and is taken up again after a reload. */
export function useVideoQueue(batchId: string): QueueView {
  useEffect(() => void openQueue(batchId), [batchId]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readQueue(batchId),
    () => loading,
  );
}

export function readQueue(batchId: string): QueueView {
  return views.get(batchId) ?? loading;
}

const lockOf = (batchId: string) => `vitrine-table-videos-${batchId}`;

/** Reads what was kept, and follows the tab that runs the queue, where another one does. */
export async function openQueue(batchId: string): Promise<void> {
  if (channels.has(batchId)) return;
  const channel = new BroadcastChannel(lockOf(batchId));
  channels.set(batchId, channel);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (stops.has(batchId)) return;
    if (data.kind === "active") {
      show(batchId, { status: "elsewhere", active: new Map(data.active), secondsLeft: data.left });
    } else void readRecord(batchId).then((record) => show(batchId, { record }));
    followOtherTab(batchId);
  };
  await showAtRest(batchId);
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === lockOf(batchId)) && !stops.has(batchId)) {
    show(batchId, { status: "elsewhere" });
    followOtherTab(batchId);
  }
}

const followed = new Set<string>();

/** Shows the queue at rest as soon as the other tab has let it go. */
function followOtherTab(batchId: string): void {
  if (followed.has(batchId)) return;
  followed.add(batchId);
  void navigator.locks.request(lockOf(batchId), async () => {
    followed.delete(batchId);
    await showAtRest(batchId);
  });
}

async function showAtRest(batchId: string): Promise<void> {
  const record = await readRecord(batchId);
  if (stops.has(batchId)) return;
  const status = !record ? "none" : record.state === "ended" ? "ended" : "paused";
  show(batchId, {
    ...loading,
    status,
    record,
    pausedFor: record?.state === "running" ? "cut-off" : null,
  });
}

/**
 * Makes the planned videos that are not finished. Those that failed are left as they are, unless they are to be tried again: then only
 * they are made. Does nothing where this table's queue runs already, here or in another tab.
 */
export async function startQueue(
  order: QueueOrder,
  only: "failed" | "unfinished" = "unfinished",
): Promise<void> {
  const { batchId } = order;
  await openQueue(batchId);
  if (stops.has(batchId)) return;
  const isOurs = await navigator.locks.request(lockOf(batchId), { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await new QueueRun(order, only).run();
    return true;
  });
  if (!isOurs) {
    show(batchId, { status: "elsewhere" });
    followOtherTab(batchId);
  }
}

/** Stops at once; what is finished of the videos under way is taken up when it goes on. */
export function pauseQueue(batchId: string): void {
  stops.get(batchId)?.("paused");
}

/** Stops for good. Finished videos stay. */
export async function cancelQueue(batchId: string): Promise<void> {
  const stop = stops.get(batchId);
  if (stop) return stop("cancelled");
  const record = views.get(batchId)?.record;
  if (!record) return;
  await writeRecord(batchId, { ...record, state: "ended" });
  await showAtRest(batchId);
}

/** Removes the finished videos and all that was kept of the queue from this browser. */
export async function forgetQueue(batchId: string): Promise<void> {
  if (stops.has(batchId)) return;
  await removeTableVideos(batchId);
  await showAtRest(batchId);
}

class QueueRun {
  readonly #order: QueueOrder;
  readonly #waiting: PlannedVideo[];
  readonly #ordered: readonly PlannedVideo[];
  readonly #finished = new Set<string>();
  readonly #active = new Map<string, ExportProgress | null>();
  readonly #canceller = new AbortController();
  readonly #startedMs = Date.now();
  #record: QueueRecord;
  #stoppedFor: "paused" | "cancelled" | "storage" | null = null;
  #reportedMs = 0;
  #saving: Promise<void> = Promise.resolve();
  #isUnsaved = false;

  constructor(order: QueueOrder, only: "failed" | "unfinished") {
    const { rowIds, batchId, plan } = order;
    const { formats, quality } = plan.settings;
    this.#order = order;
    const former = views.get(batchId)?.record ?? null;
    const { waiting, changed, failed } = sortVideos(former, plan.videos);
    const wanted = new Set(only === "failed" ? failed : [...waiting, ...changed]);
    this.#waiting = plan.videos.filter((video) => wanted.has(video));
    this.#ordered = [...this.#waiting];
    this.#record = {
      version: 1,
      rowIds: rowIds && [...rowIds],
      formats: [...formats],
      quality,
      state: "running",
      done: former?.done ?? {},
      failed: Object.fromEntries(
        Object.entries(former?.failed ?? {}).filter(
          ([id]) => !this.#waiting.some((video) => video.id === id),
        ),
      ),
    };
  }

  async run(): Promise<void> {
    const { batchId } = this.#order;
    stops.set(batchId, (why) => this.#stop(why));
    /** Each makes one video after the other. */
    const workers: ExportWorker[] = [];
    try {
      await navigator.storage.persist?.().catch(() => false);
      await removeStrayFiles(batchId, this.#record).catch(() => {});
      this.#save();
      this.#report("now");
      // What the videos have in common is made with the first one, and taken up by all others.
      const cores = navigator.hardwareConcurrency;
      const most = Math.min(videosAtOnce(cores, memoryGigabytes()), this.#waiting.length);
      while (workers.length < most) workers.push(new ExportWorker());
      const [first] = workers;
      if (first) await this.#makeNext(first, undefined);
      await Promise.all(workers.map((worker) => this.#makeOthers(worker, most)));
    } finally {
      for (const worker of workers) worker.close();
      const isOver = this.#stoppedFor === null || this.#stoppedFor === "cancelled";
      this.#record = { ...this.#record, state: isOver ? "ended" : "paused" };
      this.#save();
      await this.#saving;
      stops.delete(batchId);
      this.#active.clear();
      this.#report("now");
    }
  }

  async #makeOthers(worker: ExportWorker, atOnce: number): Promise<void> {
    while (this.#waiting.length > 0 && !this.#stoppedFor) {
      // The last ones have the whole machine.
      const isAlone = atOnce === 1 || (this.#waiting.length === 1 && this.#active.size === 0);
      await this.#makeNext(worker, isAlone ? undefined : limitsOfOne);
    }
  }

  async #makeNext(worker: ExportWorker, limits: typeof limitsOfOne | undefined): Promise<void> {
    const video = this.#waiting.shift();
    if (!video) return;
    if (!(await this.#hasRoom(video))) return this.#stop("storage");
    this.#active.set(video.id, null);
    this.#report("now");
    try {
      const finished = await this.#tryTwice(video, worker, limits);
      this.#record = withFinished(this.#record, video.id, finished);
      this.#finished.add(video.id);
    } catch (thrown) {
      const code = thrown instanceof Error && "code" in thrown ? String(thrown.code) : "unexpected";
      if (code === "storage-full") this.#stop("storage");
      if (!this.#stoppedFor) this.#fail(video, code, thrown);
    } finally {
      this.#active.delete(video.id);
      this.#save();
      this.#report("now");
    }
  }

  #fail(video: PlannedVideo, code: string, thrown: unknown): void {
    const message =
      thrown instanceof Error && code !== "unexpected"
        ? thrown.message
        : "This video could not be made. Look at its row, then try again.";
    if (code === "unexpected") reportError(thrown);
    const { [video.id]: _, ...done } = this.#record.done;
    this.#record = withFailed({ ...this.#record, done }, video.id, { key: video.key, code, message });
    this.#finished.add(video.id);
  }

  /** An encoder or a worker that the browser has ended takes up what was finished. */
  async #tryTwice(video: PlannedVideo, worker: ExportWorker, limits: typeof limitsOfOne | undefined) {
    const { signal } = this.#canceller;
    const options = {
      worker,
      signal,
      limits,
      onProgress: (progress: ExportProgress) => {
        this.#active.set(video.id, progress);
        this.#report("soon");
      },
    };
    try {
      return await makeVideoFile(this.#order, video, options);
    } catch (thrown) {
      const isLost =
        thrown instanceof ExportError && canResumeAfter(thrown.code) && thrown.code !== "storage-full";
      if (!isLost || signal.aborted) throw thrown;
      return makeVideoFile(this.#order, video, options);
    }
  }

  async #hasRoom({ seconds }: PlannedVideo): Promise<boolean> {
    const free = await availableStorage();
    if (free === null) return true;
    const made = Object.values(this.#record.done);
    const bytes = made.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const ofSeconds = made.reduce((sum, one) => sum + one.seconds, 0);
    const expected = ofSeconds > 0 ? (bytes / ofSeconds) * seconds : 0;
    return free > Math.max(leastRoomBytes, expected * roomFactor);
  }

  #stop(why: "paused" | "cancelled" | "storage"): void {
    if (this.#stoppedFor) return;
    this.#stoppedFor = why;
    this.#canceller.abort();
  }

  /** One writing after the other, each of the newest state. */
  #save(): void {
    if (this.#isUnsaved) return;
    this.#isUnsaved = true;
    this.#saving = this.#saving.then(async () => {
      this.#isUnsaved = false;
      await writeRecord(this.#order.batchId, this.#record).catch(() => this.#stop("storage"));
      channels.get(this.#order.batchId)?.postMessage({ kind: "saved" } satisfies TabMessage);
    });
  }

  #report(when: "now" | "soon"): void {
    const nowMs = performance.now();
    if (when === "soon" && nowMs - this.#reportedMs < msBetweenReports) return;
    this.#reportedMs = nowMs;
    const { batchId } = this.#order;
    const active = new Map(this.#active);
    const elapsedSeconds = (Date.now() - this.#startedMs) / 1000;
    const left = secondsLeft({ videos: this.#ordered, elapsedSeconds }, this.#finished, active);
    show(batchId, {
      status: this.#record.state,
      pausedFor: this.#stoppedFor === "storage" ? "storage" : null,
      record: this.#record,
      active,
      secondsLeft: left,
    });
    channels.get(batchId)?.postMessage({ kind: "active", active: [...active], left } satisfies TabMessage);
    this.#showInTray();
  }

  #showInTray(): void {
    const { batchId, name, address, plan } = this.#order;
    const { done, failed } = sortVideos(this.#record, plan.videos);
    const count = `${done.length} of ${plan.videos.length}`;
    const { state } = this.#record;
    const failures = failed.length > 0 ? ` ${failed.length} failed.` : "";
    showTabWork({
      id: `table-videos/${batchId}`,
      title: `Videos of ${name}`,
      address,
      startedMs: this.#startedMs,
      state: state === "running" ? "running" : state === "paused" ? "waiting" : "done",
      progress: {
        label: "Making videos",
        share: plan.videos.length > 0 ? done.length / plan.videos.length : null,
        detail: count,
      },
      outcome: state === "running" ? null : `${count} ready.${failures}`,
      cancel: () => void cancelQueue(batchId),
    });
  }
}

function show(batchId: string, changes: Partial<QueueView>): void {
  views.set(batchId, { ...(views.get(batchId) ?? loading), ...changes });
  for (const listener of listeners) listener();
}
