/** Reed–Solomon over GF(2^8) with the polynomial 0x11D, as QR codes use it (ISO/IEC 18004, 7.5). */

function multiply(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((right >>> bit) & 1) * left;
  }
  return product;
}

/** The generator polynomial of a degree, highest power first, without its leading 1. */
function generatorOf(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step++) {
    for (let place = 0; place < degree; place++) {
      result[place] = multiply(result[place]!, root) ^ (result[place + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

/** The error correction bytes of a block. */
export function correctionOf(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  const remainder = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ remainder.shift()!;
    remainder.push(0);
    for (const [place, coefficient] of generator.entries()) {
      remainder[place] = remainder[place]! ^ multiply(coefficient, factor);
    }
  }
  return remainder;
}
