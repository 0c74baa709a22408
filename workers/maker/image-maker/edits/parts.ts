/** The pixels of each joined part of what is marked with 1. */
export function partsOf(marked: Uint8Array, width: number, height: number): Int32Array[] {
  const seen = new Uint8Array(marked.length);
  const queue = new Int32Array(marked.length);
  const parts: Int32Array[] = [];
  let tail = 0;
  const enter = (pixel: number) => {
    if (seen[pixel] || marked[pixel] !== 1) return;
    seen[pixel] = 1;
    queue[tail++] = pixel;
  };
  for (let start = 0; start < marked.length; start++) {
    const first = tail;
    enter(start);
    for (let head = first; head < tail; head++) {
      const pixel = queue[head]!;
      const x = pixel % width;
      if (x > 0) enter(pixel - 1);
      if (x < width - 1) enter(pixel + 1);
      if (pixel >= width) enter(pixel - width);
      if (pixel < width * (height - 1)) enter(pixel + width);
    }
    if (tail > first) parts.push(queue.subarray(first, tail));
  }
  return parts;
}
