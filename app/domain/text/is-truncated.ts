/**
 * Whether a picture's file ends before its picture does, as after a download that was cut. Browsers show such a file with
 * its lower part grey or empty, without a word. PNG, JPEG, WebP and AVIF; of any other file it is not said.
 */
export function isTruncated(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 16) return false;
  if (view.getUint32(0) === 0x89504e47) return isPngTruncated(view);
  if (view.getUint16(0) === 0xffd8) return isJpegTruncated(view);
  const isOf = (text: string, at: number) =>
    text === String.fromCharCode(...file.subarray(at, at + text.length));
  // Some writers leave out the last byte, which only fills up.
  if (isOf("RIFF", 0) && isOf("WEBP", 8)) return view.getUint32(4, true) + 8 > file.length + 1;
  if (isOf("ftypavi", 4)) return areBoxesTruncated(view);
  return false;
}

/** Chunks of length, type, content and checksum, to the one called IEND (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function isPngTruncated(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += view.getUint32(at) + 12)
    if (view.getUint32(at + 4) === 0x49454e44) return false;
  return true;
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

/** ISO/IEC 14496-12, 4.2: a size of 1 stands in the eight bytes that follow, one of 0 goes to the end. */
function areBoxesTruncated(view: DataView): boolean {
  let at = 0;
  while (at + 8 <= view.byteLength) {
    const short = view.getUint32(at);
    if (short === 0) return false;
    if (short === 1 && at + 16 > view.byteLength) return true;
    at += Math.max(8, short === 1 ? Number(view.getBigUint64(at + 8)) : short);
  }
  return at !== view.byteLength;
}
