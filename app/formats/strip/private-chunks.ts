import { latin1Bytes, latin1Text, viewOf } from "../bytes";
import type { ReadBytes, Redaction } from "./redaction";

/** Format, samples, their number and, in long files, the sizes: what a player needs. */
const needed = new Set(["fmt ", "data", "fact", "ds64"]);
const padding = [...latin1Bytes("JUNK")];
const mostChunks = 200;

/** The chunks of a WAV that are not its sound: who recorded what with which device, where and when. They become padding. */
export async function findPrivateChunks(sizeBytes: number, read: ReadBytes): Promise<Redaction[]> {
  const redactions: Redaction[] = [];
  let longBytes: number | null = null;
  for (let offset = 12, chunks = 0; offset + 8 <= sizeBytes; chunks++) {
    if (chunks === mostChunks) throw new RangeError("A file in too many pieces.");
    const header = await read(offset, Math.min(24, sizeBytes - offset));
    const type = latin1Text(header, 0, 4);
    const said = viewOf(header).getUint32(4, true);
    // EBU Tech 3306: files over 4 GiB say the length of their sound in a chunk of its own.
    if (type === "ds64" && header.length >= 24) longBytes = Number(viewOf(header).getBigUint64(16, true));
    const length = type === "data" && said === 0xffffffff ? (longBytes ?? sizeBytes) : said;
    const end = Math.min(offset + 8 + length, sizeBytes);
    if (!needed.has(type)) {
      redactions.push({ offset, length: 4, head: padding }, { offset: offset + 8, length: end - offset - 8 });
    }
    offset = end + (length % 2);
  }
  return redactions;
}
