/** Reads an H.264 NAL unit bit by bit, most significant first, without its emulation prevention. */
export class BitReader {
  /** The next bit. */
  position = 0;

  constructor(readonly bytes: Uint8Array) {}

  /** Up to 32 bits. Past the end there are zeros. */
  bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index++) {
      const byte = this.bytes[this.position >> 3] ?? 0;
      value = value * 2 + ((byte >> (7 - (this.position & 7))) & 1);
      this.position++;
    }
    return value;
  }

  flag(): boolean {
    return this.bits(1) === 1;
  }

  /** An unsigned Exp-Golomb code, `ue(v)`. */
  unsigned(): number {
    let zeros = 0;
    while (zeros < 32 && this.bits(1) === 0) zeros++;
    return 2 ** zeros - 1 + this.bits(zeros);
  }

  /** A signed one, `se(v)`. */
  signed(): number {
    const code = this.unsigned();
    return code % 2 === 1 ? (code + 1) / 2 : -code / 2;
  }
}
