import { useEffect, useState } from "react";
import type { Library } from "~/scene/library";
import { mediaUrl } from "~/studio/media-url";
import type { Trial } from "./estimate-queue";
import { compositionOf } from "./make-video-file";
import { type PlannedVideo, storyboardOfVideo, type VideoPlan } from "./plan-videos";

export interface TriedVideo {
  trial: Trial | null;
  /** What stands in the way of every video here: no encoder, no sound. */
  problems: readonly string[];
  availableBytes: number | null;
}

const patienceMs = 600;

/** Tries a little of one video in this browser, which tells time and size. Null while it is tried, and while there is none. */
export function useTrial(
  video: PlannedVideo | undefined,
  { source, settings: { quality } }: VideoPlan,
  library: Library,
): TriedVideo | null {
  const [tried, setTried] = useState<{ key: string; result: TriedVideo } | null>(null);
  const key = video?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names all that the video is made of
  useEffect(() => {
    if (!video || !key) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      try {
        const composition = compositionOf(storyboardOfVideo(source, video), quality, library);
        const { checkExport } = await import("~/export/preflight");
        const target = { kind: "mp4", frameRate: 30 } as const;
        const check = await checkExport(composition, { mediaUrl, target, signal });
        if (signal.aborted) return;
        const { estimate, reusableShare, availableBytes, problems } = check;
        const trial = estimate && { video, ...estimate, reusableShare };
        const blocking = problems.filter((problem) => problem.blocking && problem.code !== "storage-full");
        setTried({
          key,
          result: { trial, availableBytes, problems: blocking.map(({ message }) => message) },
        });
      } catch {
        // Only an aborted check throws.
      }
    }, patienceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  return tried?.key === key && tried ? tried.result : null;
}
