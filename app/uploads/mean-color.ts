/** The colour a place shows until its picture is there: the mean of what can be seen through, `#rrggbb`. */
export function meanColor(context: OffscreenCanvasRenderingContext2D): string {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const sums = [0, 0, 0];
  let weight = 0;
  // A few thousand pixels say as much as all of them.
  const step = 4 * Math.max(1, Math.floor((width * height) / 4096));
  for (let at = 0; at < data.length; at += step) {
    const alpha = (data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel++) {
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
    }
    weight += alpha;
  }
  const hex = (sum: number) =>
    Math.round(weight > 0 ? sum / weight : 200)
      .toString(16)
      .padStart(2, "0");
  return `#${sums.map(hex).join("")}`;
}
