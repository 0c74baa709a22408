import { penaltyOf } from "./qr-penalty";
import { alignmentPlaces, type QrLevel } from "./qr-sizes";

const levelBits: Record<QrLevel, number> = { L: 1, M: 0, Q: 3, H: 2 };

/** Whether a mask turns the module of a row and column. */
const masks: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The modules of a code: patterns, codewords and the mask that is read best. */
export function fillModules(codewords: readonly number[], version: number, level: QrLevel): boolean[][] {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const isTaken = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (row: number, column: number, isDark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    dark[row]![column] = isDark;
    isTaken[row]![column] = true;
  };

  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  drawFinders(size, set);
  drawAlignments(version, size, set);
  drawFormat(0, level, size, set);
  if (version >= 7) drawVersion(version, size, set);
  layCodewords(codewords, size, isTaken, dark);

  const masked = masks.map((turns, mask) => {
    const modules = dark.map((line, row) =>
      line.map((isDark, column) => (isTaken[row]![column] ? isDark : isDark !== turns(row, column))),
    );
    drawFormat(mask, level, size, (row, column, isDark) => {
      modules[row]![column] = isDark;
    });
    return { modules, penalty: penaltyOf(modules) };
  });
  return masked.reduce((best, next) => (next.penalty < best.penalty ? next : best)).modules;
}

type SetModule = (row: number, column: number, isDark: boolean) => void;

function drawFinders(size: number, set: SetModule): void {
  for (const [centreRow, centreColumn] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let row = -4; row <= 4; row++) {
      for (let column = -4; column <= 4; column++) {
        const ring = Math.max(Math.abs(row), Math.abs(column));
        set(centreRow + row, centreColumn + column, ring !== 2 && ring !== 4);
      }
    }
  }
}

function drawAlignments(version: number, size: number, set: SetModule): void {
  const places = alignmentPlaces(version);
  const isFinder = (row: number, column: number) =>
    (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
  for (const row of places) {
    for (const column of places) {
      if (isFinder(row, column)) continue;
      for (let down = -2; down <= 2; down++) {
        for (let right = -2; right <= 2; right++) {
          set(row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1);
        }
      }
    }
  }
}

/** Level and mask, twice, with a BCH code of their own. */
function drawFormat(mask: number, level: QrLevel, size: number, set: SetModule): void {
  const data = (levelBits[level] << 3) | mask;
  let remainder = data;
  for (let step = 0; step < 10; step++) remainder = (remainder << 1) ^ ((remainder >>> 9) * 0x537);
  const bits = ((data << 10) | remainder) ^ 0x5412;
  const bit = (place: number) => ((bits >>> place) & 1) === 1;
  for (let place = 0; place <= 5; place++) set(place, 8, bit(place));
  set(7, 8, bit(6));
  set(8, 8, bit(7));
  set(8, 7, bit(8));
  for (let place = 9; place < 15; place++) set(8, 14 - place, bit(place));
  for (let place = 0; place < 8; place++) set(8, size - 1 - place, bit(place));
  for (let place = 8; place < 15; place++) set(size - 15 + place, 8, bit(place));
  set(size - 8, 8, true);
}

function drawVersion(version: number, size: number, set: SetModule): void {
  let remainder = version;
  for (let step = 0; step < 12; step++) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25);
  const bits = (version << 12) | remainder;
  for (let place = 0; place < 18; place++) {
    const isDark = ((bits >>> place) & 1) === 1;
    const far = size - 11 + (place % 3);
    const near = Math.floor(place / 3);
    set(near, far, isDark);
    set(far, near, isDark);
  }
}

/** In columns of two from the right, upwards and downwards in turn. */
function layCodewords(
  codewords: readonly number[],
  size: number,
  isTaken: readonly boolean[][],
  dark: boolean[][],
): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = isUpwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (isTaken[row]![column] || bit >= codewords.length * 8) continue;
        dark[row]![column] = ((codewords[bit >>> 3]! >>> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
}
