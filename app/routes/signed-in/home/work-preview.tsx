import { useMemo } from "react";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { useLibrary } from "~/session/use-library";
import type { Content } from "~/stores/content/content-document";

/** About twice the pixels a tile is shown with. */
const previewScale = 0.3;

/** A video playing under the pointer. Brings the engine along, so it comes after the page. */
export default function WorkPreview({ work }: { work: Content }) {
  const library = useLibrary();
  const composition = useMemo(
    () => resolveComposition(work.storyboard, sizeOfFormat(work.storyboard.format, previewScale), library),
    [work.storyboard, library],
  );
  return (
    <PreviewPlayer
      composition={composition}
      mediaUrl={(assetId) => `/media/assets/${assetId}`}
      label={work.title}
    />
  );
}
