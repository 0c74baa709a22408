import { browserTransport } from "./browser-transport";
import { hashFile } from "./hash-file";
import { rememberLocalFile } from "./local-files";
import { sendFile, type UploadedAsset } from "./send-file";

interface UploadFileOptions {
  name: string;
  signal: AbortSignal;
  /** Share of the bytes that left, 0–1. */
  onProgress?: (share: number) => void;
}

/**
 * Sends one file for somebody who waits for it and shows it in a place of their own; the tray says nothing of it. It goes on
 * through cuts; a reload ends it. Rejects with ApiError, or with the signal's reason when aborted.
 */
export async function uploadFile(
  file: Blob,
  { name, signal, onProgress = () => {} }: UploadFileOptions,
): Promise<UploadedAsset> {
  const sha256 = await hashFile(file, { signal, onProgress: () => {} });
  const request = {
    name,
    sizeBytes: file.size,
    sha256,
    mediaType: file.type,
    folderId: null,
    versionOf: null,
  };
  const { asset } = await sendFile(file, request, browserTransport, {
    signal,
    onProgress: ({ sentBytes }) => onProgress(sentBytes / file.size),
  });
  rememberLocalFile(asset.fileId ?? asset.id, file);
  return asset;
}
