import { latin1, viewOf } from "./bytes";
import { readOrientation } from "./exif-orientation";

/** The orientation a JPEG is to be shown with, 1–8, from its EXIF; 5 and more stand on their side. */
export function readJpegOrientation(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (let offset = 2; offset + 10 <= bytes.length && bytes[offset] === 0xff; ) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    // EXIF stands before the image itself.
    if (marker === 0xda || (marker >= 0xc0 && marker <= 0xc3)) break;
    const end = offset + 2 + view.getUint16(offset + 2);
    if (marker === 0xe1 && latin1(bytes, offset + 4, 6) === "Exif\0\0") {
      return readOrientation(bytes.subarray(offset + 10, end));
    }
    offset = end;
  }
  return 1;
}
