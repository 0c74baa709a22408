const lengths = [6, 10, 15, 20, 30, 45, 60];

/** To a tenth: "6", "7.2". */
export function shortSeconds(seconds: number): string {
  return String(Math.round(seconds * 10) / 10);
}

/** Lengths to choose from, with the present one where it is none of them. */
export function lengthChoices(present: number | null): { value: string; label: string }[] {
  const values = new Set(lengths.map(shortSeconds));
  if (present !== null) values.add(shortSeconds(present));
  return [...values]
    .sort((one, other) => Number(one) - Number(other))
    .map((value) => ({ value, label: `${value} seconds` }));
}
