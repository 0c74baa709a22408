import { latin1Text, viewOf } from "./bytes";
import { boxesIn } from "./isobmff";
import { pngChunks } from "./png-chunks";

/**
 * Whether a picture's file ends before its picture does, as after a download that was cut. Browsers show such a file with
 * its lower part grey or empty, without a word. PNG, JPEG, WebP and AVIF; of any other file it is not said.
 */
export function isTruncated(file: Uint8Array): boolean {
  const view = viewOf(file);
  if (file.length < 16) return false;
  if (view.getUint32(0) === 0x89504e47) return [...pngChunks(file)].every(({ type }) => type !== "IEND");
  if (view.getUint16(0) === 0xffd8) return isJpegTruncated(view);
  const isOf = (text: string, at: number) => latin1Text(file, at, text.length) === text;
  // Some writers leave out the last byte, which only fills up.
  if (isOf("RIFF", 0) && isOf("WEBP", 8)) return view.getUint32(4, true) + 8 > file.length + 1;
  if (isOf("ftypavi", 4)) return areBoxesTruncated(file);
  return false;
}

/** Segments, and after each start of scan its data, to the marker of the end (ITU-T T.81, B.1). */
function isJpegTruncated(view: DataView): boolean {
  let at = 2;
  let isInScan = false;
  while (at + 1 < view.byteLength) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0;
    const isData = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (marker === 0xd9) return false;
    if (marker === 0xff) at += 1;
    else if (isData) {
      // Outside a scan there is no data: what this file is cannot be told.
      if (!isInScan) return false;
      at += 1;
    } else {
      if (at + 4 > view.byteLength) return true;
      isInScan ||= marker === 0xda;
      at += 2 + view.getUint16(at + 2);
    }
  }
  return true;
}

/** The last box ends where the file does; one without a size goes to the end. */
function areBoxesTruncated(file: Uint8Array): boolean {
  return boxesIn(file).at(-1)?.end !== file.length;
}
