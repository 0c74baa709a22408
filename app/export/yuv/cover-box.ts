import type { Box } from "~/scene/composition";

/** Writes how much of each sample of `room` a box covers; `every` pixels to the sample. */
export function coverBox(
  view: Uint8Array,
  to: number,
  stride: number,
  room: Box,
  box: Box,
  every: 1 | 2,
): void {
  const columns = coverage(room.x, room.width, box.x, box.width, every);
  const rows = coverage(room.y, room.height, box.y, box.height, every);
  for (const [row, share] of rows.entries()) {
    view.set(
      share === 255 ? columns : columns.map((own) => Math.round((own * share) / 255)),
      to + row * stride,
    );
  }
}

/** How much of each sample from `start` on a stretch covers, 0–255; `every` pixels to the sample. */
function coverage(start: number, length: number, from: number, extent: number, every: 1 | 2): Uint8Array {
  const shares = new Uint8Array(length / every);
  const first = Math.max(0, Math.floor((from - start) / every));
  const end = Math.min(shares.length, Math.ceil((from + extent - start) / every));
  for (let index = first; index < end; index++) {
    const at = start + index * every;
    const covered = Math.min(at + every, from + extent) - Math.max(at, from);
    shares[index] = Math.round((Math.max(0, covered) / every) * 255);
  }
  return shares;
}
