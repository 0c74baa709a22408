import { useEffect, useState } from "react";
import type { ExportTarget } from "~/export/export-kind";
import type { Composition } from "~/scene/composition";
import type { Storyboard } from "~/scene/storyboard";
import { exportSize, type Quality } from "./export-file";

/** Those of the qualities at which this browser's encoder can make the video; all of them until it has been asked. */
export function useEncodableQualities(
  storyboard: Storyboard,
  composition: Composition,
  target: ExportTarget,
  qualities: readonly Quality[],
): readonly Quality[] {
  const isVideo = target.kind === "mp4" || target.kind === "webm";
  const codec = target.kind === "webm" ? target.codec : "avc";
  const frameRate = isVideo ? target.frameRate : 0;
  const { format } = storyboard;
  const key = `${codec} ${frameRate} ${format}`;
  const [asked, setAsked] = useState<{ key: string; refused: Quality[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that the answer depends on.
  useEffect(() => {
    if (frameRate === 0) return;
    let gone = false;
    import("~/export/video-codec").then(async ({ requireVideoEncoder }) => {
      const refused: Quality[] = [];
      for (const quality of qualities) {
        const sized = { ...composition, ...exportSize(format, quality) };
        await requireVideoEncoder(sized, frameRate, codec).catch(() => refused.push(quality));
      }
      if (!gone) setAsked({ key, refused });
    });
    return () => {
      gone = true;
    };
  }, [key]);
  if (!isVideo || asked?.key !== key) return qualities;
  return qualities.filter((quality) => !asked.refused.includes(quality));
}
