import { type Bytes, bigEndian, ContainerError, joinBytes, letters, lettersAt, viewOf } from "./bytes";

const name = "http://ns.adobe.com/xap/1.0/\0";
/** A segment counts its length, with the two bytes of the count, in 16 bits. */
const mostBytes = 0xffff - 2 - name.length;

/**
 * The JPEG with this XMP and no other, in an APP1 segment (XMP Specification part 3, 1.1.3). JFIF, where there is one,
 * stays first. Throws ContainerError where the packet is longer than a segment.
 */
export function jpegWithXmp(jpeg: Uint8Array, xmp: Uint8Array): Bytes {
  if (xmp.length > mostBytes) throw new ContainerError("More than a JPEG can carry.");
  const { segments, image } = partsOf(jpeg);
  const own = joinBytes(
    Uint8Array.of(0xff, 0xe1),
    bigEndian(xmp.length + name.length + 2, 2),
    letters(name),
    xmp,
  );
  const others = segments.filter((segment) => !isXmp(segment));
  const afterJfif = others[0]?.[1] === 0xe0 ? 1 : 0;
  return joinBytes(
    Uint8Array.of(0xff, 0xd8),
    ...others.slice(0, afterJfif),
    own,
    ...others.slice(afterJfif),
    image,
  );
}

export function xmpOfJpeg(jpeg: Uint8Array): Uint8Array | null {
  return (
    partsOf(jpeg)
      .segments.find(isXmp)
      ?.subarray(4 + name.length) ?? null
  );
}

function isXmp(segment: Uint8Array): boolean {
  return segment[1] === 0xe1 && lettersAt(segment, 4, name.length) === name;
}

/** What stands before the first scan, in segments with their markers, and everything from it on. */
function partsOf(jpeg: Uint8Array): { segments: Uint8Array[]; image: Uint8Array } {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) throw new ContainerError("Not a JPEG.");
  const view = viewOf(jpeg);
  const segments: Uint8Array[] = [];
  let position = 2;
  while (position + 4 <= jpeg.length && jpeg[position] === 0xff && jpeg[position + 1] !== 0xda) {
    const end = position + 2 + view.getUint16(position + 2);
    segments.push(jpeg.subarray(position, end));
    position = end;
  }
  return { segments, image: jpeg.subarray(position) };
}
