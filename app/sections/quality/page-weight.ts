import type { ShownPage } from "~/sections/shown-page";

/** What a visitor loads of one kind, in bytes, beside what it should stay within. */
export interface WeightLine {
  name: string;
  bytes: number;
  budget: number;
  /** How the figure comes about. */
  how: string;
}

/** Widths in pixels at which published images exist. */
const publishedWidths = [480, 960, 1440];
/** Of AVIF at the quality published images have, on average over photographs. */
const bytesPerPixel = 0.1;

/** What the images of a page weigh as they will be published; by their files where those are made, else by their area. */
export function imageBytes(
  page: Pick<ShownPage, "sections">,
  shownWidthOf: (assetId: string) => number,
): { bytes: number; isEstimate: boolean } {
  const seen = new Set<string>();
  let bytes = 0;
  for (const section of page.sections) {
    for (const slots of [section.slots, ...section.blocks.map((block) => block.slots)]) {
      for (const slot of Object.values(slots)) {
        if (slot?.kind !== "image" || seen.has(slot.assetId)) continue;
        seen.add(slot.assetId);
        const { width, height } = slot.file;
        const wanted = shownWidthOf(slot.assetId);
        const file = publishedWidths.find((each) => each >= wanted) ?? 1440;
        const served = Math.min(file, width);
        bytes += served * ((served * height) / width) * bytesPerPixel;
      }
    }
  }
  return { bytes: Math.round(bytes), isEstimate: seen.size > 0 };
}

/** What each kind may weigh on a phone network, in bytes: HTML and CSS in one round trip or two, all in under two seconds of slow 4G. */
export const weightBudgets = { text: 30_000, script: 15_000, image: 600_000, font: 120_000 } as const;

/** Points that a line costs: none within its budget, 5 for each time over, at most 25. */
export function weightPoints({ bytes, budget }: Pick<WeightLine, "bytes" | "budget">): number {
  return bytes <= budget ? 0 : Math.min(25, Math.ceil((bytes / budget - 1) * 5));
}
