/** Where a key of the keyboard leads in tiles of so many columns, or null where it leads nowhere. */
export function placeOfKey(
  key: string,
  place: number,
  { count, columns }: { count: number; columns: number },
) {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, place + step));
}

/** How many elements stand in the first row. */
export function countColumns(elements: readonly HTMLElement[]): number {
  const [first] = elements;
  return elements.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length || 1;
}
