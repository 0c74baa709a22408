import { saveFile } from "~/client/save-file";
import { type DownloadType, downloadTypes } from "~/formats/xmp/embed-xmp";
import type { Image } from "~/stores/images/image-document";
import { showRetryToast, showToast } from "~/ui/toast";

export const downloadNames: Record<DownloadType, { label: string; about: string }> = {
  "image/png": { label: "PNG", about: "Loses nothing" },
  "image/jpeg": { label: "JPEG", about: "Opens anywhere" },
  "image/webp": { label: "WebP", about: "Small, for the web" },
  "image/avif": { label: "AVIF", about: "Smallest, takes a moment" },
};

/**
 * Saves an image as a file with how it was made in it; of its own kind, unless another one is wanted. Says so where
 * it cannot be made, and offers to try again.
 */
export async function downloadImage(
  image: Image,
  modelLabel: string,
  type: DownloadType = downloadTypes.find((own) => own === image.mediaType) ?? "image/png",
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  try {
    const { makeDownload } = await import("./make-download");
    const { file, name } = await makeDownload(image, modelLabel, type, signal);
    saveFile(file, name);
  } catch (error) {
    if (signal.aborted) showToast("Download stopped");
    else
      showRetryToast(
        `The ${downloadNames[type].label} could not be made`,
        error instanceof Error ? error.message : undefined,
        () => void downloadImage(image, modelLabel, type),
      );
  }
}
