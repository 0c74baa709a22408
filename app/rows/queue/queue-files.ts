import { openVideoFolder } from "~/client/video-folder";
import { type QueueRecord, queueRecordSchema } from "./queue-record";

const recordName = "queue.json";

/** Finished videos and what is kept of the queue, in a folder for each table. */
async function tableFolder(batchId: string): Promise<FileSystemDirectoryHandle> {
  return (await openVideoFolder()).getDirectoryHandle(batchId, { create: true });
}

const nameOf = (videoId: string) => `${videoId}.mp4`;

/** What was kept of a table's queue; null where there is none, or none that can be read. */
export async function readRecord(batchId: string): Promise<QueueRecord | null> {
  try {
    const folder = await tableFolder(batchId);
    const file = await (await folder.getFileHandle(recordName)).getFile();
    return queueRecordSchema.safeParse(JSON.parse(await file.text())).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps the record whole: one that is cut off leaves the former. */
export async function writeRecord(batchId: string, record: QueueRecord): Promise<void> {
  const folder = await tableFolder(batchId);
  const writable = await (await folder.getFileHandle(recordName, { create: true })).createWritable();
  await writable.write(JSON.stringify(record));
  await writable.close();
}

/** Where a video is to be written. What is there stays until the new one is whole. */
export async function videoHandle(batchId: string, videoId: string): Promise<FileSystemFileHandle> {
  return (await tableFolder(batchId)).getFileHandle(nameOf(videoId), { create: true });
}

/** A finished video; rejects where the browser has removed it. */
export async function videoFile(batchId: string, videoId: string): Promise<File> {
  const folder = await tableFolder(batchId);
  return (await folder.getFileHandle(nameOf(videoId))).getFile();
}

/** Removes the files that are no finished videos: of rows that are gone, and empty ones that a crash left. */
export async function removeStrayFiles(batchId: string, { done }: QueueRecord): Promise<void> {
  const folder = await tableFolder(batchId);
  const kept = new Set([recordName, ...Object.keys(done).map(nameOf)]);
  for await (const name of folder.keys()) {
    if (!kept.has(name)) await folder.removeEntry(name).catch(() => {});
  }
}

export async function removeTableVideos(batchId: string): Promise<void> {
  const all = await openVideoFolder();
  await all.removeEntry(batchId, { recursive: true }).catch(() => {});
}
