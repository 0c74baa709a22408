/** Six bits a letter; five carry, the sixth says that more follow. */
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const values = new Map([...letters].map((letter, value) => [letter, value]));

/**
 * Points (x0, y0, x1, y1 …) as text, to a tenth of a pixel: a third of what JSON takes. Each is told by how far it lies
 * from the one before (as in https://developers.google.com/maps/documentation/utilities/polylinealgorithm).
 */
export function textOfPoints(points: readonly number[]): string {
  let text = "";
  const last = [0, 0];
  for (let at = 0; at < points.length; at++) {
    const tenths = Math.round(points[at]! * 10);
    const by = tenths - last[at % 2]!;
    last[at % 2] = tenths;
    // Small numbers of either sign become small numbers without one.
    let left = by < 0 ? -by * 2 - 1 : by * 2;
    while (left >= 32) {
      text += letters[32 + (left % 32)];
      left = Math.floor(left / 32);
    }
    text += letters[left];
  }
  return text;
}

/** The points of such a text. Throws where it is none. */
export function pointsOfText(text: string): number[] {
  const points: number[] = [];
  const last = [0, 0];
  let value = 0;
  let unit = 1;
  for (const letter of text) {
    const digit = values.get(letter);
    if (digit === undefined) throw new Error("These are no points");
    value += (digit % 32) * unit;
    unit *= 32;
    if (digit >= 32) continue;
    const axis = points.length % 2;
    last[axis]! += value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    points.push(last[axis]! / 10);
    value = 0;
    unit = 1;
  }
  return points;
}
