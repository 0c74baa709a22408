/** A stretch of a file that others do not get to see: `head`, where there is one, then zeros take its place. */
export interface Redaction {
  offset: number;
  length: number;
  /** Bytes, 0–255; at most `length` of them. */
  head?: readonly number[];
}

/** Answers a stretch of the file, shorter only where the file ends. */
export type ReadBytes = (offset: number, length: number) => Promise<Uint8Array>;

/** Writes the redactions into a piece of the file that begins at `offset`; the piece itself is changed. */
export function redact(piece: Uint8Array, offset: number, redactions: readonly Redaction[]): void {
  for (const { offset: from, length, head = [] } of redactions) {
    const start = Math.max(from, offset);
    const end = Math.min(from + length, offset + piece.length);
    for (let at = start; at < end; at++) piece[at - offset] = head[at - from] ?? 0;
  }
}
