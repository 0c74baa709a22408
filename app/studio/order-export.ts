import type { Making } from "~/domain/video/making";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import { exportFileName, exportSize, provenanceOf, type Quality } from "./export-file";
import type { ExportOrder } from "./export-runs";

export interface Exported {
  content: Content;
  /** What is shown: ahead of the content's own while a change has not been written yet. */
  storyboard: Storyboard;
  library: Library;
  making: Making;
}

/** What to make of a video at a quality. */
export function orderExport(
  { content, storyboard, library, making }: Exported,
  quality: Quality,
): ExportOrder {
  return {
    contentId: content.id,
    title: content.title,
    composition: resolveComposition(storyboard, exportSize(storyboard.format, quality), library),
    fileName: exportFileName(content.title, quality),
    provenance: provenanceOf(content.title, making),
    variant: content.chosenVariant,
    despiteGaps: false,
  };
}
