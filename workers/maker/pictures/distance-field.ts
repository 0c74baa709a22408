/**
 * How far each cell of a square grid is from the nearest marked one, in cells (Felzenszwalb and Huttenlocher 2012: the
 * lower envelope of parabolas, row by row and column by column).
 */
export function distanceField(marked: Uint8Array, side: number): Float64Array {
  const far = 1e9;
  const field = new Float64Array(marked.length).fill(1e7);
  for (let at = 0; at < field.length; at++) if (marked[at]) field[at] = 0;
  const heights = new Float64Array(side);
  const vertices = new Int32Array(side);
  const limits = new Float64Array(side + 1);
  const pass = (start: number, step: number) => {
    for (let at = 0; at < side; at++) heights[at] = field[start + at * step]!;
    let last = 0;
    vertices[0] = 0;
    limits[0] = -far;
    limits[1] = far;
    const meets = (at: number) => {
      const vertex = vertices[last]!;
      return (heights[at]! + at * at - heights[vertex]! - vertex * vertex) / (2 * at - 2 * vertex);
    };
    for (let at = 1; at < side; at++) {
      let limit = meets(at);
      while (last > 0 && limit <= limits[last]!) {
        last--;
        limit = meets(at);
      }
      last++;
      vertices[last] = at;
      limits[last] = limit;
      limits[last + 1] = far;
    }
    last = 0;
    for (let at = 0; at < side; at++) {
      while (limits[last + 1]! < at) last++;
      const vertex = vertices[last]!;
      field[start + at * step] = (at - vertex) ** 2 + heights[vertex]!;
    }
  };
  for (let column = 0; column < side; column++) pass(column, side);
  for (let row = 0; row < side; row++) pass(row * side, 1);
  return field.map(Math.sqrt);
}
