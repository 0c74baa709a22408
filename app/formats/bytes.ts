export type Bytes = Uint8Array<ArrayBuffer>;

/** The pieces one after another, in an array of their own. */
export function joinBytes(pieces: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

/** The characters of a text as single bytes; none may be above U+00FF. */
export function latin1Bytes(text: string): Bytes {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The text of `length` bytes from an offset; shorter where the bytes end. */
export function latin1Text(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

/** Most significant byte first. */
export function bigEndian(value: number, byteCount: number): Bytes {
  return Uint8Array.from(
    { length: byteCount },
    (_, index) => Math.floor(value / 256 ** (byteCount - 1 - index)) % 256,
  );
}

/** Least significant byte first. */
export function littleEndian(value: number, byteCount: number): Bytes {
  return bigEndian(value, byteCount).reverse();
}

/** A view of these bytes and no others of their buffer. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
