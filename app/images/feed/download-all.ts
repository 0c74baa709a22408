import { saveFile } from "~/client/save-file";
import type { Image } from "~/stores/images/image-document";
import { showErrorToast, showRetryToast, showToast } from "~/ui/toast";
import { downloadImage } from "../download/download-image";
import { formatImageCount } from "../gallery/bulk-actions";

/** Saves the images of a generation: one as its file, several as a zip. Says so where that cannot be made. */
export async function downloadAll(images: readonly Image[], modelLabel: string): Promise<void> {
  const [only] = images;
  if (!only) return showErrorToast("There is nothing to download yet");
  if (images.length === 1) return downloadImage(only, modelLabel);
  showToast(`Putting ${formatImageCount(images.length)} into a zip`);
  try {
    const { zipImages } = await import("../gallery/download-images");
    const zip = await zipImages(images, () => {}, new AbortController().signal);
    saveFile(zip, `vitrine-images-${images.length}.zip`);
  } catch (error) {
    const why = `${(error as Error).message} Your images are safe.`;
    showRetryToast("The zip could not be made", why, () => void downloadAll(images, modelLabel));
  }
}
