import { BitReader } from "~/export/copies/bit-reader";
import { withoutEmulation } from "~/export/copies/nal-units";

/** What a sequence parameter set says (ITU-T H.264, 7.3.2.1 and annex E), as far as joining videos depends on it. */
export interface SequenceParameters {
  id: number;
  profile: number;
  level: number;
  width: number;
  height: number;
  /** 8 bits, 4:2:0, whole frames, square pixels. */
  isPlain: boolean;
  /** Declared as limited-range BT.709. */
  isBt709Limited: boolean;
  /** Frames are shown in the order they are decoded in, so that a decoder holds none back. */
  isInOrder: boolean;
}

const profilesWithFormat = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]);

export function readSequenceParameters(unit: Uint8Array): SequenceParameters {
  const reader = new BitReader(withoutEmulation(unit));
  reader.bits(8);
  const profile = reader.bits(8);
  reader.bits(8);
  const level = reader.bits(8);
  const id = reader.unsigned();
  const isFormatPlain = profilesWithFormat.has(profile) ? readFormat(reader) : true;
  reader.unsigned();
  const orderType = readOrder(reader);
  reader.unsigned();
  reader.bits(1);
  const columns = reader.unsigned() + 1;
  const rows = reader.unsigned() + 1;
  const isProgressive = reader.flag();
  if (!isProgressive) reader.bits(1);
  reader.bits(1);
  const [left, right, top, bottom] = reader.flag()
    ? [reader.unsigned(), reader.unsigned(), reader.unsigned(), reader.unsigned()]
    : [0, 0, 0, 0];
  const usability = reader.flag() ? readUsability(reader) : noUsability;
  return {
    id,
    profile,
    level,
    width: columns * 16 - 2 * (left + right),
    height: rows * 16 - 2 * (top + bottom),
    isPlain: isFormatPlain && isProgressive && usability.isSquare,
    isBt709Limited: usability.isBt709Limited,
    isInOrder: orderType === 2 || usability.reorderedFrames === 0,
  };
}

/** Whether samples are 8 bits in 4:2:0. */
function readFormat(reader: BitReader): boolean {
  const format = reader.unsigned();
  if (format === 3) reader.bits(1);
  const [lumaBits, chromaBits] = [reader.unsigned() + 8, reader.unsigned() + 8];
  reader.bits(1);
  if (reader.flag()) {
    for (let list = 0; list < (format === 3 ? 12 : 8); list++) {
      if (reader.flag()) skipScalingList(reader, list < 6 ? 16 : 64);
    }
  }
  return format === 1 && lumaBits === 8 && chromaBits === 8;
}

function skipScalingList(reader: BitReader, size: number): void {
  let last = 8;
  for (let index = 0; index < size; index++) {
    const next = (last + reader.signed() + 256) % 256;
    if (next === 0) return;
    last = next;
  }
}

/** How the order of frames is told: `pic_order_cnt_type`. */
function readOrder(reader: BitReader): number {
  const type = reader.unsigned();
  if (type === 0) reader.unsigned();
  if (type === 1) {
    reader.bits(1);
    reader.signed();
    reader.signed();
    const count = reader.unsigned();
    for (let index = 0; index < count && index < 256; index++) reader.signed();
  }
  return type;
}

interface Usability {
  isSquare: boolean;
  isBt709Limited: boolean;
  /** Frames that may be decoded before one that is shown before them; `null` where it is not said. */
  reorderedFrames: number | null;
}

const noUsability: Usability = { isSquare: true, isBt709Limited: false, reorderedFrames: null };

/** `aspect_ratio_idc` of a ratio that is written out. */
const EXTENDED_RATIO = 255;
/** Numbers of ITU-T H.273: BT.709, and transfer functions that are the same. */
const BT709 = 1;
const bt709Transfers = [1, 6, 14, 15];

function readUsability(reader: BitReader): Usability {
  let isSquare = true;
  if (reader.flag()) {
    const ratio = reader.bits(8);
    const [width, height] = ratio === EXTENDED_RATIO ? [reader.bits(16), reader.bits(16)] : [ratio, 1];
    isSquare = width === height || ratio === 0;
  }
  if (reader.flag()) reader.bits(1);
  let isBt709Limited = false;
  if (reader.flag()) {
    reader.bits(3);
    const isFullRange = reader.flag();
    if (reader.flag()) {
      const [primaries, transfer, matrix] = [reader.bits(8), reader.bits(8), reader.bits(8)];
      isBt709Limited =
        !isFullRange && primaries === BT709 && bt709Transfers.includes(transfer) && matrix === BT709;
    }
  }
  if (reader.flag()) {
    reader.unsigned();
    reader.unsigned();
  }
  if (reader.flag()) reader.position += 65;
  const hasNalRate = reader.flag();
  if (hasNalRate) skipRate(reader);
  const hasVclRate = reader.flag();
  if (hasVclRate) skipRate(reader);
  if (hasNalRate || hasVclRate) reader.bits(1);
  reader.bits(1);
  let reorderedFrames: number | null = null;
  if (reader.flag()) {
    reader.bits(1);
    for (let index = 0; index < 4; index++) reader.unsigned();
    reorderedFrames = reader.unsigned();
  }
  return { isSquare, isBt709Limited, reorderedFrames };
}

/** `hrd_parameters`. */
function skipRate(reader: BitReader): void {
  const count = reader.unsigned() + 1;
  reader.bits(8);
  for (let index = 0; index < count && index < 32; index++) {
    reader.unsigned();
    reader.unsigned();
    reader.bits(1);
  }
  reader.bits(20);
}
