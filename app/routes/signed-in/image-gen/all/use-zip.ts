import { useEffect, useRef, useState } from "react";
import { saveFile } from "~/client/save-file";
import type { Image } from "~/stores/images/image-document";
import { showRetryToast } from "~/ui/toast";

const doubleClickMs = 500;

export interface Zip {
  progress: string | null;
  download: (images: readonly Image[]) => Promise<void>;
  stop: () => void;
}

/** Downloads images as one zip; `progress` says how far it is, null where none is being made. `stop` gives it up. */
export function useZip(): Zip {
  const [progress, setProgress] = useState<string | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const startedAt = useRef(0);
  useEffect(() => () => stopping.current?.abort(), []);

  async function download(images: readonly Image[]): Promise<void> {
    startedAt.current = performance.now();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const tell = (done: number) => setProgress(`${done} of ${images.length}`);
    tell(0);
    try {
      const { zipImages } = await import("~/images/gallery/download-images");
      saveFile(await zipImages(images, tell, signal), `vitrine-images-${images.length}.zip`);
    } catch (error) {
      if (signal.aborted) return;
      const why = `${(error as Error).message} Your images are safe.`;
      showRetryToast("The zip could not be made", why, () => void download(images));
    } finally {
      setProgress(null);
    }
  }
  /** "Stop" stands where "Download" was: the second press of a double click does not mean it. */
  function stop(): void {
    if (performance.now() - startedAt.current > doubleClickMs) stopping.current?.abort();
  }
  return { progress, download, stop };
}
