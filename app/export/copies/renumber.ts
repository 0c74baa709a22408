import type { AvcDescription } from "~/export/copies/avc-description";
import { BitReader } from "~/export/copies/bit-reader";
import { withEmulation, withoutEmulation } from "~/export/copies/nal-units";

/** Videos beside the encoder's own that one track can hold. */
export const MOST_VIDEOS = 16;
/** Bits by which a number grows: whole bytes, so that what follows keeps its place within them. */
const GROWTH_BITS = 8;

/**
 * Encoders number their parameter sets from 0 on. Packets of several encoders can stand in one track where their sets have
 * numbers of their own: number n becomes ((n + 1) · 16 + video) − 1, whose Exp-Golomb code is longer by exactly eight
 * bits. All bits behind it move by a whole byte, so that slices need not be parsed, and CABAC data stay aligned.
 */
function renumbered(plain: Uint8Array, position: number, video: number): Uint8Array<ArrayBuffer> {
  const reader = new BitReader(plain);
  reader.position = position;
  const code = (reader.unsigned() + 1) * MOST_VIDEOS + video;
  const end = reader.position;
  const made = new Uint8Array(plain.length + 1);
  made.set(plain.subarray(0, (end >> 3) + 1));
  made.set(plain.subarray(end >> 3), (end >> 3) + 1);
  const length = end - position + GROWTH_BITS;
  for (let bit = 0; bit < length; bit++) {
    const at = position + bit;
    const mask = 128 >> (at & 7);
    // Leading zeros are bits of the code, too.
    const isSet = Math.floor(code / 2 ** (length - 1 - bit)) % 2 === 1;
    made[at >> 3] = isSet ? made[at >> 3]! | mask : made[at >> 3]! & ~mask;
  }
  return made;
}

/** A slice (NAL unit type 1 or 5) that refers to the picture set of its video. */
export function renumberSlice(unit: Uint8Array, video: number): Uint8Array<ArrayBuffer> {
  const cut = cutOf(unit);
  const plain = withoutEmulation(unit.subarray(0, cut));
  const reader = new BitReader(plain);
  reader.position = 8;
  reader.unsigned();
  reader.unsigned();
  const head = withEmulation(renumbered(plain, reader.position, video));
  const made = new Uint8Array(head.length + unit.length - cut);
  made.set(head);
  made.set(unit.subarray(cut), head.length);
  return made;
}

/** The numbers at the beginning of a slice take fewer bytes than this. */
const NUMBERS_BYTES = 16;

/** Where emulation prevention begins anew however the bytes before have changed: behind one that it does not concern. */
function cutOf(unit: Uint8Array): number {
  for (let at = NUMBERS_BYTES; at < unit.length; at++) if (unit[at]! > 3) return at + 1;
  return unit.length;
}

/** All parameter sets of a video under numbers of its own. Their numbers must be below 15, those of sequences 0. */
export function renumberSets(description: AvcDescription, video: number): AvcDescription {
  return {
    ...description,
    sequenceSets: description.sequenceSets.map((unit) =>
      withEmulation(renumbered(withoutEmulation(unit), SEQUENCE_NUMBER_BIT, video)),
    ),
    pictureSets: description.pictureSets.map((unit) => {
      const own = renumbered(withoutEmulation(unit), 8, video);
      const reader = new BitReader(own);
      reader.position = 8;
      reader.unsigned();
      return withEmulation(renumbered(own, reader.position, video));
    }),
  };
}

/** Behind the unit's header, profile, constraints and level. */
const SEQUENCE_NUMBER_BIT = 32;

/** The numbers of a picture set and of the sequence set it refers to. */
export function numbersOfPictureSet(unit: Uint8Array): { own: number; sequence: number } {
  const reader = new BitReader(withoutEmulation(unit));
  reader.position = 8;
  return { own: reader.unsigned(), sequence: reader.unsigned() };
}
