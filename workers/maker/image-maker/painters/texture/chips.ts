import { hash2 } from "../../../picture-maker/noise";

const chip = { isChip: false, inside: 0, pick: 0 };

/** A stone with straight edges in some cells of a grid: how far inside it a place is, and which colour it has. */
export function chipAt(x: number, y: number, seed: number): typeof chip {
  let near = 9;
  let second = 9;
  let id = 0;
  const column = Math.floor(x);
  const row = Math.floor(y);
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const dx = i + hash2(i, j, seed) - x;
      const dy = j + hash2(i, j, seed + 1) - y;
      // However it lies, a stone is no nearer than this.
      if (1.2 * 1.2 * (dx * dx + dy * dy) >= second * second) continue;
      const stretch = hash2(i, j, seed + 4) * Math.PI;
      const u = dx * Math.cos(stretch) + dy * Math.sin(stretch);
      const v = dy * Math.cos(stretch) - dx * Math.sin(stretch);
      const distance = Math.abs(u) * 0.8 + Math.abs(v) * 1.25 + Math.max(Math.abs(u), Math.abs(v)) * 0.4;
      if (distance < near) {
        second = near;
        near = distance;
        id = hash2(i, j, seed + 2);
      } else if (distance < second) second = distance;
    }
  }
  const size = 0.28 + 0.42 * ((id * 7.13) % 1);
  chip.inside = Math.min(size - near, (second - near) * 0.5);
  chip.isChip = id > 0.25 && chip.inside > 0;
  chip.pick = (id * 3.71) % 1;
  return chip;
}
