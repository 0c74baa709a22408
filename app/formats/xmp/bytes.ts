export type Bytes = Uint8Array<ArrayBuffer>;

/** A file that is not what its type says, or is built in a way that is not known here. */
export class ContainerError extends Error {
  readonly code = "container_unknown";
}

export function joinBytes(...parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let position = 0;
  for (const part of parts) {
    joined.set(part, position);
    position += part.length;
  }
  return joined;
}

/** The letters as single bytes. */
export function letters(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** `length` bytes from `start`, as letters. */
export function lettersAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
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

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
