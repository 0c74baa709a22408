const encoder = new TextEncoder();

/** Order of raw bytes; a prefix comes first. */
export function compareBytes(left: Uint8Array, right: Uint8Array): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const difference = left[index]! - right[index]!;
    if (difference) return difference;
  }
  return left.length - right.length;
}

/** Firestore orders strings by UTF-8 bytes, which differs from JavaScript's UTF-16 order above U+FFFF. */
export function compareUtf8(left: string, right: string): number {
  if (left === right) return 0;
  return compareBytes(encoder.encode(left), encoder.encode(right));
}
