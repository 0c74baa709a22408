import type { ProbeJob } from "~/export/export-messages";
import { createVideoPainter, type VideoPainter } from "~/export/video-painter";
import type { LoadedAssets } from "~/media/load-engine-assets";

export interface OpenPainters {
  painters: VideoPainter[];
  close(): void;
}

/**
 * As many painters of one composition as segments are drawn in turn. Pictures, fonts and planes are theirs together. Clips play
 * on from frame to frame, so where there are any, each painter reads its own.
 */
export async function openPainters(
  { composition, mediaUrls }: Pick<ProbeJob, "composition" | "mediaUrls">,
  assets: LoadedAssets,
  frameRate: number,
  count: number,
): Promise<OpenPainters> {
  const painters = [await createVideoPainter(composition, assets, frameRate)];
  const opened: { close(): void }[] = [];
  while (painters.length < count) {
    if (composition.clipIds.length === 0) {
      painters.push(painters[0]!.another(assets));
      continue;
    }
    const { loadClips } = await import("~/media/load-clips");
    const clips = await loadClips(
      composition,
      (assetId) => mediaUrls[assetId] ?? "",
      1,
      undefined,
      (assetId) => {
        if (!assets.failedPictureIds.includes(assetId)) assets.failedPictureIds.push(assetId);
      },
    );
    opened.push(clips);
    painters.push(painters[0]!.another({ ...assets, ...clips }));
  }
  return {
    painters,
    close() {
      painters[0]!.close();
      for (const clips of opened) clips.close();
    },
  };
}
