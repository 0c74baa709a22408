import { placedCells } from "~/domain/rows/placed-cells";
import { readRow } from "~/domain/rows/read-row";
import type { Mapping, Row, RowTable } from "~/domain/rows/table";
import type { Format } from "~/domain/video/format";
import { sha256Hex } from "~/export/segments/segment-key";
import { setShape } from "~/scene/edit-style";
import type { Library } from "~/scene/library";
import type { CellPictures } from "~/scene/rows/cell-content";
import { formatsOfRow, rowStoryboard } from "~/scene/rows/row-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { videoSeconds } from "~/scene/video-length";
import { fileStems, formatSuffix, videoFileName } from "./file-names";
import type { QueueRecord } from "./queue-record";

/** What the videos of a table are made from. */
export interface VideoSource {
  base: Storyboard;
  table: RowTable;
  mapping: Mapping;
  pictures: CellPictures;
  library: Library;
}

export interface VideoSettings {
  /** Of rows that name none. */
  formats: readonly Format[];
  quality: QueueRecord["quality"];
}

/** One file to be made: a row in a format. */
export interface PlannedVideo {
  /** Of the row, the format and the quality, fit for the name of a file: one quality never takes the place of another. */
  id: string;
  row: Row;
  /** Counted from 1. */
  rowNumber: number;
  title: string;
  /** Empty where the row has none. */
  sku: string;
  format: Format;
  fileName: string;
  seconds: number;
  /** Names all that the video is made of: another key is another video. */
  key: string;
}

export interface LeftOutRow {
  rowId: string;
  rowNumber: number;
  title: string;
  /** In sentences, each with the heading of its column. */
  problems: string[];
}

export interface VideoPlan {
  /** What it was planned from: its videos are made of that, whatever has been changed since. */
  source: VideoSource;
  settings: VideoSettings;
  videos: readonly PlannedVideo[];
  /** Rows with errors, of which no video is made. */
  leftOut: readonly LeftOutRow[];
  /** Rows that are skipped or say that no video is wanted. */
  unwantedRows: number;
  /** Seconds of video that differ from all others: scenes that rows have in common are made once. */
  distinctSeconds: number;
}

/** Work goes on as long as this before the page has its turn. */
const sliceMs = 8;

/** The videos of the chosen rows, of all rows where none are chosen. Gives way to the page; rejects when the signal aborts. */
export async function planVideos(
  source: VideoSource,
  chosen: ReadonlySet<string> | null,
  settings: VideoSettings,
  signal: AbortSignal,
): Promise<VideoPlan> {
  const { formats, quality } = settings;
  const leftOut: LeftOutRow[] = [];
  const named: { words: string[]; rowNumber: number; videos: Omit<PlannedVideo, "fileName">[] }[] = [];
  const scenes = new Map<string, number>();
  let unwantedRows = 0;
  let until = performance.now() + sliceMs;
  for (const [index, row] of source.table.rows.entries()) {
    if (chosen && !chosen.has(row.id)) continue;
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + sliceMs;
    }
    signal.throwIfAborted();
    const rowNumber = index + 1;
    const { words, sku, isWanted } = namesOf(source, row);
    if (!isWanted) {
      unwantedRows++;
      continue;
    }
    const { storyboard, problems } = storyboardOf(source, row);
    const { title } = storyboard;
    const errors = problems.filter(({ weight }) => weight !== "note");
    if (errors.length > 0) {
      const nameOf = (id: string) => source.table.columns.find((column) => column.id === id)?.name ?? "";
      const sentences = errors.map(({ columnId, message }) => `${nameOf(columnId)}: ${message}`);
      leftOut.push({ rowId: row.id, rowNumber, title, problems: [...new Set(sentences)] });
      continue;
    }
    const videos = formatsOfRow(source.table.columns, source.mapping, row, formats).map((format) => {
      const shaped = inFormat(storyboard, format);
      const seconds = videoSeconds(shaped, source.library);
      for (const [key, ofScene] of scenesOf(shaped, seconds)) scenes.set(key, ofScene);
      return { id: videoId(row.id, format, quality), row, rowNumber, title, sku, format, seconds, shaped };
    });
    named.push({
      words: [...words, title],
      rowNumber,
      videos: await Promise.all(
        videos.map(async ({ shaped, ...video }) => ({
          ...video,
          key: await sha256Hex(JSON.stringify([shaped, quality])),
        })),
      ),
    });
  }
  const stems = fileStems(named);
  return {
    source,
    settings,
    videos: named.flatMap(({ videos }, index) =>
      videos.map((video) => ({ ...video, fileName: videoFileName(stems[index]!, video.format) })),
    ),
    leftOut,
    unwantedRows,
    distinctSeconds: [...scenes.values()].reduce((sum, seconds) => sum + seconds, 0),
  };
}

export function videoId(rowId: string, format: Format, quality: QueueRecord["quality"]): string {
  return `${rowId}_${formatSuffix(format)}_${quality}`;
}

/** What a planned video shows. */
export function storyboardOfVideo(source: VideoSource, { row, format }: PlannedVideo): Storyboard {
  return inFormat(storyboardOf(source, row).storyboard, format);
}

function storyboardOf({ base, table, mapping, pictures, library }: VideoSource, row: Row) {
  return rowStoryboard(base, table.columns, mapping, row, pictures, library);
}

function inFormat(storyboard: Storyboard, format: Format): Storyboard {
  return storyboard.format === format ? storyboard : setShape(storyboard, format);
}

/** Names of all that a scene's frames show, with its share of the whole length. */
function scenesOf({ scenes, title: _, ...video }: Storyboard, seconds: number): [string, number][] {
  const around = JSON.stringify(video);
  const own = scenes.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return scenes.map((scene, index) => [
    JSON.stringify([around, index, scenes.length, scene]),
    (scene.durationSeconds * seconds) / own,
  ]);
}

/** What a row is called, the words for its file's name first, and whether it is to be a video. */
function namesOf({ table: { columns }, mapping }: VideoSource, row: Row) {
  const cells = placedCells(columns, mapping, readRow(columns, row).cells);
  const textAt = (place: "file-name" | "sku") =>
    cells.find(({ address, cell }) => address.to === place && cell.text.trim() !== "")?.cell.text.trim() ??
    "";
  const isRefused = cells.some(
    ({ address, cell: { value } }) => address.to === "wanted" && value.type === "yes-no" && !value.yes,
  );
  const sku = textAt("sku");
  return { words: [textAt("file-name"), sku], sku, isWanted: row.skipped !== true && !isRefused };
}
