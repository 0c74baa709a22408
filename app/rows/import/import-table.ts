import type { RowTable } from "~/domain/rows/table";
import { findEncoding, sampleBytes } from "~/formats/find-encoding";
import { findHeadings } from "./find-headings";
import type { Separator } from "./find-separator";
import { ImportError, type ImportNote } from "./import-error";
import { DelimitedReader } from "./read-delimited";
import { FeedReader } from "./read-feed";
import { readJson, readJsonLine } from "./read-json";
import { TableBuilder } from "./table-builder";

export interface ImportOptions {
  /** Lower-case letters and digits, for ids that no other import into the same table has. */
  idPart: string;
  /** As TextDecoder names it; found by itself where absent. */
  encoding?: string;
  /** Of separated text; found by itself where absent. */
  separator?: Separator;
  /** Whether the first row names the columns; found by itself where absent. */
  hasHeadings?: boolean;
}

export interface ImportProgress {
  readBytes: number;
  rows: number;
}

export interface ImportReport {
  kind: "separated" | "json" | "json-lines" | "feed";
  encoding: string;
  /** Of separated text; null for a single column. */
  separator: Separator | null;
  hasHeadings: boolean;
  notes: ImportNote[];
}

export interface ImportedTable {
  table: RowTable;
  report: ImportReport;
}

export const mostImportBytes = 50 * 1024 * 1024;
/** Rows that are looked at to find the headings. */
const headingSample = 40;

type Reading = Pick<ImportReport, "kind" | "separator" | "hasHeadings"> & { notes: ImportNote[] };

/** Takes text piece by piece; false where no more is wanted. */
interface TextReader {
  push(text: string): boolean;
  end(): Reading;
}

/**
 * Reads a table from the bytes of a file: separated text, JSON, JSON lines or a product feed, packed by gzip or not. It holds the rows
 * and one piece of the file at a time; JSON alone is read whole. Throws ImportError.
 */
export async function importTable(
  bytes: ReadableStream<Uint8Array>,
  options: ImportOptions,
  onProgress: (progress: ImportProgress) => void = () => {},
): Promise<ImportedTable> {
  const builder = new TableBuilder(options.idPart);
  const { sample, rest } = await takeSample(bytes);
  if (sample.length === 0)
    throw new ImportError("file_empty", "There is nothing in this file. Choose another one.");
  refuseBinary(sample);
  const encoding = options.encoding ?? findEncoding(sample);
  const decoder = new TextDecoder(encoding);
  let readBytes = 0;
  let reader: TextReader | null = null;
  for await (const chunk of chunksOf(sample, rest)) {
    readBytes += chunk.length;
    if (readBytes > mostImportBytes) {
      throw new ImportError(
        "file_too_large",
        "This file is larger than 50 MB. Split it, or leave out columns you do not need.",
      );
    }
    const text = decoder.decode(chunk, { stream: true });
    reader ??= readerFor(text, builder, options);
    const wantsMore = reader.push(text);
    onProgress({ readBytes, rows: builder.rowCount });
    if (!wantsMore) break;
  }
  reader?.push(decoder.decode());
  const { notes: found, ...reading } = reader!.end();
  const { table, notes } = builder.finish();
  if (table.rows.length === 0)
    throw new ImportError("file_empty", "There are no rows in this file. Choose another one.");
  return { table, report: { ...reading, encoding, notes: [...found, ...notes] } };
}

/** A table of cells that are read already, as copied from a spreadsheet or a page. */
export function tableOfCells(rows: readonly (readonly string[])[], options: ImportOptions): ImportedTable {
  const builder = new TableBuilder(options.idPart);
  const hasHeadings = addRows(builder, rows, options.hasHeadings);
  const { table, notes } = builder.finish();
  return { table, report: { kind: "separated", encoding: "utf-8", separator: null, hasHeadings, notes } };
}

/** The first bytes, unpacked, with the stream of those that follow. */
async function takeSample(
  bytes: ReadableStream<Uint8Array>,
): Promise<{ sample: Uint8Array; rest: ReadableStreamDefaultReader<Uint8Array> }> {
  const first = await sampleOf(bytes.getReader());
  if (first.sample[0] !== 0x1f || first.sample[1] !== 0x8b) return first;
  const packed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(new Uint8Array(first.sample)),
    async pull(controller) {
      const { done, value } = await first.rest.read();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: (reason) => first.rest.cancel(reason),
  });
  try {
    return await sampleOf(packed.pipeThrough(new DecompressionStream("gzip")).getReader());
  } catch {
    throw new ImportError(
      "file_unreadable",
      "This packed file is broken. Unpack it yourself, or fetch it again.",
    );
  }
}

async function sampleOf(rest: ReadableStreamDefaultReader<Uint8Array>) {
  const pieces: Uint8Array[] = [];
  let length = 0;
  while (length < sampleBytes) {
    const { done, value } = await rest.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  const sample = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    sample.set(piece, at);
    at += piece.length;
  }
  return { sample, rest };
}

async function* chunksOf(
  sample: Uint8Array,
  rest: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield sample;
    for (;;) {
      const { done, value } = await rest.read();
      if (done) return;
      yield value;
    }
  } finally {
    await rest.cancel().catch(() => {});
  }
}

function refuseBinary(sample: Uint8Array): void {
  const start = String.fromCharCode(...sample.slice(0, 8));
  if (start.startsWith("PK\u0003\u0004") || start.startsWith("\u00d0\u00cf\u0011\u00e0")) {
    throw new ImportError(
      "file_is_workbook",
      "This is a workbook. In Excel or Numbers choose “Save as” or “Export”, then CSV (UTF-8), or copy the cells and paste them here.",
    );
  }
  if (/^(?:%PDF|\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF)/u.test(start)) {
    throw new ImportError("file_not_text", "This is no table. Choose a CSV, a JSON file or a product feed.");
  }
}

function readerFor(text: string, builder: TableBuilder, options: ImportOptions): TextReader {
  const start = text.trimStart().slice(0, 2000);
  if (/^<(?:!doctype html|html)\b/iu.test(start)) {
    throw new ImportError(
      "file_is_page",
      "This is a web page, not a feed. Use the address of the feed itself, or copy the table on the page and paste it here.",
    );
  }
  if (start.startsWith("<")) return feedReader(builder);
  if (/^\{/u.test(start) && /^\{.*\}\s*\n\s*\{/u.test(start.split("\n").slice(0, 2).join("\n")))
    return jsonLinesReader(builder);
  if (/^[[{]/u.test(start)) return jsonReader(builder);
  return separatedReader(builder, options);
}

function feedReader(builder: TableBuilder): TextReader {
  const feed = new FeedReader((fields) => builder.addFields(fields));
  return {
    push: (text) => feed.push(text),
    end: () => {
      feed.end();
      const { firstError, itemCount } = feed;
      if (itemCount === 0 && firstError) {
        const line = firstError.line.toLocaleString("en");
        throw new ImportError("xml_invalid", `This XML is broken in line ${line}. Export the feed again.`);
      }
      if (itemCount === 0) {
        throw new ImportError("feed_without_items", "There are no products in this feed. Check its address.");
      }
      const notes: ImportNote[] = firstError
        ? [
            {
              code: "lines_skipped",
              message: `Something in line ${firstError.line.toLocaleString("en")} of this XML is wrong; check the rows around it.`,
            },
          ]
        : [];
      return { kind: "feed", separator: null, hasHeadings: true, notes };
    },
  };
}

function jsonReader(builder: TableBuilder): TextReader {
  const pieces: string[] = [];
  return {
    push: (text) => pieces.push(text) > 0,
    end: () => {
      for (const fields of readJson(pieces.join(""))) if (!builder.addFields(fields)) break;
      return { kind: "json", separator: null, hasHeadings: true, notes: [] };
    },
  };
}

function jsonLinesReader(builder: TableBuilder): TextReader {
  let pending = "";
  let lineNumber = 0;
  const readLine = (line: string): boolean => {
    lineNumber += 1;
    return line.trim() === "" || builder.addFields(readJsonLine(line, lineNumber));
  };
  return {
    push: (text) => {
      const lines = (pending + text).split("\n");
      pending = lines.pop() ?? "";
      return lines.every(readLine);
    },
    end: () => {
      readLine(pending);
      return { kind: "json-lines", separator: null, hasHeadings: true, notes: [] };
    },
  };
}

function separatedReader(
  builder: TableBuilder,
  { hasHeadings, separator: wanted }: ImportOptions,
): TextReader {
  let first: string[][] | null = [];
  let isNamed = false;
  const takeFirst = (): boolean => {
    const rows = first ?? [];
    first = null;
    isNamed = addRows(builder, rows, hasHeadings);
    return true;
  };
  const reader = new DelimitedReader((cells) => {
    if (!first) return builder.addCells(cells);
    first.push(cells);
    return first.length < headingSample || takeFirst();
  }, wanted);
  return {
    push: (text) => reader.push(text),
    end: () => {
      reader.end();
      if (first) takeFirst();
      const { separator, hasBrokenQuotes } = reader;
      const notes: ImportNote[] = hasBrokenQuotes
        ? [
            {
              code: "quotes_broken",
              message:
                'A quotation mark (") is opened and never closed. From there on, quotation marks are read as letters; check the last rows.',
            },
          ]
        : [];
      return { kind: "separated", separator, hasHeadings: isNamed, notes };
    },
  };
}

/** Adds rows of which the first may name the columns; answers whether it does. */
function addRows(
  builder: TableBuilder,
  rows: readonly (readonly string[])[],
  hasHeadings: boolean | undefined,
): boolean {
  const firstFilled = rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ""));
  const found = hasHeadings === undefined ? findHeadings(rows) : hasHeadings ? firstFilled : null;
  const at = found === null || found < 0 ? null : found;
  if (at !== null) builder.setHeadings(rows[at]!);
  for (const cells of rows.slice(at === null ? 0 : at + 1)) if (!builder.addCells(cells)) break;
  return at !== null;
}
