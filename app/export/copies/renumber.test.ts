import { expect, test } from "vitest";
import { BitReader } from "~/export/copies/bit-reader";
import { withEmulation, withoutEmulation } from "~/export/copies/nal-units";
import { numbersOfPictureSet, renumberSets, renumberSlice } from "~/export/copies/renumber";

/** Bytes of bits as text, filled up with a final 1 and zeros, as NAL units end. */
function unitOf(header: number, bits: string): Uint8Array {
  const whole = `${bits}1`;
  const padded = whole.padEnd(Math.ceil(whole.length / 8) * 8, "0");
  const bytes = padded.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  return withEmulation(Uint8Array.from([header, ...bytes]));
}

/** Exp-Golomb. */
function code(value: number): string {
  const bits = (value + 1).toString(2);
  return "0".repeat(bits.length - 1) + bits;
}

/** Bytes of data with many zeros, which need emulation prevention. */
const data = Array.from({ length: 90 }, (_, index) =>
  (index % 5 < 3 ? 0 : (index * 37) % 256).toString(2).padStart(8, "0"),
).join("");

test.each([
  [0, 0, 0],
  [0, 1, 15],
  [7, 5, 0],
  [8159, 14, 9],
])(
  "a slice from macroblock %i on gets a number of its own for picture set %i, video %i",
  (first, set, video) => {
    const unit = unitOf(0x65, code(first) + code(7) + code(set) + data);
    const plain = withoutEmulation(renumberSlice(unit, video));
    const reader = new BitReader(plain);
    reader.position = 8;
    expect([reader.unsigned(), reader.unsigned()]).toEqual([first, 7]);
    expect(reader.unsigned()).toBe((set + 1) * 16 + video - 1);
    // What follows has moved by one byte.
    const before = withoutEmulation(unit);
    expect(plain.length).toBe(before.length + 1);
    const rest = reader.position;
    const old = new BitReader(before);
    old.position = rest - 8;
    while (old.position < before.length * 8) expect(reader.bits(1)).toBe(old.bits(1));
  },
);

test("no slice holds a start code, whatever its bytes", () => {
  for (let zeros = 0; zeros < 24; zeros++) {
    const unit = unitOf(0x41, code(0) + code(5) + code(0) + "0".repeat(8 * zeros) + "00000001".repeat(3));
    const made = renumberSlice(unit, 3);
    for (let at = 2; at < made.length; at++) {
      const isCode = made[at - 2] === 0 && made[at - 1] === 0 && made[at]! < 3;
      expect(isCode).toBe(false);
    }
    expect(withoutEmulation(made).length).toBe(withoutEmulation(unit).length + 1);
  }
});

test("sets of sixteen videos have different numbers and refer to each other", () => {
  const description = {
    profile: 66,
    compatibility: 0,
    level: 30,
    lengthBytes: 4,
    sequenceSets: [unitOf(0x67, `${"01000010"}${"0".repeat(8)}${"00011110"}${code(0)}${data}`)],
    pictureSets: [unitOf(0x68, code(0) + code(0) + data), unitOf(0x68, code(1) + code(0) + data)],
  };
  const seen = new Set<number>();
  for (let video = 0; video < 16; video++) {
    const { sequenceSets, pictureSets } = renumberSets(description, video);
    const reader = new BitReader(withoutEmulation(sequenceSets[0]!));
    reader.position = 32;
    const sequence = reader.unsigned();
    expect(sequence).toBe(15 + video);
    for (const unit of pictureSets) {
      const numbers = numbersOfPictureSet(unit);
      expect(numbers.sequence).toBe(sequence);
      seen.add(numbers.own);
    }
  }
  expect(seen.size).toBe(32);
  expect(Math.max(...seen)).toBeLessThan(256);
});
