import { latin1Text } from "../bytes";
import { jpegSegmentAt } from "../jpeg-segments";
import { readOrientation } from "./exif-orientation";

/** The orientation a JPEG is to be shown with, 1–8, from its EXIF; 5 and more stand on their side. */
export function readJpegOrientation(bytes: Uint8Array): number {
  for (let offset = 2; ; ) {
    const segment = jpegSegmentAt(bytes, offset);
    // EXIF stands before the image itself.
    if (!segment || segment.marker === 0xda || (segment.marker >= 0xc0 && segment.marker <= 0xc3)) return 1;
    const { marker, content, end } = segment;
    if (marker === 0xe1 && latin1Text(content, 0, 6) === "Exif\0\0")
      return readOrientation(content.subarray(6));
    offset = end;
  }
}
