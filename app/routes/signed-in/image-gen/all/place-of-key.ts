/** Where a key goes from a place of a grid that has so many columns; null for keys that go nowhere. */
export function placeOfKey(key: string, place: number, columns: number): number | "first" | "last" | null {
  switch (key) {
    case "ArrowRight":
      return place + 1;
    case "ArrowLeft":
      return place - 1;
    case "ArrowDown":
      return place + columns;
    case "ArrowUp":
      return place - columns;
    case "Home":
      return "first";
    case "End":
      return "last";
    case "PageDown":
      return place + columns * 4;
    case "PageUp":
      return place - columns * 4;
    default:
      return null;
  }
}
