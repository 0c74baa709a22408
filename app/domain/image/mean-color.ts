const samples = 4096;
/** Of a picture one can see through: its own colour behind it would look like a part of it. */
const neutral = "#e4e4e7";
const mostSeenThrough = 0.02;

/** The colour that a place shows until its picture is there, `#rrggbb`: the mean of its pixels (RGBA, 0–255). */
export function meanColorOf(pixels: Uint8ClampedArray): string {
  const step = Math.max(1, Math.floor(pixels.length / 4 / samples)) * 4;
  const sums = [0, 0, 0];
  let seenThrough = 0;
  let weight = 0;
  for (let at = 0; at < pixels.length; at += step) {
    const alpha = pixels[at + 3]!;
    if (alpha < 128) seenThrough++;
    for (let channel = 0; channel < 3; channel++) sums[channel]! += pixels[at + channel]! * alpha;
    weight += alpha;
  }
  if (weight === 0 || seenThrough > mostSeenThrough * (pixels.length / step)) return neutral;
  const hex = (sum: number) =>
    Math.round(sum / weight)
      .toString(16)
      .padStart(2, "0");
  return `#${sums.map(hex).join("")}`;
}
