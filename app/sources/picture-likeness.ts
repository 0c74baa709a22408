/** Difference hash: whether each point of a small grey picture is brighter than its right neighbour, as 16 hex digits. */

export const likenessSize = { width: 9, height: 8 } as const;
/** Pictures whose hashes differ in no more points show the same, cropped or in another size. */
const mostDifference = 6;

/** @param pixels RGBA of a picture drawn at `likenessSize` */
export function likenessOf(pixels: ArrayLike<number>): string {
  const { width, height } = likenessSize;
  const grey = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
  };
  let hash = "";
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width - 1; x++) row = (row << 1) | (grey(x, y) > grey(x + 1, y) ? 1 : 0);
    hash += row.toString(16).padStart(2, "0");
  }
  return hash;
}

/** Two flat pictures have the same hash and may still be of different colours: such a hash says nothing. */
export function isAlike(one: string, other: string): boolean {
  if (/^0+$/.test(one) || /^0+$/.test(other)) return false;
  let differing = 0;
  for (let at = 0; at < one.length; at += 2) {
    let bits = Number.parseInt(one.slice(at, at + 2), 16) ^ Number.parseInt(other.slice(at, at + 2), 16);
    for (; bits; bits &= bits - 1) differing++;
  }
  return differing <= mostDifference;
}

/** Pictures with those that show the same folded under the first of them. */
export function foldAlike<Picture extends { url: string }>(
  pictures: readonly Picture[],
  hashes: ReadonlyMap<string, string>,
): { picture: Picture; alike: Picture[] }[] {
  const folds: { picture: Picture; alike: Picture[] }[] = [];
  for (const picture of pictures) {
    const hash = hashes.get(picture.url);
    const same = folds.find(({ picture: { url } }) => {
      const known = hashes.get(url);
      return hash !== undefined && known !== undefined && isAlike(hash, known);
    });
    if (same) same.alike.push(picture);
    else folds.push({ picture, alike: [] });
  }
  return folds;
}
