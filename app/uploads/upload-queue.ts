import { ApiError } from "~/client/call-api";
import type { UploadRequest } from "~/domain/assets/upload";
import { browserTransport } from "./browser-transport";
import { isSvg, withSvgDrawn } from "./draw-svg";
import { hashFile } from "./hash-file";
import { forgetUpload, type KeptUpload, keepUpload, readKeptUploads } from "./kept-uploads";
import { rememberLocalFile } from "./local-files";
import { beginChoice, inOrderOfChoice, timeOfChoice } from "./order-of-choice";
import { readHandle } from "./read-handle";
import { sendFile, type UploadedAsset } from "./send-file";
import { holdUpload, letGoOfUpload } from "./upload-lock";
import { isAwaited, readUploads, type UploadRun, updateUpload, writeUploads } from "./upload-state";

/** Files that are read or sent at once. */
const mostAtOnce = 3;

interface StartOptions {
  userId: string;
  folderId?: string | null;
  versionOf?: string | null;
  /** Whom it is for: it is listed there and kept for it (`useArrivals`), also through a reload. */
  scope?: string;
  /** Called once it has arrived, wherever the person is by then; lost with a reload. */
  onDone?: (asset: UploadedAsset, isDuplicate: boolean) => void;
}

export interface ChosenFile {
  file: File;
  handle?: FileSystemFileHandle | null;
}

const fresh = { share: 0, error: null, isFinal: false, asset: null, isTaken: false };

const controllers = new Map<string, AbortController>();
const arrivals = new Map<string, NonNullable<StartOptions["onDone"]>>();
const kept = new Map<string, KeptUpload>();
let latestChoice = 0;

/** Sends files to the person's assets; returns the ids of the uploads. */
export function startUploads(files: readonly ChosenFile[], options: StartOptions): string[] {
  latestChoice = beginChoice(files.length, latestChoice, Date.now());
  const chosenAt = latestChoice;
  const begun = files.map(({ file, handle = null }, place): UploadRun => {
    const id = crypto.randomUUID();
    const { userId, folderId = null, versionOf = null, scope = null } = options;
    if (options.onDone) arrivals.set(id, options.onDone);
    const { name, size: sizeBytes, type: mediaType, lastModified } = file;
    const upload = { id, userId, scope, name, sizeBytes, mediaType, lastModified, folderId, versionOf };
    const whole = { ...upload, chosenAt, place, sha256: null, isPaused: false, file, handle };
    kept.set(id, whole);
    void keepUpload(whole);
    void holdUpload(id);
    return { ...upload, ...fresh, file, state: "queued" };
  });
  writeUploads((all) => [...all, ...begun]);
  work();
  return begun.map(({ id }) => id);
}

/** Takes up what an earlier page of this person left. Those whose file is not at hand wait for it to be chosen again. */
export async function resumeKeptUploads(userId: string): Promise<void> {
  const known = new Set(readUploads().map(({ id }) => id));
  const found = (await readKeptUploads()).filter((one) => one.userId === userId && !known.has(one.id));
  const runs = await Promise.all(
    inOrderOfChoice(found).map(async (upload): Promise<UploadRun | null> => {
      // Another tab is at it.
      if (!(await holdUpload(upload.id))) return null;
      kept.set(upload.id, upload);
      const { id, scope = null, name, sizeBytes, mediaType, folderId, versionOf, asset = null } = upload;
      const fields = { id, userId, scope, name, sizeBytes, mediaType, folderId, versionOf, ...fresh };
      if (asset) return { ...fields, file: null, state: "done", share: 1, asset };
      const file = upload.file ?? (await readHandle(upload.handle, false));
      const state = file ? (upload.isPaused ? "paused" : "queued") : "file-needed";
      return { ...fields, file, state };
    }),
  );
  const isNew = (run: UploadRun | null): run is UploadRun =>
    run !== null && !readUploads().some((other) => other.id === run.id);
  writeUploads((all) => [...all, ...runs.filter(isNew)]);
  work();
}

/** Goes on with an upload whose file was chosen again; false where it is another file. */
export function giveFile(id: string, file: File): boolean {
  const run = readUploads().find((one) => one.id === id);
  if (!run || file.size !== run.sizeBytes) return false;
  updateUpload(id, { file, state: "queued", error: null });
  work();
  return true;
}

/** Asks the browser for a file it knows the way to; false where it has none or the person says no. */
export async function reopenFile(id: string): Promise<boolean> {
  const file = await readHandle(kept.get(id)?.handle ?? null, true);
  return file !== null && giveFile(id, file);
}

export function pauseUpload(id: string): void {
  controllers.get(id)?.abort(new DOMException("Paused", "AbortError"));
  updateUpload(id, { state: "paused" });
  remember(id, { isPaused: true });
}

export function resumeUpload(id: string): void {
  updateUpload(id, { state: "queued", error: null });
  remember(id, { isPaused: false });
  work();
}

/** Calls an upload off; what arrived of it is thrown away. */
export function cancelUpload(id: string): void {
  controllers.get(id)?.abort(new DOMException("Called off", "AbortError"));
  const uploadId = sessions.get(id);
  if (uploadId) {
    void fetch(`/api/v1/uploads/${uploadId}`, { method: "DELETE", keepalive: true }).catch(() => {});
  }
  drop(id);
}

/** What an upload became has reached whom it is for: nothing of it has to be kept any more. */
export function takeArrival(id: string): void {
  updateUpload(id, { isTaken: true });
  settle(id);
}

/** Takes those that are over from the list, the refused ones too, but for what somebody still has to take or to read. */
export function clearUploads(): void {
  const isOver = (run: UploadRun) =>
    run.state === "failed" ? run.isFinal && run.scope === null : ["done", "duplicate"].includes(run.state);
  for (const run of readUploads()) if (isOver(run) && !isAwaited(run)) drop(run.id);
}

const sessions = new Map<string, string>();

function work(): void {
  const isActive = ({ state }: UploadRun) => ["hashing", "sending", "offline", "checking"].includes(state);
  const all = readUploads();
  const room = mostAtOnce - all.filter(isActive).length;
  for (const run of all.filter(({ state }) => state === "queued").slice(0, Math.max(0, room)))
    void send(run.id);
}

async function send(id: string): Promise<void> {
  const run = readUploads().find((one) => one.id === id);
  if (!run?.file) return;
  const controller = new AbortController();
  const { signal } = controller;
  controllers.set(id, controller);
  updateUpload(id, { state: "hashing", share: 0, error: null });
  try {
    if (run.file.size === 0) throw emptyFile();
    const { file, name, sizeBytes, mediaType, folderId, versionOf } = await withPixels(run, run.file);
    const sha256 = kept.get(id)?.file === file ? (kept.get(id)?.sha256 ?? null) : null;
    const hash =
      sha256 ?? (await hashFile(file, { signal, onProgress: (share) => updateUpload(id, { share }) }));
    const before = kept.get(id)?.sha256;
    if (before && before !== hash) throw otherFile();
    // Who chose it for a place on the page is about to use it; the library keeps what it is given.
    if (run.scope !== null) await requirePicture(file);
    remember(id, { sha256: hash });
    updateUpload(id, { state: "sending", share: 0 });
    const transport = {
      ...browserTransport,
      begin: async (request: UploadRequest, cut: AbortSignal) => {
        const { chosenAt, place = 0 } = kept.get(id) ?? {};
        const chosen = chosenAt && { at: timeOfChoice({ chosenAt, place }), clock: Date.now() };
        const answer = await browserTransport.begin(chosen ? { ...request, chosen } : request, cut);
        if (answer.kind === "open") sessions.set(id, answer.uploadId);
        return answer;
      },
    };
    const { asset, isDuplicate } = await sendFile(
      file,
      { name, sizeBytes, sha256: hash, mediaType, folderId, versionOf },
      transport,
      {
        signal,
        onProgress: ({ stage, sentBytes }) =>
          updateUpload(id, { state: stage, share: sentBytes / sizeBytes }),
      },
    );
    rememberLocalFile(asset.fileId ?? asset.id, file);
    const arrived = arrivals.get(id);
    if (run.scope === null) settle(id);
    else remember(id, { asset, file: null, handle: null });
    updateUpload(id, { state: isDuplicate ? "duplicate" : "done", share: 1, asset, file: null });
    arrived?.(asset, isDuplicate);
  } catch (error) {
    if (!signal.aborted) fail(id, error);
  } finally {
    if (controllers.get(id) === controller) controllers.delete(id);
    work();
  }
}

/** An SVG goes on as its drawing, as if that had been chosen. */
async function withPixels(run: UploadRun, chosen: File): Promise<UploadRun & { file: File }> {
  if (!isSvg(chosen)) return { ...run, file: chosen };
  const file = await withSvgDrawn(chosen);
  const drawn = { file, name: file.name, sizeBytes: file.size, mediaType: file.type };
  updateUpload(run.id, drawn);
  remember(run.id, { ...drawn, handle: null });
  return { ...run, ...drawn };
}

function fail(id: string, error: unknown): void {
  const known = error instanceof ApiError;
  const message = known ? error.message : "The file could not be read. Choose it again.";
  const isFinal = known && error.status >= 400 && error.status < 500 && error.status !== 401;
  updateUpload(id, { state: "failed", error: message, isFinal });
  // What is refused for good would be refused after a reload as well.
  if (isFinal) void forgetUpload(id);
}

function emptyFile(): ApiError {
  return new ApiError("empty_file", "This file is empty. Save it again and upload that.", 400, null);
}

function otherFile(): ApiError {
  return new ApiError(
    "other_file",
    "This is not the file that was being uploaded: its content differs. Choose the same file, or start anew.",
    400,
    null,
  );
}

async function requirePicture(file: File): Promise<void> {
  const [{ readImageInfo }, { refusalOfPicture }, { isTruncated }] = await Promise.all([
    import("~/formats/read-image-info"),
    import("~/domain/assets/refused-file"),
    import("~/formats/is-truncated"),
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!readImageInfo(bytes)) {
    const { code, message } = refusalOfPicture(bytes);
    throw new ApiError(code, message, 415, null);
  }
  if (!isTruncated(bytes)) return;
  throw new ApiError(
    "picture_broken_off",
    "The file breaks off, so a part of the picture is missing. Save or download it again and use that.",
    400,
    null,
  );
}

function remember(id: string, change: Partial<KeptUpload>): void {
  const upload = kept.get(id);
  if (!upload) return;
  const next = { ...upload, ...change };
  kept.set(id, next);
  void keepUpload(next);
}

function settle(id: string): void {
  arrivals.delete(id);
  sessions.delete(id);
  kept.delete(id);
  letGoOfUpload(id);
  void forgetUpload(id);
}

function drop(id: string): void {
  settle(id);
  writeUploads((all) => all.filter((run) => run.id !== id));
  work();
}
