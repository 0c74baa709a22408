import { csvText } from "~/domain/text/csv-field";
import type { PlannedVideo } from "./plan-videos";
import type { FinishedVideo } from "./queue-record";

/** What is said of each file beside the files. */
interface ManifestEntry {
  row: number;
  sku: string;
  title: string;
  file: string;
  format: string;
  width: number;
  height: number;
  seconds: number;
  sizeBytes: number;
  sha256: string;
  /** Where it is published; empty while it is not. */
  link: string;
}

/** One entry per finished video; `linkOf` knows the addresses of rows that are published. */
export function manifestOf(
  videos: readonly { video: PlannedVideo; finished: FinishedVideo }[],
  linkOf: (rowId: string) => string | null,
): ManifestEntry[] {
  return videos.map(({ video, finished }) => ({
    row: video.rowNumber,
    sku: video.sku,
    title: video.title,
    file: video.fileName,
    format: video.format,
    width: finished.width,
    height: finished.height,
    seconds: Math.round(finished.seconds * 1000) / 1000,
    sizeBytes: finished.sizeBytes,
    sha256: finished.sha256,
    link: linkOf(video.row.id) ?? "",
  }));
}

const fields = [
  "row",
  "sku",
  "title",
  "file",
  "format",
  "width",
  "height",
  "seconds",
  "sizeBytes",
  "sha256",
  "link",
] as const satisfies readonly (keyof ManifestEntry)[];

/** With the mark by which spreadsheets know UTF-8. */
export function manifestCsv(entries: readonly ManifestEntry[]): string {
  return `\uFEFF${csvText([fields, ...entries.map((entry) => fields.map((field) => entry[field]))])}`;
}

export function manifestJson(table: string, entries: readonly ManifestEntry[]): string {
  return `${JSON.stringify({ table, videos: entries }, null, 2)}\n`;
}
