import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { withSvgDrawn } from "~/uploads/draw-svg";
import { pickPictures } from "~/uploads/pick-pictures";
import { uploadFile } from "~/uploads/upload-file";

/** Sends an image to the person's assets and tells its id. The first of several is taken; another takes the place of one on its way. */
export function useImageUpload(onArrived: (assetId: string, alt: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  const latest = useRef(onArrived);
  latest.current = onArrived;
  useEffect(() => () => sending.current?.abort(), []);

  async function run(chosen: File) {
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    setProblem(null);
    setShare(0);
    try {
      const file = await withSvgDrawn(chosen);
      const asset = await uploadFile(file, {
        name: file.name,
        signal: controller.signal,
        onProgress: setShare,
      });
      latest.current(asset.id, asset.alt);
    } catch (error) {
      if (controller.signal.aborted) return;
      setProblem(
        error instanceof ApiError
          ? error.message
          : "The image could not be sent. It is still on your device; try again.",
      );
    }
    if (!controller.signal.aborted) setShare(null);
  }

  return {
    /** How much of it has left, 0–1; null while nothing is on its way. */
    share,
    problem,
    send: (files: readonly File[]) => {
      const [first] = pickPictures(files);
      if (first) void run(first);
    },
  };
}
