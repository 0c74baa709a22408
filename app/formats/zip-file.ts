import { joinBytes } from "~/formats/bytes";
import { crc32 } from "~/formats/crc32";

/** Writes bytes at the end of a file. */
type Append = (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;

interface Entry {
  name: Uint8Array;
  sizeBytes: number;
  crc: number;
  offset: number;
  /** Its size and checksum were known only behind its content. */
  isStreamed?: boolean;
}

/** 1 January 1980, the first day a zip knows: the same frames give the same file. */
const DOS_DATE = 0x0021;
/** General purpose bit 11: names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** Bit 3: size and checksum stand behind the content. */
const SIZE_BEHIND = 0x0008;
const LARGEST_32 = 0xffff_ffff;
const MOST_ENTRIES_16 = 0xffff;

/**
 * A zip archive whose files are stored as they are, for content that is compressed already (PKWARE's APPNOTE 6.3.10). It is
 * written from front to back, and takes the 64-bit form where it grows beyond 4 GB or 65,535 files. One file at most 4 GB.
 */
export class ZipFile {
  readonly #append: Append;
  readonly #entries: Entry[] = [];
  #offset = 0;

  constructor(append: Append) {
    this.#append = append;
  }

  async add(name: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const entry: Entry = {
      name: new TextEncoder().encode(name),
      sizeBytes: content.length,
      crc: crc32(content),
      offset: this.#offset,
    };
    this.#entries.push(entry);
    await this.#write(fields([4, 0x04034b50], ...common(entry, 20), [2, 0]), entry.name, content);
  }

  /** A file whose pieces come one by one. Throws RangeError beyond 4 GB: the archive is broken then. */
  async addStream(name: string, content: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<void> {
    const entry: Entry = {
      name: new TextEncoder().encode(name),
      sizeBytes: 0,
      crc: 0,
      offset: this.#offset,
      isStreamed: true,
    };
    await this.#write(fields([4, 0x04034b50], ...common(entry, 20), [2, 0]), entry.name);
    for await (const piece of content) {
      entry.sizeBytes += piece.length;
      if (entry.sizeBytes >= LARGEST_32) throw new RangeError(`${name} is larger than 4 GB.`);
      entry.crc = crc32(piece, entry.crc);
      await this.#write(piece);
    }
    await this.#write(fields([4, 0x08074b50], [4, entry.crc], [4, entry.sizeBytes], [4, entry.sizeBytes]));
    this.#entries.push(entry);
  }

  /** Writes the directory; nothing can be added after it. */
  async finish(): Promise<void> {
    const start = this.#offset;
    for (const entry of this.#entries) {
      const isFar = entry.offset >= LARGEST_32;
      const extra = isFar ? fields([2, 1], [2, 8], [8, entry.offset]) : new Uint8Array();
      const version = isFar ? 45 : 20;
      await this.#write(
        fields([4, 0x02014b50], [2, version], ...common(entry, version), [2, extra.length]),
        fields([2, 0], [2, 0], [2, 0], [4, 0], [4, isFar ? LARGEST_32 : entry.offset]),
        entry.name,
        extra,
      );
    }
    const size = this.#offset - start;
    const count = this.#entries.length;
    if (count >= MOST_ENTRIES_16 || this.#offset >= LARGEST_32) {
      const recordOffset = this.#offset;
      const record = fields([2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, size], [8, start]);
      await this.#write(
        fields([4, 0x06064b50], [8, record.length]),
        record,
        fields([4, 0x07064b50], [4, 0], [8, recordOffset], [4, 1]),
      );
    }
    const few = Math.min(count, MOST_ENTRIES_16);
    await this.#write(
      fields([4, 0x06054b50], [2, 0], [2, 0], [2, few], [2, few]),
      fields([4, Math.min(size, LARGEST_32)], [4, Math.min(start, LARGEST_32)], [2, 0]),
    );
  }

  async #write(...parts: Uint8Array[]): Promise<void> {
    const bytes = joinBytes(parts);
    this.#offset += bytes.length;
    await this.#append(bytes);
  }
}

type Field = [width: 2 | 4 | 8, value: number];

/** The fields that a file's own header and its line in the directory share. */
function common({ name, sizeBytes, crc, isStreamed }: Entry, version: number): Field[] {
  return [
    [2, version],
    [2, isStreamed ? UTF8_NAMES | SIZE_BEHIND : UTF8_NAMES],
    [2, 0],
    [2, 0],
    [2, DOS_DATE],
    [4, crc],
    [4, sizeBytes],
    [4, sizeBytes],
    [2, name.length],
  ];
}

/** Little-endian numbers, one after the other. */
function fields(...list: Field[]): Uint8Array {
  const bytes = new Uint8Array(list.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let position = 0;
  for (const [width, value] of list) {
    if (width === 2) view.setUint16(position, value, true);
    else if (width === 4) view.setUint32(position, value, true);
    else view.setBigUint64(position, BigInt(value), true);
    position += width;
  }
  return bytes;
}
