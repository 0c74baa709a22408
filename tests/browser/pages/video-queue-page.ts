import type { Mapping, Row } from "~/domain/rows/table";
import { manifestCsv, manifestOf } from "~/rows/queue/manifest";
import { planVideos, type VideoPlan, type VideoSource } from "~/rows/queue/plan-videos";
import { readRecord, videoFile } from "~/rows/queue/queue-files";
import { saveZip } from "~/rows/queue/save-zip";
import {
  cancelQueue,
  forgetQueue,
  openQueue,
  pauseQueue,
  readQueue,
  startQueue,
} from "~/rows/queue/video-queue";
import { builtInLibrary } from "~/scene/library";
import { parseStoryboard, type Scene } from "~/scene/storyboard";
import { readTabWorks } from "~/shell/tab-work";

const batchId = "table-1";
const settings = { formats: ["1:1" as const], quality: "720p" as const };

export interface SampleTable {
  rows: number;
  scenes?: number;
  sceneSeconds?: number;
  /** Which scenes show words of their row; all where absent. */
  ownScenes?: readonly number[];
  /** Stands in every row's words for one of its own scenes. */
  words?: Record<number, string>;
  /** Numbers of rows whose picture cannot be loaded. */
  withoutPicture?: readonly number[];
}

function sourceOf({
  rows,
  scenes = 2,
  sceneSeconds = 1,
  ownScenes,
  words = {},
  withoutPicture = [],
}: SampleTable): VideoSource {
  const numbers = Array.from({ length: scenes }, (_, index) => index);
  const own = ownScenes ?? numbers;
  const base = parseStoryboard({
    version: 3,
    title: "Sample",
    language: "en",
    format: "1:1",
    templateId: "bold",
    seed: 1,
    music: null,
    scenes: numbers.map(
      (index): Scene => ({
        id: `s${index}`,
        role: index === 0 ? "hook" : "point",
        durationSeconds: sceneSeconds,
        slots: { headline: { kind: "text", text: `Scene ${index + 1}` } },
      }),
    ),
  });
  const mapping: Mapping = {
    "c-sku": [{ to: "sku" }],
    "c-photo": [{ to: "slot", sceneId: "s0", slot: "picture" }],
    ...Object.fromEntries(
      own.map((index) => [`c-${index}`, [{ to: "slot" as const, sceneId: `s${index}`, slot: "headline" }]]),
    ),
  };
  const columns = [
    { id: "c-sku", name: "SKU", type: "text" as const, reason: "" },
    { id: "c-photo", name: "Photo", type: "picture" as const, reason: "" },
    ...own.map((index) => ({ id: `c-${index}`, name: `Words ${index}`, type: "text" as const, reason: "" })),
  ];
  const made = Array.from({ length: rows }, (_, at): Row => {
    const cells: Record<string, string> = { "c-sku": `CUP/${at + 1}` };
    for (const index of own) cells[`c-${index}`] = `${words[index] ?? `Words ${index}`} of cup ${at + 1}`;
    if (withoutPicture.includes(at + 1)) cells["c-photo"] = "asset:gone";
    return { id: `r-${at + 1}`, cells };
  });
  return { base, table: { columns, rows: made }, mapping, pictures: new Map(), library: builtInLibrary };
}

let plan: VideoPlan | null = null;

async function orderOf(sample: SampleTable) {
  const source = sourceOf(sample);
  plan = await planVideos(source, null, settings, new AbortController().signal);
  return {
    batchId,
    name: "Cups",
    plan,
    library: builtInLibrary,
    rowIds: null,
    address: "/",
    mediaUrl: (assetId: string) => `/pictures/${assetId}.png`,
  };
}

/** Runs the queue to its end, or until so many videos are done; resolves with how it then stands. */
export async function runQueue(
  sample: SampleTable,
  { only, pauseAfter }: { only?: "failed"; pauseAfter?: number } = {},
) {
  const startedMs = performance.now();
  const order = await orderOf(sample);
  const running = startQueue(order, only);
  if (pauseAfter !== undefined) {
    const timer = setInterval(() => {
      const done = Object.keys(readQueue(batchId).record?.done ?? {}).length;
      if (done >= pauseAfter) pauseQueue(batchId);
    }, 20);
    await running;
    clearInterval(timer);
  } else await running;
  return { ...(await queueNow()), seconds: (performance.now() - startedMs) / 1000 };
}

/** Does not wait for it. */
export async function beginQueue(sample: SampleTable) {
  void startQueue(await orderOf(sample));
}

export async function queueNow() {
  await openQueue(batchId);
  const { status, pausedFor, record } = readQueue(batchId);
  return {
    status,
    pausedFor,
    done: Object.fromEntries(Object.entries(record?.done ?? {}).map(([id, { sha256 }]) => [id, sha256])),
    failed: Object.fromEntries(Object.entries(record?.failed ?? {}).map(([id, { code }]) => [id, code])),
  };
}

export const recordedState = async () => (await readRecord(batchId))?.state ?? null;
export const trayOutcome = () => readTabWorks()[0]?.outcome ?? null;
export const cancel = () => cancelQueue(batchId);
export const forget = () => forgetQueue(batchId);

export async function forgetSegments(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("export-segments", { recursive: true }).catch(() => {});
}

/** All finished videos in one archive with their list, as bytes. */
export async function zipAll(): Promise<number[]> {
  const { done = {} } = (await readRecord(batchId)) ?? {};
  const videos = (plan?.videos ?? []).flatMap((video) => {
    const finished = done[video.id];
    return finished ? [{ video, finished }] : [];
  });
  const root = await navigator.storage.getDirectory();
  const saveTo = await root.getFileHandle("all.zip", { create: true });
  const files = await Promise.all(
    videos.map(async ({ video }) => ({ name: video.fileName, file: await videoFile(batchId, video.id) })),
  );
  const manifest = new Blob([manifestCsv(manifestOf(videos, () => null))]);
  await saveZip([...files, { name: "manifest.csv", file: manifest }], {
    fileName: "all.zip",
    saveTo,
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  return [...new Uint8Array(await (await saveTo.getFile()).arrayBuffer())];
}
