interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Where a key goes from a tile of a grid with rows of its own widths: to a neighbour, or to the tile above or below
 * whose middle is nearest. Null for keys that go nowhere, and at the ends.
 */
export function tileOfKey(key: string, boxes: readonly Box[], from: number): number | null {
  const within = (index: number) => (index >= 0 && index < boxes.length ? index : null);
  switch (key) {
    case "ArrowRight":
      return within(from + 1);
    case "ArrowLeft":
      return within(from - 1);
    case "Home":
      return within(0);
    case "End":
      return within(boxes.length - 1);
    case "ArrowDown":
      return nearest(boxes, from, (other, own) => other.top - own.bottom);
    case "ArrowUp":
      return nearest(boxes, from, (other, own) => own.top - other.bottom);
    default:
      return null;
  }
}

/** In the next row that way, the tile whose middle is least far to the side. */
function nearest(
  boxes: readonly Box[],
  from: number,
  distanceOf: (other: Box, own: Box) => number,
): number | null {
  const own = boxes[from];
  if (!own) return null;
  const middle = ({ left, right }: Box) => (left + right) / 2;
  let best: { index: number; away: number; aside: number } | null = null;
  for (const [index, other] of boxes.entries()) {
    const away = distanceOf(other, own);
    if (away < 0) continue;
    const aside = Math.abs(middle(other) - middle(own));
    // Tiles of one row may differ by a fraction of a pixel.
    if (!best || away < best.away - 2 || (away < best.away + 2 && aside < best.aside))
      best = { index, away, aside };
  }
  return best?.index ?? null;
}
