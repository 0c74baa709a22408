import type { FactSheet } from "~/domain/facts/fact-sheet";
import { rowFacts } from "~/domain/rows/row-facts";
import { type PlannedVideo, storyboardOfVideo, type VideoSource } from "./plan-videos";

/** What the row of a video says of its product. */
export function factsOfVideo(source: VideoSource, tableName: string, video: PlannedVideo): FactSheet {
  return rowFacts(source.table.columns, source.mapping, video.row, {
    table: tableName,
    rowNumber: video.rowNumber,
    language: storyboardOfVideo(source, video).language,
    at: new Date().toISOString(),
  });
}
