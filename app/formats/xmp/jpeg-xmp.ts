import { type Bytes, joinBytes, latin1Bytes, latin1Text } from "../bytes";
import { ContainerError } from "../container-error";
import { type JpegSegment, jpegSegment, jpegSegmentAt } from "../jpeg-segments";

/** Begins the content of the APP1 segment that carries XMP (XMP Specification part 3, 1.1.3). */
const name = "http://ns.adobe.com/xap/1.0/\0";
const application0 = 0xe0;
const application1 = 0xe1;
const startOfScan = 0xda;
/** A segment counts its length, with the two bytes of the count, in 16 bits. */
const mostBytes = 0xffff - 2 - name.length;

/**
 * The JPEG with this XMP and no other. JFIF, where there is one, stays first. Throws ContainerError where the packet is
 * longer than a segment.
 */
export function jpegWithXmp(jpeg: Uint8Array, xmp: Uint8Array): Bytes {
  const own = jpegXmpSegment(xmp);
  const { segments, image } = partsOf(jpeg);
  const others = segments.filter((segment) => !isXmpSegment(segment));
  const afterJfif = others[0]?.marker === application0 ? 1 : 0;
  const bytesOf = ({ start, end }: JpegSegment) => jpeg.subarray(start, end);
  return joinBytes([
    Uint8Array.of(0xff, 0xd8),
    ...others.slice(0, afterJfif).map(bytesOf),
    own,
    ...others.slice(afterJfif).map(bytesOf),
    image,
  ]);
}

export function xmpOfJpeg(jpeg: Uint8Array): Uint8Array | null {
  const segment = partsOf(jpeg).segments.find(isXmpSegment);
  return segment ? xmpOfSegment(segment) : null;
}

export function isXmpSegment({ marker, content }: JpegSegment): boolean {
  return marker === application1 && latin1Text(content, 0, name.length) === name;
}

export function xmpOfSegment({ content }: JpegSegment): Uint8Array {
  return content.subarray(name.length);
}

/** Writes the segment that carries XMP. Throws ContainerError where the packet is longer than a segment. */
export function jpegXmpSegment(xmp: Uint8Array): Bytes {
  if (xmp.length > mostBytes) throw new ContainerError("More than a JPEG can carry.");
  return jpegSegment(application1, joinBytes([latin1Bytes(name), xmp]));
}

/** What stands before the first scan, in segments, and everything from it on. */
function partsOf(jpeg: Uint8Array): { segments: JpegSegment[]; image: Uint8Array } {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new ContainerError("Not a JPEG.");
  const segments: JpegSegment[] = [];
  let position = 2;
  for (;;) {
    const segment = jpegSegmentAt(jpeg, position);
    if (!segment || segment.marker === startOfScan) break;
    segments.push(segment);
    position = segment.end;
  }
  return { segments, image: jpeg.subarray(position) };
}
